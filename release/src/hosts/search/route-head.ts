import { BRAND, PREVIEW_PICTURES } from '@dongne/contract';
import type { PublishedRoute } from '../../registry/registry';
import type { PageHead } from '../first-view/rendered-page';

const HOME = '/';

/** Guards against a registry entry whose title is not a string. */
const isText = (value: unknown): value is string => typeof value === 'string';

const nameOf = ({ path, bar, title }: PublishedRoute): string | undefined =>
  [title, bar?.title, path === HOME ? BRAND.name : undefined].find(isText);

/**
 * Document title of a route before any data is loaded, as the shell will set it; `undefined` when the route table has
 * none.
 */
export const titleOfRoute = (route: PublishedRoute): string | undefined => {
  const name = nameOf(route);
  return name === undefined || name === BRAND.name ? name : `${name} · ${BRAND.name}`;
};

/**
 * Metadata of a page that is not rendered, from the route table. Omitted for parameters, queries and aliases: only a
 * render knows whether the entity exists and which URL is canonical.
 *
 * @param search query string with its question mark.
 */
export const headOfRoute = (route: PublishedRoute, search: string): PageHead | undefined => {
  const name = nameOf(route);
  if (name === undefined || /[:*]/.test(route.path) || route.search === 'alias' || search !== '') return undefined;
  return { title: name, canonical: route.path, picture: PREVIEW_PICTURES.general, structured: [] };
};
