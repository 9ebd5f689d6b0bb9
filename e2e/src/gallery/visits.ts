import type { BrowserContext } from 'playwright-core';
import { Member } from '../actors/member';
import type { FreshMember, Sandbox } from '../actors/sandbox';
import { setCookies } from '../native-app';
import { ROUTE_EXPECTATIONS, type RouteExpectation } from '../route-expectations';
import { fillIn, placesOfMember, placesOfVisitor } from '../route-places';

/** Viewer of the pictures. */
export interface Viewer {
  readonly name: 'visitor' | 'member' | 'partner' | 'native';
  readonly logIn?: (sandbox: Sandbox) => Promise<FreshMember>;
  readonly cookies?: Readonly<Record<string, string>>;
}

/** Page to take pictures of. */
export interface Visit {
  /** Base name of its files: `usage-detail`. */
  readonly name: string;
  readonly path: string;
}

/** Seeded members, as listed in docs/domain/demo.md. */
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

/** Cookies that close the popups of a first visit. */
const NO_POPUPS = { closeTutorial: 'Y', middlePopup: 'Y', bottomPopup: 'Y' };

const isFor = (viewer: Viewer, { access }: RouteExpectation): boolean =>
  access === 'public' || (access === 'visitor') === (viewer.logIn === undefined);

/** Derives a stable file name without ids: `/usage/detail?id={request}` → `usage-detail-id`. */
const nameOf = (open: string): string =>
  open
    .replace(/%2F|[{}=]/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => part !== '')
    .join('-') || 'home';

/** Logs the viewer in and lists the pages that they may open. */
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
