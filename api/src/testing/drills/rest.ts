import { and, eq, inArray } from 'drizzle-orm';
import { ALL_JOBS } from '../../all-jobs';
import { bookProblems } from '../../money/charges/testing/book-problems';
import { runUntilQuiet } from '#base';
import { charges, memberships, paymentAttempts, refunds } from '#tables';
import type { TestApi } from '../test-api';

/** The promise: so long after a death everything is where it has to be. */
const WITHIN_SECONDS = 60;
/** How often a server looks for what is due. */
const SWEEP_SECONDS = 3;

const chargesOf = ({ parts }: TestApi, memberId: number) =>
  parts.database.select().from(charges).where(eq(charges.memberId, memberId)).orderBy(charges.id);

/** Where the charges of a member and their membership stand: `Active, membership Paid`; `none` where there is nothing. */
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

/** Money whose place is not known yet. */
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
 * Lets our clock go on by sweeps, with everything done that becomes due, until all money of a member is settled.
 *
 * @returns after how many seconds of the clock it was; more than a minute counts as never.
 */
export const secondsToRest = async (api: TestApi, memberId: number): Promise<number> => {
  for (let seconds = 0; seconds <= WITHIN_SECONDS; seconds += SWEEP_SECONDS) {
    await runUntilQuiet(api.parts, ALL_JOBS);
    if (!(await isUnsettled(api, memberId))) return seconds;
    api.clock.advance(SWEEP_SECONDS * 1_000);
  }
  return Infinity;
};

/** What is wrong with the money of a member. */
export const problemsOf = async (api: TestApi, memberId: number): Promise<string[]> =>
  bookProblems(
    api.parts.database,
    (await chargesOf(api, memberId)).map(({ id }) => id),
  );

/** Whether all money of a member has its place, and both books say so. */
export const isAtRest = async (api: TestApi, memberId: number): Promise<boolean> =>
  !(await isUnsettled(api, memberId)) && (await problemsOf(api, memberId)).length === 0;
