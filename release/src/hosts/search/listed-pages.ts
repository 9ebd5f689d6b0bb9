import type { Registry } from '../../registry/registry';
import { listedPaths } from './search-routes';
import { siteMap, siteMapIndex, type MapEntry } from './site-map';

/** A part of all shops, as `GET /laundry/listed` gives it. */
export interface ListedPart {
  readonly parts: number;
  readonly shops: readonly { readonly id: number; readonly hasReviews: boolean; readonly changedAt: string }[];
}

/** Reads a part of all shops; `undefined` where it cannot have one. @throws when it does not come. */
type ReadPart = (part: number) => Promise<ListedPart | undefined>;

const FILE = /^\/sitemap(?:-(0|[1-9]\d{0,5}))?\.xml$/;
/** Of the pages that are no shop's. */
const PAGES = 0;

/** Which site map a path asks for: a part, `'whole'`, or none. */
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
 * A site map as XML: all of it in one file as long as one part holds all shops, else an index of the parts.
 *
 * @returns `undefined` for a part that there is none of.
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
