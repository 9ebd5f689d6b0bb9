import type { APIRequestContext, BrowserContext } from 'playwright-core';
import { Member } from '../actors/member';
import { Sandbox, type FreshMember } from '../actors/sandbox';
import { setCookies } from '../native-app';

/** Somebody as whom the app is crawled. */
export interface Person {
  readonly name: string;
  /** Logs in; nothing for visitors. */
  readonly logIn?: (sandbox: Sandbox) => Promise<FreshMember>;
  readonly cookies?: Readonly<Record<string, string>>;
}

/** A shop that delivers where new members live. */
const SHOP = 7;

/** Somebody new with a card, who has just ordered a pickup. */
const ordersOnce = async (sandbox: Sandbox): Promise<FreshMember> => {
  const account = await sandbox.freshMember(true);
  const member = new Member(sandbox.request, account);
  const { id: laundryId } = await sandbox.deliveringShop(SHOP);
  const { startsAt } = await member.freeSlot(laundryId);
  await member.orders({ laundryId, startsAt, idempotencyKey: `crawl-${account.userId}` });
  return account;
};

/** Everybody who meets other pages: docs/domain/demo.md names the members of the seed. */
export const PEOPLE: readonly Person[] = [
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

/** Makes a context that person's, and again whenever a press has logged them out. */
export const becomes = async (
  { logIn, cookies }: Person,
  context: BrowserContext,
  request: APIRequestContext,
  baseUrl: string,
): Promise<void> => {
  if (cookies !== undefined) await setCookies(context, baseUrl, cookies);
  if (logIn === undefined) return;
  const held = await context.cookies(baseUrl);
  if (held.some(({ name }) => name === 'refreshToken')) return;
  const account = await logIn(new Sandbox(request));
  await new Member(request, account).opensBrowser(context, baseUrl);
};
