import { prefetchReads, type RouteEntry } from '@dongne/platform';
import { matchPath } from 'react-router-dom';
import { isRecord } from '@dongne/contract';
import { routeOfPath } from '../registry/route-of-path';
import type { Registry, RemoteDeployment } from '../registry/registry';
import { isSkipped } from './given-up';
import { isTrusted } from '../registry/trusted-version';
import { prefetchPage } from './use-remote-app';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** `preload`: the page is being opened. `prefetch`: it may be opened next; at low priority. */
type Urgency = 'preload' | 'prefetch';

/** Safari knows no `prefetch`: a preload of low priority does the same, beside a warning in its console. */
const hintedBy = (urgency: Urgency): object =>
  urgency === 'prefetch' && !document.createElement('link').relList.supports('prefetch')
    ? { rel: 'preload', fetchPriority: 'low' }
    : { rel: urgency };

/** Adds the hint that the HTML has for the first page, with the same hash: otherwise the file is fetched twice. */
const hint = (
  href: string,
  promise: { integrity: string; crossOrigin: string } | undefined,
  urgency: Urgency,
): void => {
  const isKnown =
    performance.getEntriesByName(href).length > 0 ||
    [...document.head.children].some((known) => 'href' in known && known.href === href);
  if (isKnown) return;
  const link = document.createElement('link');
  Object.assign(link, { ...hintedBy(urgency), as: 'script', ...promise, href });
  document.head.append(link);
};

/** Validates a page's script list in the registry and adds its hints. */
const hintScripts = (
  { entry, published }: RemoteDeployment,
  route: RouteEntry & { readonly files?: unknown; readonly shareUrls?: unknown },
  urgency: Urgency,
): void => {
  if (!isRecord(published) || !isRecord(published['extras'])) return;
  const { preload, assets } = published['extras'];
  for (const file of [...listOf(preload), ...listOf(route.files)]) {
    const integrity = isRecord(assets) ? assets[String(file)] : undefined;
    if (typeof integrity === 'string')
      hint(new URL(String(file), entry).href, { integrity, crossOrigin: 'anonymous' }, urgency);
  }
  // The shell's own scripts are requested without hash and CORS.
  for (const path of listOf(route.shareUrls)) {
    const { origin, href } = new URL(String(path), location.href);
    if (origin === location.origin) hint(href, undefined, urgency);
  }
};

/**
 * Hints all scripts of a remote's page, without running them.
 *
 * @returns false for a version that is not trusted, or has broken here.
 */
export const hintPage = (remote: RemoteDeployment, entry: RouteEntry, urgency: Urgency): boolean => {
  const isGood = isTrusted(remote) && !isSkipped(remote);
  if (isGood) hintScripts(remote, entry, urgency);
  return isGood;
};

/**
 * Prefetches the data of a page's first view.
 *
 * @param isAhead whether it may be opened much later.
 * @returns whether it has any.
 */
export const prefetchData = (
  { path, firstReads }: RouteEntry,
  { pathname, search }: { readonly pathname: string; readonly search: string },
  isAhead = false,
): boolean => {
  const params = matchPath(path, pathname)?.params;
  if (firstReads === undefined || params === undefined) return false;
  prefetchReads(firstReads, { path: params, query: new URLSearchParams(search), pathname, isAhead });
  return true;
};

/**
 * Prefetches all scripts of a remote's page in parallel before it is opened (pointer down on its link), instead of
 * container, routes and page one after the other. A failure shows when the page is opened.
 */
export const prefetchRoute = (registry: Registry, path: string, search = ''): void => {
  const { remote, entry } = routeOfPath(registry, path) ?? {};
  if (entry !== undefined) prefetchData(entry, { pathname: path, search });
  if (remote === undefined || entry === undefined) return;
  hintPage(remote, entry, 'preload');
  prefetchPage(remote, path);
};
