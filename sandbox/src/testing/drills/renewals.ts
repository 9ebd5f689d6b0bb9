import { and, count, eq, gt, inArray } from 'drizzle-orm';
import { monthsAfter } from '@dongne/contract';
import { addOwners, giveCard } from '@dongne/api/testing/money/charge-fixtures';
import { bookProblems } from '@dongne/api/testing/money/book-problems';
import { charges, ledgerPostings, memberships } from '@dongne/api/tables';
import { TEST_NOW } from '@dongne/api/testing/test-api';
import type { DrillApi } from './drill-api';
import { openServerPool } from './server-pool';

/** The 1st of April, 00:00 in Seoul. */
const MIDNIGHT = new Date('2026-04-01T00:00:00+09:00');
/** Servers start this long before midnight, and their clocks pass it. */
const BEFORE_MS = 5_000;
const LOOK_EVERY_MS = 250;

/** Result of a night. */
export interface Renewals {
  /** Renewed memberships. */
  readonly renewed: number;
  /** Charges in the provider's own book, and payments in ours. */
  readonly taken: number;
  readonly posted: number;
  /** From midnight to the last renewal. */
  readonly seconds: number;
  readonly problems: readonly string[];
}

const addSubscribers = async (api: DrillApi, members: number): Promise<number[]> => {
  api.clock.travelTo(TEST_NOW);
  const memberIds = (await addOwners(api, members)).map(({ customer }) => customer.memberId);
  for (const [at, memberId] of memberIds.entries())
    await giveCard(api, memberId, '0000', at % 2 === 0 ? 'INICIS' : 'NICEPAY');
  const registeredAt = monthsAfter(MIDNIGHT, -1);
  const paid = { status: 'Active', registeredAt, paidUntil: MIDNIGHT, remindedOf: MIDNIGHT } as const;
  await api.parts.database.insert(memberships).values(memberIds.map((memberId) => ({ memberId, ...paid })));
  return memberIds;
};

const renewedOf = ({ parts }: DrillApi, memberIds: readonly number[]): Promise<number> =>
  parts.database.$count(
    memberships,
    and(inArray(memberships.memberId, [...memberIds]), gt(memberships.paidUntil, MIDNIGHT)),
  );

const resultOf = async (api: DrillApi, memberIds: readonly number[], seconds: number): Promise<Renewals> => {
  const { database } = api.parts;
  const own = await database
    .select({ id: charges.id })
    .from(charges)
    .where(inArray(charges.memberId, [...memberIds]));
  const ids = own.map(({ id }) => id);
  const [posted] = await database
    .select({ rows: count() })
    .from(ledgerPostings)
    .where(and(inArray(ledgerPostings.chargeId, ids), eq(ledgerPostings.kind, 'paid')));
  const rows = await database
    .select()
    .from(memberships)
    .where(inArray(memberships.memberId, [...memberIds]));
  const until = monthsAfter(MIDNIGHT, 1).getTime();
  const wrong = rows.filter((row) => row.status !== 'Active' || row.paidUntil.getTime() !== until);
  const taken = (await api.companies.cardBook()).filter(({ kind, state }) => kind === 'charge' && state === 'approved');
  const known = new Set(ids.map(String));
  return {
    renewed: await renewedOf(api, memberIds),
    taken: taken.filter(({ orderId }) => known.has(orderId.slice(1).split('-')[0] ?? '')).length,
    posted: posted?.rows ?? 0,
    seconds,
    problems: [
      ...(await bookProblems(api, ids)),
      ...wrong.map(
        ({ memberId, status, paidUntil }) => `member ${memberId}: ${status} until ${paidUntil.toISOString()}`,
      ),
    ],
  };
};

/**
 * Memberships that are all due at the same midnight, and two servers on one database that renew them.
 *
 * @param limitSeconds timeout.
 */
export const drillRenewals = async (api: DrillApi, members: number, limitSeconds: number): Promise<Renewals> => {
  const memberIds = await addSubscribers(api, members);
  const pool = await openServerPool(api);
  try {
    api.clock.travelTo(new Date(MIDNIGHT.getTime() - BEFORE_MS));
    const start = () => pool.start({ isWithQueue: true, startAt: api.clock.now() });
    await Promise.all([start(), start()]);
    const deadline = MIDNIGHT.getTime() + limitSeconds * 1_000;
    while (api.clock.now().getTime() < deadline && (await renewedOf(api, memberIds)) < members)
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  } finally {
    await pool.close();
  }
  return resultOf(api, memberIds, (api.clock.now().getTime() - MIDNIGHT.getTime()) / 1_000);
};
