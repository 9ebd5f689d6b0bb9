import type { RouteEntry } from '@dongne/platform';
import type { Registry, RemoteDeployment } from '../registry/registry';
import { routeOfPath } from '../registry/route-of-path';
import { hintPage, prefetchData } from './prefetch-route';

/** Pages whose files a page may prefetch: about 40 kB each, of which most pages of a remote share 30. */
const MAX_PAGES = 3;
/** Addresses whose data a page may prefetch. A page shows it at once, and reads it again. */
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

const areaOf = (link: Element): number => {
  const { width, height } = link.getBoundingClientRect();
  return width * height;
};

interface LinkedPage {
  readonly link: HTMLAnchorElement;
  readonly remote: RemoteDeployment;
  readonly entry: RouteEntry;
}

/** Returns the other pages of remotes that links in view open. */
const linkedPages = (registry: Registry): readonly LinkedPage[] => {
  const here = routeOfPath(registry, location.pathname)?.entry.path;
  return [...linksIn('main'), ...linksIn('nav')].filter(isInView).flatMap((link) => {
    const { remote, entry } = routeOfPath(registry, link.pathname) ?? {};
    return remote === undefined || entry === undefined || entry.path === here ? [] : [{ link, remote, entry }];
  });
};

/** @returns paths whose files were hinted, one for each page. */
const prefetchFiles = (pages: readonly LinkedPage[]): readonly string[] => {
  const hinted = new Map<string, string>();
  for (const { link, remote, entry } of pages) {
    if (hinted.size === MAX_PAGES) break;
    if (!hinted.has(entry.path) && hintPage(remote, entry, 'prefetch')) hinted.set(entry.path, link.pathname);
  }
  return [...hinted.values()];
};

const prefetchDataOf = (pages: readonly LinkedPage[]): void => {
  const addresses = new Set<string>();
  for (const { link, entry } of [...pages].sort((one, other) => areaOf(other.link) - areaOf(one.link))) {
    if (addresses.size === MAX_DATA) return;
    const address = link.pathname + link.search;
    if (!addresses.has(address) && prefetchData(entry, link, true)) addresses.add(address);
  }
};

/**
 * Prefetches the files of the pages that links in view open, at low priority and without running them: the first ones of
 * the content, then those of the tab bar. The largest of these links have their data prefetched
 * too. Prefetches nothing where data is saved.
 *
 * @returns paths whose files were hinted, one for each page.
 */
export const prefetchInView = (registry: Registry): readonly string[] => {
  if (isSparing()) return [];
  const pages = linkedPages(registry);
  prefetchDataOf(pages);
  return prefetchFiles(pages);
};
