import { and, desc, eq, gt, isNull, lt, lte, sum } from 'drizzle-orm';
import type { Executor } from '../database';
import { coupons, pointEntries } from '../tables';

export type CouponRow = typeof coupons.$inferSelect;
export type PointRow = typeof pointEntries.$inferSelect;

/** A member's coupons, those that run out last first. */
export const couponsOf = (executor: Executor, memberId: number): Promise<CouponRow[]> =>
  executor
    .select()
    .from(coupons)
    .where(eq(coupons.memberId, memberId))
    .orderBy(desc(coupons.expiresAt), desc(coupons.id));

/** Whether a coupon is the member's own, unused, and not over. */
export const isUsableCoupon = async (
  executor: Executor,
  { id, memberId, now }: { readonly id: number; readonly memberId: number; readonly now: Date },
): Promise<boolean> =>
  (await executor.$count(
    coupons,
    and(eq(coupons.id, id), eq(coupons.memberId, memberId), isNull(coupons.usedAt), gt(coupons.expiresAt, now)),
  )) > 0;

/** Entries of the ledger below an id, newest first. */
export const pointsOf = (executor: Executor, memberId: number, before: number, limit: number): Promise<PointRow[]> =>
  executor
    .select()
    .from(pointEntries)
    .where(and(eq(pointEntries.memberId, memberId), lt(pointEntries.id, before)))
    .orderBy(desc(pointEntries.id))
    .limit(limit);

/** The sum of the ledger. */
export const pointBalanceOf = async (executor: Executor, memberId: number): Promise<number> => {
  const [row] = await executor
    .select({ total: sum(pointEntries.amount).mapWith(Number) })
    .from(pointEntries)
    .where(eq(pointEntries.memberId, memberId));
  return row?.total ?? 0;
};

/** Points that were earned with an end between two moments. */
export const pointsEndingBetween = async (
  executor: Executor,
  memberId: number,
  from: Date,
  until: Date,
): Promise<number> => {
  const [row] = await executor
    .select({ total: sum(pointEntries.amount).mapWith(Number) })
    .from(pointEntries)
    .where(
      and(
        eq(pointEntries.memberId, memberId),
        eq(pointEntries.kind, 'earned'),
        gt(pointEntries.expiresAt, from),
        lte(pointEntries.expiresAt, until),
      ),
    );
  return row?.total ?? 0;
};
