import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { couponCampaigns, coupons, firstOrderCoupons } from '#tables';

export type CouponRow = typeof coupons.$inferSelect;
export type CampaignRow = typeof couponCampaigns.$inferSelect;

/** A member's coupons, those that run out last first. */
export const couponsOf = (executor: Executor, memberId: number): Promise<CouponRow[]> =>
  executor
    .select()
    .from(coupons)
    .where(eq(coupons.memberId, memberId))
    .orderBy(desc(coupons.expiresAt), desc(coupons.id));

/** A member's own coupon in any state; undefined for another member's. */
export const findCoupon = async (executor: Executor, memberId: number, id: number): Promise<CouponRow | undefined> => {
  const [coupon] = await executor
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), eq(coupons.memberId, memberId)));
  return coupon;
};

/** The coupons that a member can use at a moment, earliest expiry first. */
export const usableCouponsOf = (executor: Executor, memberId: number, now: Date): Promise<CouponRow[]> =>
  executor
    .select()
    .from(coupons)
    .where(and(eq(coupons.memberId, memberId), isNull(coupons.usedAt), gt(coupons.expiresAt, now)))
    .orderBy(asc(coupons.expiresAt), asc(coupons.id));

/** Whether a coupon is the member's own, unused, and not over. */
export const isUsableCoupon = async (
  executor: Executor,
  { id, memberId, now }: { readonly id: number; readonly memberId: number; readonly now: Date },
): Promise<boolean> =>
  (await executor.$count(
    coupons,
    and(eq(coupons.id, id), eq(coupons.memberId, memberId), isNull(coupons.usedAt), gt(coupons.expiresAt, now)),
  )) > 0;

/** Uses a coupon for a request. @returns whether it could be used: only one of several concurrent calls succeeds. */
export const markUsed = async (
  tx: Transaction,
  { id, requestId, at }: { readonly id: number; readonly requestId: number; readonly at: Date },
): Promise<boolean> => {
  const used = await tx
    .update(coupons)
    .set({ usedAt: at, usedRequestId: requestId })
    .where(and(eq(coupons.id, id), isNull(coupons.usedAt), gt(coupons.expiresAt, at)))
    .returning({ id: coupons.id });
  return used.length > 0;
};

/** Makes the coupon that was used for a request usable again; undefined where none was used. */
export const markUnused = async (tx: Transaction, requestId: number): Promise<CouponRow | undefined> => {
  const [coupon] = await tx
    .update(coupons)
    .set({ usedAt: null, usedRequestId: null })
    .where(eq(coupons.usedRequestId, requestId))
    .returning();
  return coupon;
};

/**
 * Locks the campaign of a typed code until the transaction ends, so that concurrent claims of the last coupon are
 * serialised.
 */
export const lockCampaign = async (tx: Transaction, code: string): Promise<CampaignRow | undefined> => {
  const [campaign] = await tx
    .select()
    .from(couponCampaigns)
    .where(and(eq(sql`replace(upper(${couponCampaigns.code}), '-', '')`, code), isNull(couponCampaigns.eventId)))
    .for('update');
  return campaign;
};

/** Locks the campaign of an event in the same way. */
export const lockCampaignOfEvent = async (tx: Transaction, eventId: number): Promise<CampaignRow | undefined> => {
  const [campaign] = await tx.select().from(couponCampaigns).where(eq(couponCampaigns.eventId, eventId)).for('update');
  return campaign;
};

/** The coupons that some events give. */
export const campaignsOfEvents = async (executor: Executor, eventIds: readonly number[]): Promise<CampaignRow[]> =>
  eventIds.length === 0
    ? []
    : executor
        .select()
        .from(couponCampaigns)
        .where(inArray(couponCampaigns.eventId, [...eventIds]));

/** The coupon that a member has, or had, of a campaign. */
export const couponOfCampaign = async (
  executor: Executor,
  memberId: number,
  campaignId: number,
): Promise<CouponRow | undefined> => {
  const [coupon] = await executor
    .select()
    .from(coupons)
    .where(and(eq(coupons.memberId, memberId), eq(coupons.campaignId, campaignId)));
  return coupon;
};

/** How many members have taken the coupon of a campaign. */
export const countTaken = (executor: Executor, campaignId: number): Promise<number> =>
  executor.$count(coupons, eq(coupons.campaignId, campaignId));

/** Gives a member a coupon. */
export const insertCoupon = async (tx: Transaction, coupon: typeof coupons.$inferInsert): Promise<CouponRow> => {
  const [row] = await tx.insert(coupons).values(coupon).returning();
  if (row === undefined) throw new Error('an insert gave no row');
  return row;
};

/** Notes that a phone number received the coupon of a first order. @returns false where it had received one. */
export const noteFirstOrderCoupon = async (tx: Transaction, phoneHash: string, at: Date): Promise<boolean> => {
  const noted = await tx.insert(firstOrderCoupons).values({ phoneHash, at }).onConflictDoNothing().returning();
  return noted.length > 0;
};
