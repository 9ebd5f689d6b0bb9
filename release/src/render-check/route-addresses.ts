import type { PublishedRoute } from '../registry/registry';

/** Page that is opened by the check. */
export interface OpenedPage {
  /** Route that it opens: `/usage/:id/modify`. */
  readonly route: string;
  readonly pathname: string;
  /** Query with its question mark. */
  readonly search: string;
  readonly isMember: boolean;
}

/** Id that stands for any: the answers are made from schemas. */
const ID = '1';

/** Names of the query parameters that first reads take: `?id` of `{ id: '?id' }`. */
const queryNames = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('?') ? [value.slice(1)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(queryNames);
};

/** Fills a route's parameters, and the query that its first reads take. */
export const openedPageOf = ({ path, access, firstReads }: PublishedRoute): OpenedPage => {
  const names = [...new Set(queryNames(firstReads))];
  return {
    route: path,
    pathname: path.replace(/:\w+\??/g, ID),
    search: names.length === 0 ? '' : `?${names.map((name) => `${name}=${ID}`).join('&')}`,
    isMember: access === 'member',
  };
};
