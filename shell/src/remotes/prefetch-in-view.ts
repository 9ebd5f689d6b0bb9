import type { RouteEntry } from '@dongne/platform';
import type { Registry, RemoteDeployment } from '../registry/registry';
import { routeOfPath } from '../registry/route-of-path';
import { openedFrom } from './opened-next';
import { hintPage, prefetchData } from './prefetch-route';
import { placeOf, WAYS } from './pressed-link';

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

const waysIn = (place: 'main' | 'nav'): readonly Element[] => [
  ...document.querySelectorAll(
    WAYS.split(', ')
      .map((way) => `${place} ${way}`)
      .join(),
  ),
];

const isInView = (link: Element): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

const areaOf = (link: Element): number => {
  const { width, height } = link.getBoundingClientRect();
  return width * height;
};

interface LinkedPage {
  readonly way: Element;
  readonly place: URL;
  readonly remote: RemoteDeployment;
  readonly entry: RouteEntry;
}

/**
 * Returns the other pages of remotes that links in view open: first those that this device has opened most often from
 * this page.
 */
const linkedPages = (registry: Registry, here: string): readonly LinkedPage[] => {
  const times = openedFrom(here);
  return [...waysIn('main'), ...waysIn('nav')]
    .filter(isInView)
    .flatMap((way) => {
      const place = placeOf(way);
      const { remote, entry } = (place && routeOfPath(registry, place.pathname)) ?? {};
      if (place === undefined || remote === undefined || entry === undefined || entry.path === here) return [];
      return [{ way, place, remote, entry }];
    })
    .sort((one, other) => (times.get(other.entry.path) ?? 0) - (times.get(one.entry.path) ?? 0));
};

/** @returns paths whose files were hinted, one for each page. */
const prefetchFiles = (pages: readonly LinkedPage[]): readonly string[] => {
  const hinted = new Map<string, string>();
  for (const { place, remote, entry } of pages) {
    if (hinted.size === MAX_PAGES) break;
    if (!hinted.has(entry.path) && hintPage(remote, entry, 'prefetch')) hinted.set(entry.path, place.pathname);
  }
  return [...hinted.values()];
};

const prefetchDataOf = (pages: readonly LinkedPage[]): void => {
  const addresses = new Set<string>();
  for (const { place, entry } of [...pages].sort((one, other) => areaOf(other.way) - areaOf(one.way))) {
    if (addresses.size === MAX_DATA) return;
    const address = place.pathname + place.search;
    if (!addresses.has(address) && prefetchData(entry, place, true)) addresses.add(address);
  }
};

/**
 * Prefetches the files of the pages that links in view open, at low priority and without running them: first those that
 * this device opens most often from here, then those of the content, then those of the tab bar. The largest of these
 * links have their data prefetched too. Prefetches nothing where data is saved.
 *
 * @param here pattern of the opened page.
 * @returns paths whose files were hinted, one for each page.
 */
export const prefetchInView = (registry: Registry, here: string): readonly string[] => {
  if (isSparing()) return [];
  const pages = linkedPages(registry, here);
  prefetchDataOf(pages);
  return prefetchFiles(pages);
};
