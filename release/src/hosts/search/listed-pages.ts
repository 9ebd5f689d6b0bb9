import type { Registry } from '../../registry/registry';
import { listedPaths } from './search-routes';
import { siteMap, siteMapIndex, type MapEntry } from './site-map';

/** One part of the list of shops, as returned by `GET /laundry/listed`. */
export interface ListedPart {
  readonly parts: number;
  readonly shops: readonly { readonly id: number; readonly hasReviews: boolean; readonly changedAt: string }[];
}

/** Reads one part; `undefined` when it does not exist. @throws when the API fails. */
type ReadPart = (part: number) => Promise<ListedPart | undefined>;

const FILE = /^\/sitemap(?:-(0|[1-9]\d{0,5}))?\.xml$/;
/** Part with the pages that are not shops. */
const PAGES = 0;

/** Parses the path of a site map: a part, `'whole'`, or `undefined`. */
export const siteMapOf = (path: string): number | 'whole' | undefined => {
  const [matched, part] = FILE.exec(path) ?? [];
  if (matched === undefined) return undefined;
  return part === undefined ? 'whole' : Number(part);
};

const pathOf = (part: number): string => `/sitemap-${part}.xml`;

const entriesOfShops = ({ shops }: ListedPart): MapEntry[] =>
  shops.flatMap(({ id, hasReviews, changedAt }) => [
    { path: `/laundry/${id}`, changedAt },
    ...(hasReviews ? [{ path: `/laundry/${id}/review`, changedAt }] : []),
  ]);

const entriesOfPages = (registry: Registry): MapEntry[] => listedPaths(registry).map((path) => ({ path }));

interface Asked {
  readonly origin: string;
  readonly registry: Registry;
  readonly readPart: ReadPart;
}

/**
 * Renders a site map as XML: one file while all shops fit into one part, else an index of the parts.
 *
 * @returns `undefined` for a part that does not exist.
 */
export const siteMapText = async (
  which: number | 'whole',
  { origin, registry, readPart }: Asked,
): Promise<string | undefined> => {
  if (which === PAGES) return siteMap(origin, entriesOfPages(registry));
  const part = await readPart(which === 'whole' ? 1 : which);
  if (part === undefined) return undefined;
  if (which !== 'whole') return which > part.parts ? undefined : siteMap(origin, entriesOfShops(part));
  if (part.parts === 1) return siteMap(origin, [...entriesOfPages(registry), ...entriesOfShops(part)]);
  const parts = Array.from({ length: part.parts }, (_, index) => index + 1);
  return siteMapIndex(origin, [PAGES, ...parts].map(pathOf));
};
