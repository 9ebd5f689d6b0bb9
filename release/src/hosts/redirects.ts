import { SHELL } from '../config';
import { canaryOf, type Registry } from '../registry/registry';
import { ownerOfPath } from './page';
import { isAlias, isForMembers } from './search/search-routes';

const ANY_ORIGIN = 'http://app.invalid';

/** From the slash on; `undefined` for what a browser would read as another site's address. */
const pathOnSite = (to: string): string | undefined => {
  if (!URL.canParse(to, ANY_ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(to, ANY_ORIGIN);
  // `/.//evil.example` is read as a path, and then begins with two slashes.
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : undefined;
};

/** The browser notes where somebody came from by the address that the document was opened with. */
const CAMPAIGN = /[?&]utm_/i;

const hasCanary = (registry: Registry, name: string | undefined): boolean =>
  [SHELL.name, name].some((each) => each !== undefined && canaryOf(registry, each) !== undefined);

interface Asked {
  readonly path: string;
  readonly search: string;
  readonly isMember: boolean;
  /** As the package of the page says it; for a visitor to a member's page, as the shell does. */
  readonly leadsTo: string | undefined;
}

/**
 * Where the host itself leads a request whose page is only another address, or a visitor who has to log in first: one answer in place
 * of a page whose scripts have to come before it does nothing but lead on.
 *
 * @returns a path that begins with one slash, of a page that somebody has and that is an alias no more. `undefined` leaves it to the
 * browser, as it has to be for a link of a campaign, and while some browsers try another version.
 */
export const redirectOf = (registry: Registry, { path, search, isMember, leadsTo }: Asked): string | undefined => {
  const mayRedirect = isAlias(registry, path) || (!isMember && isForMembers(registry, path));
  if (leadsTo === undefined || !mayRedirect || CAMPAIGN.test(search)) return undefined;
  const to = pathOnSite(leadsTo);
  if (to === undefined || hasCanary(registry, ownerOfPath(registry, path))) return undefined;
  const { pathname } = new URL(to, ANY_ORIGIN);
  return ownerOfPath(registry, pathname) === undefined || isAlias(registry, pathname) ? undefined : to;
};
