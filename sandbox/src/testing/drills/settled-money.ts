import { and, eq, inArray } from 'drizzle-orm';
import { ALL_JOBS } from '@dongne/api';
import { bookProblems } from '@dongne/api/testing/money/book-problems';
import { runUntilQuiet } from '@dongne/api/base';
import { charges, memberships, paymentAttempts, refunds } from '@dongne/api/tables';
import type { TestApi } from '@dongne/api/testing/test-api';

/** Promised time from a kill to settled money. */
const WITHIN_SECONDS = 60;
/** Interval of a server's job runs. */
const SWEEP_SECONDS = 3;

const chargesOf = ({ parts }: TestApi, memberId: number) =>
  parts.database.select().from(charges).where(eq(charges.memberId, memberId)).orderBy(charges.id);

/** Final state of a member's charges and membership: `Active, membership Paid`; `none` without any. */
export const endOf = async (api: TestApi, memberId: number): Promise<string> => {
  const { database } = api.parts;
  const [membership] = await database.select().from(memberships).where(eq(memberships.memberId, memberId));
  const own = await chargesOf(api, memberId);
  const windows = await database
    .select({ chargeId: paymentAttempts.chargeId })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.state, 'window'));
  const inWindow = new Set(windows.map(({ chargeId }) => chargeId));
  const words = own.map(({ id, kind, status }) => `${kind} ${status}${inWindow.has(id) ? ', in a window' : ''}`);
  return [...(membership === undefined ? [] : [membership.status]), ...words].join(', ') || 'none';
};

/** Money with an unknown outcome. */
const isUnsettled = async (api: TestApi, memberId: number): Promise<boolean> => {
  const { database } = api.parts;
  const own = (await chargesOf(api, memberId)).map(({ id }) => id);
  if (own.length === 0) return false;
  const isOpen = inArray(paymentAttempts.state, ['sent', 'unknown']);
  const isOnItsWay = inArray(refunds.state, ['wanted', 'sent', 'unknown']);
  return (
    (await database.$count(paymentAttempts, and(inArray(paymentAttempts.chargeId, own), isOpen))) > 0 ||
    (await database.$count(refunds, and(inArray(refunds.chargeId, own), isOnItsWay))) > 0
  );
};

/**
 * Advances the clock by job runs until all money of a member is settled.
 *
 * @returns the seconds of clock time; more than a minute counts as never.
 */
export const secondsToSettle = async (api: TestApi, memberId: number): Promise<number> => {
  for (let seconds = 0; seconds <= WITHIN_SECONDS; seconds += SWEEP_SECONDS) {
    await runUntilQuiet(api.parts, ALL_JOBS);
    if (!(await isUnsettled(api, memberId))) return seconds;
    api.clock.advance(SWEEP_SECONDS * 1_000);
  }
  return Infinity;
};

/** Problems of a member's money. */
export const problemsOf = async (api: TestApi, memberId: number): Promise<string[]> =>
  bookProblems(
    api,
    (await chargesOf(api, memberId)).map(({ id }) => id),
  );

/** Whether all money of a member is settled, and both books agree. */
export const isSettled = async (api: TestApi, memberId: number): Promise<boolean> =>
  !(await isUnsettled(api, memberId)) && (await problemsOf(api, memberId)).length === 0;
