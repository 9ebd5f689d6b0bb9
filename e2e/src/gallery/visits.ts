import type { BrowserContext } from 'playwright-core';
import { Member } from '../actors/member';
import type { FreshMember, Sandbox } from '../actors/sandbox';
import { setCookies } from '../native-app';
import { ROUTE_EXPECTATIONS, type RouteExpectation } from '../route-expectations';
import { fillIn, placesOfMember, placesOfVisitor } from '../route-places';

/** Whose app the pictures show. */
export interface Viewer {
  readonly name: 'visitor' | 'member' | 'partner' | 'native';
  readonly logIn?: (sandbox: Sandbox) => Promise<FreshMember>;
  readonly cookies?: Readonly<Record<string, string>>;
}

/** A page to take pictures of. */
export interface Visit {
  /** Names its files: `usage-detail`. */
  readonly name: string;
  readonly path: string;
}

/** docs/domain/demo.md names the members of the seed. */
export const VIEWERS: readonly Viewer[] = [
  { name: 'visitor' },
  { name: 'member', logIn: (sandbox) => sandbox.seededMember('01000000002') },
  { name: 'partner', logIn: (sandbox) => sandbox.seededMember('01000000003') },
  {
    name: 'native',
    logIn: (sandbox) => sandbox.freshMember(true),
    cookies: { fcmtoken: 'token-of-a-phone', authPage: 'Y', appVersion: 'android/9.9.9' },
  },
];

/** What only comes over Home at first. */
const NO_POPUPS = { closeTutorial: 'Y', middlePopup: 'Y', bottomPopup: 'Y' };

const isFor = (viewer: Viewer, { access }: RouteExpectation): boolean =>
  access === 'public' || (access === 'visitor') === (viewer.logIn === undefined);

/** `/usage/detail?id={request}` is `usage-detail-id`: addresses without the things in them, for files that keep their names. */
const nameOf = (open: string): string =>
  open
    .replace(/%2F|[{}=]/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => part !== '')
    .join('-') || 'home';

/** Logs the viewer in, and names every page that is not for somebody else. */
export const visitsOf = async (
  viewer: Viewer,
  context: BrowserContext,
  sandbox: Sandbox,
  baseUrl: string,
): Promise<readonly Visit[]> => {
  await setCookies(context, baseUrl, { ...NO_POPUPS, ...viewer.cookies });
  const rows = ROUTE_EXPECTATIONS.filter((row) => row.leadsTo === undefined && isFor(viewer, row));
  const account = await viewer.logIn?.(sandbox);
  const member = account === undefined ? undefined : new Member(sandbox.request, account);
  await member?.opensBrowser(context, baseUrl);
  const places = member === undefined ? await placesOfVisitor(sandbox) : await placesOfMember(sandbox, member);
  return rows.map(({ open }) => ({ name: nameOf(open), path: fillIn(open, places) }));
};
