import type { Registry } from '../registry/registry';
import { ownerOfPath } from './page';
import { isAlias, isForMembers } from './search/search-routes';

const ANY_ORIGIN = 'http://app.invalid';

/** Returns path, query and hash; `undefined` for a URL that a browser resolves to another site. */
const pathOnSite = (to: string): string | undefined => {
  if (!URL.canParse(to, ANY_ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(to, ANY_ORIGIN);
  // Rejects `/.//evil.example`, which resolves to a path that starts with two slashes.
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : undefined;
};

/** Campaign parameters, which the browser reads from the URL of the document. */
const CAMPAIGN = /[?&]utm_/i;

interface Asked {
  readonly path: string;
  readonly search: string;
  readonly isMember: boolean;
  /** Target from the package of the page; for a visitor on a member route, from the shell. */
  readonly leadsTo: string | undefined;
}

/**
 * Decides whether the host itself redirects an alias, or a visitor who has to log in: one response instead of a page
 * that only navigates after its scripts have loaded.
 *
 * @param registry of this visitor.
 * @returns a path on this site to an existing page that is not an alias. `undefined` leaves it to the browser: for
 * campaign links.
 */
export const redirectOf = (registry: Registry, { path, search, isMember, leadsTo }: Asked): string | undefined => {
  const mayRedirect = isAlias(registry, path) || (!isMember && isForMembers(registry, path));
  if (leadsTo === undefined || !mayRedirect || CAMPAIGN.test(search)) return undefined;
  const to = pathOnSite(leadsTo);
  if (to === undefined) return undefined;
  const { pathname } = new URL(to, ANY_ORIGIN);
  return ownerOfPath(registry, pathname) === undefined || isAlias(registry, pathname) ? undefined : to;
};
