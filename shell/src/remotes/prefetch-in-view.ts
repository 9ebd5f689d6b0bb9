import type { Registry } from '../registry/registry';
import { routeOfPath } from '../registry/route-of-path';
import { hintPage, prefetchData } from './prefetch-route';

/** Pages whose files a page may prefetch: about 40 kB each, of which most pages of a remote share 30. */
const MAX_PAGES = 3;
/** Links whose data a page may prefetch. Later it is shown as it was, and read again. */
const MAX_DATA = 2;

/** Whether the customer pays for every byte, or waits for it: the browser saves data, or the network is very slow. */
const isSparing = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const type: unknown = Reflect.get(connection, 'effectiveType');
  return Reflect.get(connection, 'saveData') === true || type === 'slow-2g' || type === '2g';
};

const linksIn = (place: 'main' | 'nav'): readonly HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>(`${place} a[href]`)].filter(
    ({ origin }) => origin === location.origin,
  );

const isInView = (link: Element): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/**
 * Prefetches the files of the pages that links in view open, at low priority and without running them: the first ones of
 * the content, then those of the tab bar. The first of these links have their data prefetched too. Prefetches nothing
 * where data is saved.
 *
 * @returns paths whose files were hinted, one for each page.
 */
export const prefetchInView = (registry: Registry): readonly string[] => {
  if (isSparing()) return [];
  const links = [...linksIn('main'), ...linksIn('nav')].filter(isInView);
  const here = routeOfPath(registry, location.pathname)?.entry.path;
  const hinted = new Map<string, string>();
  let data = 0;
  for (const { pathname, search } of links) {
    if (hinted.size === MAX_PAGES) break;
    const { remote, entry } = routeOfPath(registry, pathname) ?? {};
    if (remote === undefined || entry === undefined || entry.path === here || hinted.has(entry.path)) continue;
    if (!hintPage(remote, entry, 'prefetch')) continue;
    hinted.set(entry.path, pathname);
    if (data < MAX_DATA && prefetchData(entry, pathname, search)) data += 1;
  }
  return [...hinted.values()];
};
