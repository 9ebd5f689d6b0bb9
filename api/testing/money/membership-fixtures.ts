import { and, eq } from 'drizzle-orm';
import type { MembershipInfo } from '@dongne/contract';
import { ALL_JOBS } from '../../src/all-jobs';
import type { AppParts } from '../../src/app';
import { giveCard } from './charge-fixtures';
import { runUntilQuiet } from '#base';
import { charges, notifications } from '#tables';
import { addMember, withFreshToken, type TestMember } from '../fixtures';
import type { TestApi } from '../test-api';

const PATH = '/v1/app/myPage/membership';

/** A call of a member with a fresh token. */
const call = async (
  api: TestApi,
  member: TestMember,
  { method = 'GET', path = '', payload }: { method?: 'GET' | 'POST' | 'PUT'; path?: string; payload?: object },
) => {
  const { headers } = await withFreshToken(api, member);
  return api.app.inject({ method, url: PATH + path, headers, ...(payload === undefined ? {} : { payload }) });
};

/** Joins the membership. */
export const join = (api: TestApi, member: TestMember, payload: object = { agreeTerm: true }) =>
  call(api, member, { method: 'POST', payload });

/** Terms on the page of leaving. */
export const termsOf = async (api: TestApi, member: TestMember) =>
  (await call(api, member, { path: '/withdraw' })).json();

/** Leaves on the shown terms, or with another sum. */
export const leave = async (api: TestApi, member: TestMember, refundWon?: number) =>
  call(api, member, {
    method: 'PUT',
    path: '/withdraw',
    payload: { refundWon: refundWon ?? (await termsOf(api, member)).refundWon ?? 0 },
  });

/** The membership as its member sees it. */
export const membershipOf = async (api: TestApi, member: TestMember): Promise<MembershipInfo> =>
  (await call(api, member, {})).json().userMembershipInfo[0];

/** A page of what was paid. */
export const historyOf = async (api: TestApi, member: TestMember, query = '') =>
  (await call(api, member, { path: `/history${query}` })).json();

/** A member with a card, or without one. */
export const addPayer = async (api: TestApi, lastFour: string | null = '0000'): Promise<TestMember> => {
  const member = await addMember(api);
  if (lastFour !== null) await giveCard(api, member.memberId, lastFour);
  return member;
};

/** A member whose first month was paid just now. */
export const addSubscriber = async (api: TestApi): Promise<TestMember> => {
  const member = await addPayer(api);
  await join(api, member);
  return member;
};

/** Runs all due jobs. */
export const work = (api: TestApi, parts: AppParts = api.parts) => runUntilQuiet(parts, ALL_JOBS);

/** Travels to a moment and runs all due jobs. */
export const workAt = (api: TestApi, at: string | Date): Promise<number> => {
  api.clock.travelTo(new Date(at));
  return work(api);
};

/** Payments and refunds of a member's cards in the provider's own book, oldest first. */
export const takenFrom = async ({ companies, parts }: TestApi, { memberId }: TestMember): Promise<string[]> => {
  const own = await parts.database.select({ id: charges.id }).from(charges).where(eq(charges.memberId, memberId));
  return (await companies.cardBook())
    .filter(({ orderId, state }) => state === 'approved' && own.some(({ id }) => orderId.startsWith(`c${id}-`)))
    .map(({ kind, amountWon }) => `${kind} ${amountWon}`);
};

/** Notification titles of a member, oldest first; those of one title where it is given. */
export const bellOf = async ({ parts }: TestApi, { memberId }: TestMember, title?: string): Promise<string[]> => {
  const own = eq(notifications.memberId, memberId);
  const rows = await parts.database
    .select()
    .from(notifications)
    .where(title === undefined ? own : and(own, eq(notifications.title, title)))
    .orderBy(notifications.id);
  return rows.map((row) => row.title);
};
