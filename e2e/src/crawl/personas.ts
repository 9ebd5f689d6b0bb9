import type { APIRequestContext, BrowserContext } from 'playwright-core';
import { Member } from '../actors/member';
import { Sandbox, type FreshMember } from '../actors/sandbox';
import { setCookies } from '../native-app';

/** Persona of a crawl. */
export interface Person {
  readonly name: string;
  /** Logs in; absent for visitors. */
  readonly logIn?: (sandbox: Sandbox) => Promise<FreshMember>;
  readonly cookies?: Readonly<Record<string, string>>;
}

/** Shop that delivers to new members. */
const SHOP = 7;

/** Creates a member with a card and an open request. */
const ordersOnce = async (sandbox: Sandbox): Promise<FreshMember> => {
  const account = await sandbox.freshMember(true);
  const member = new Member(sandbox.request, account);
  const { id: laundryId } = await sandbox.deliveringShop(SHOP);
  const { startsAt } = await member.freeSlot(laundryId);
  await member.orders({ laundryId, startsAt, idempotencyKey: `crawl-${account.userId}` });
  return account;
};

/** Personas that see different pages; docs/domain/demo.md lists the seeded members. */
export const PERSONAS: readonly Person[] = [
  { name: 'visitor' },
  { name: 'member', logIn: (sandbox) => sandbox.seededMember('01000000002') },
  { name: 'new member with a card', logIn: ordersOnce },
  { name: 'member without a card', logIn: (sandbox) => sandbox.freshMember() },
  { name: 'partner 1', logIn: (sandbox) => sandbox.seededMember('01000000003') },
  {
    name: 'native app',
    logIn: ordersOnce,
    cookies: { fcmtoken: 'token-of-a-phone', authPage: 'Y', appVersion: 'android/9.9.9' },
  },
];

/** Logs a context in as the persona, and again after a click has logged out. */
export const logInAs = async (
  { logIn, cookies }: Person,
  context: BrowserContext,
  request: APIRequestContext,
  baseUrl: string,
): Promise<void> => {
  if (cookies !== undefined) await setCookies(context, baseUrl, cookies);
  if (logIn === undefined) return;
  const current = await context.cookies(baseUrl);
  if (current.some(({ name }) => name === 'refreshToken')) return;
  const account = await logIn(new Sandbox(request));
  await new Member(request, account).opensBrowser(context, baseUrl);
};
