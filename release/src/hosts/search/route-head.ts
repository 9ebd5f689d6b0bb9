import { BRAND, PREVIEW_PICTURES } from '@dongne/contract';
import type { PublishedRoute } from '../../registry/registry';
import type { PageHead } from '../first-view/rendered-page';

const HOME = '/';

/** A registry is written by many: what is no text there names nothing. */
const isText = (value: unknown): value is string => typeof value === 'string';

const nameOf = ({ path, bar, title }: PublishedRoute): string | undefined =>
  [title, bar?.title, path === HOME ? BRAND.name : undefined].find(isText);

/** What the browser's tab says of a page before it has read anything, as the shell will write it; `undefined` where no table says it. */
export const titleOfRoute = (route: PublishedRoute): string | undefined => {
  const name = nameOf(route);
  return name === undefined || name === BRAND.name ? name : `${name} · ${BRAND.name}`;
};

/**
 * The head of a page that stays undrawn, by the route table alone. Only of a page that stands by itself: whether there is a thing of
 * that number, or which of its addresses counts, is known to who reads and draws it.
 *
 * @param search the query, from its question mark on.
 */
export const headOfRoute = (route: PublishedRoute, search: string): PageHead | undefined => {
  const name = nameOf(route);
  if (name === undefined || /[:*]/.test(route.path) || route.search === 'alias' || search !== '') return undefined;
  return { title: name, canonical: route.path, picture: PREVIEW_PICTURES.general, structured: [] };
};
