import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Executor } from '#base';
import { charges, paymentAttempts } from '#tables';
import type { AttemptRow } from './attempt-repository';
import type { ChargeRow } from './charge-repository';

/** Charge of one month of a membership, also a void one. */
export const chargeOfMonth = async (
  executor: Executor,
  membershipId: number,
  periodStartsAt: Date,
): Promise<ChargeRow | undefined> => {
  const [row] = await executor
    .select()
    .from(charges)
    .where(and(eq(charges.membershipId, membershipId), eq(charges.periodStartsAt, periodStartsAt)));
  return row;
};

/** All months that a member paid, owes, or never paid, newest first, with ids below `before`. */
export const monthsOf = (executor: Executor, memberId: number, before: number, limit: number): Promise<ChargeRow[]> =>
  executor
    .select()
    .from(charges)
    .where(and(eq(charges.memberId, memberId), eq(charges.kind, 'membership'), lt(charges.id, before)))
    .orderBy(desc(charges.id))
    .limit(limit);

/** The attempts of several charges, oldest first. */
export const triesOf = (executor: Executor, chargeIds: readonly number[]): Promise<AttemptRow[]> =>
  executor
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.chargeId, [...chargeIds]))
    .orderBy(asc(paymentAttempts.id));
