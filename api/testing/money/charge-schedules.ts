import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { Refusal, runDue } from '#base';
import { charges, paymentAttempts } from '#tables';
import { TEST_NOW, type TestApi } from '../test-api';
import { lookUpAttemptNow } from '../../src/money/charges/look-up-attempt';
import { chargeJobs } from '../../src/money/charges/charge-jobs';
import { reduceCharge } from '../../src/money/charges/issue-charge';
import { payCharge, type ChargingParts } from '../../src/money/charges/pay-charge';
import { requestRefund } from '../../src/money/charges/refund-charge';
import { bookProblems } from './book-problems';
import { addCharge, addOwners, giveCard, type Owner } from './charge-fixtures';
import { crashingParts, Killed } from './crashing-parts';
import { SCHEDULE, type Action, type Schedule } from './schedule-arbitrary';

/*
 * Random lives of a charge: payments and refunds with crashes at any step, lost answers, refused cards, repeated calls,
 * and time travel.
 */

/** Schedules that run side by side: a job run costs the same for one as for many. */
const BATCH = 20;
const AMOUNT_WON = 13_410;
const HOUR_MS = 3_600_000;

/** Coverage of events in the schedules: a run in which nothing happens proves nothing. */
export interface Seen {
  schedules: number;
  paid: number;
  refunded: number;
  surplus: number;
  unknown: number;
  killed: number;
}

const isExpected = (error: unknown): boolean =>
  error instanceof Killed ||
  error instanceof Refusal ||
  (error instanceof AggregateError && error.errors.every(isExpected));

const survive = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (!isExpected(error)) throw error;
  });

const act = async (
  api: TestApi,
  parts: ChargingParts,
  { id: requestId, customer }: Owner,
  chargeId: number,
  action: Action,
) => {
  const at = parts.clock.now();
  const reduction = { requestId, reason: '수수료 취소', askedBy: 'operator', at } as const;
  switch (action.does) {
    case 'work':
      return runDue(parts, chargeJobs);
    case 'workTwice':
      return Promise.all([survive(runDue(parts, chargeJobs)), survive(runDue(parts, chargeJobs))]);
    case 'pay':
      return payCharge(parts, chargeId);
    case 'payTwice':
      return Promise.all([survive(payCharge(parts, chargeId)), survive(payCharge(parts, chargeId))]);
    case 'webhook': {
      const tries = await parts.database.select().from(paymentAttempts).where(eq(paymentAttempts.chargeId, chargeId));
      for (const { id } of tries) await lookUpAttemptNow(parts, id);
      return undefined;
    }
    case 'refund':
      return parts.database.transaction((tx) =>
        requestRefund(tx, parts, { chargeId, amountWon: action.amountWon, reason: '품목 손상', askedBy: 'operator' }),
      );
    case 'reduce':
      return parts.database.transaction((tx) => reduceCharge(tx, { ...reduction, byWon: action.byWon }));
    case 'void':
      return parts.database.transaction((tx) => reduceCharge(tx, { ...reduction, byWon: Infinity }));
    case 'card':
      return giveCard(api, customer.memberId, action.lastFour, action.provider);
    case 'wait':
      api.clock.advance(action.ms);
      return undefined;
  }
};

/** Runs all jobs without crashes until every look-up is done. */
const settleAll = async (api: TestApi): Promise<void> => {
  for (let round = 0; round < 12; round += 1) {
    await runDue(api.parts, chargeJobs);
    api.clock.advance(round < 4 ? 65_000 : HOUR_MS);
  }
};

/** Runs one schedule. Unfinished work is done by later schedules, or by the final run of the jobs. */
const runSchedule = async (
  api: TestApi,
  { provider, actions, fates }: Schedule,
  owner: Owner,
  seen: Seen,
): Promise<number> => {
  const { memberId } = owner.customer;
  await giveCard(api, memberId, '0000', provider);
  const charge = await addCharge(api, owner, AMOUNT_WON);
  let steps = 0;
  const parts = crashingParts(api.parts, () => {
    const fate = fates[steps % fates.length] ?? 'lives';
    steps += 1;
    seen.killed += fate.startsWith('dies') ? 1 : 0;
    return fate;
  });
  for (const action of actions) await survive(act(api, parts, owner, charge.id, action));
  return charge.id;
};

const remember = async ({ parts: { database } }: TestApi, chargeIds: readonly number[], seen: Seen): Promise<void> => {
  const ids = [...chargeIds];
  const rows = await database.select().from(charges).where(inArray(charges.id, ids));
  const tries = await database.select().from(paymentAttempts).where(inArray(paymentAttempts.chargeId, ids));
  const chargesWith = (isSo: (attempt: (typeof tries)[number]) => boolean): number =>
    new Set(tries.filter(isSo).map(({ chargeId }) => chargeId)).size;
  seen.schedules += rows.length;
  seen.paid += rows.filter(({ paidAt }) => paidAt !== null).length;
  seen.refunded += rows.filter(({ refundedWon }) => refundedWon > 0).length;
  seen.surplus += chargesWith(({ state }) => state === 'surplus');
  seen.unknown += chargesWith(({ asks }) => asks > 0);
};

const runTogether = async (api: TestApi, schedules: readonly Schedule[], seen: Seen): Promise<void> => {
  api.clock.travelTo(TEST_NOW);
  const owners = await addOwners(api, schedules.length);
  const chargeIds: number[] = [];
  for (const [at, owner] of owners.entries()) {
    const schedule = schedules[at];
    if (schedule !== undefined) chargeIds.push(await runSchedule(api, schedule, owner, seen));
  }
  await settleAll(api);
  const problems = await bookProblems(api, chargeIds);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  await remember(api, chargeIds, seen);
  // Starts the next schedule without old retries.
  await api.parts.database.update(charges).set({ nextTryAt: null }).where(inArray(charges.id, chargeIds));
};

/**
 * Runs random schedules.
 *
 * @param count as many, or a few more that fill the last batch.
 * @param seed of the generator.
 * @returns the events that occurred.
 * @throws with the smallest failing schedules found.
 */
export const runSchedules = async (api: TestApi, count: number, seed: number): Promise<Readonly<Seen>> => {
  const seen: Seen = { schedules: 0, paid: 0, refunded: 0, surplus: 0, unknown: 0, killed: 0 };
  const batch = fc.array(SCHEDULE, { minLength: BATCH, maxLength: BATCH });
  const property = fc.asyncProperty(batch, (schedules) => runTogether(api, schedules, seen));
  await fc.assert(property, { numRuns: Math.ceil(count / BATCH), seed });
  return seen;
};
