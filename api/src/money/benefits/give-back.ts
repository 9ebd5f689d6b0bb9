import { type Needs, type Transaction } from '#base';
import { BENEFIT_TEXTS, notifyInApp } from '#customers';
import { findCoupon, markUnused } from './coupon-repository';
import { returnPoints } from './point-service';

/** A request as far as coupon and points were used for it. */
export interface DiscountedRequest {
  readonly id: number;
  readonly memberId: number;
  readonly approvedCouponId: number | null;
  readonly approvedPoints: number;
}

/** Tells what can be used again; nothing where all of it has ended. */
const tellReturned = async (
  tx: Transaction,
  { id, memberId }: DiscountedRequest,
  { couponName, points }: { readonly couponName: string | undefined; readonly points: number },
  at: Date,
): Promise<void> => {
  if (couponName === undefined && points === 0) return;
  const told = BENEFIT_TEXTS.returned({ id, couponName: couponName ?? null, points });
  await notifyInApp(tx, memberId, told, at);
};

/**
 * Gives back what was used for a request that ends without being washed and paid: the coupon can be used again, the points return
 * to their lots. What has ended meanwhile is over. Called again it gives nothing.
 */
export const giveBenefitsBack = async (
  tx: Transaction,
  { clock }: Needs<'clock'>,
  request: DiscountedRequest,
): Promise<void> => {
  if (request.approvedCouponId === null && request.approvedPoints === 0) return;
  const at = clock.now();
  const coupon = await markUnused(tx, request.id);
  const use = { memberId: request.memberId, requestId: request.id, at };
  const points = await returnPoints(tx, use, request.approvedPoints);
  const couponName = coupon !== undefined && coupon.expiresAt > at ? coupon.name : undefined;
  await tellReturned(tx, request, { couponName, points }, at);
};

/** Gives back those points of a request that its price, which has become lower, no longer takes. */
export const givePointsBack = async (
  tx: Transaction,
  request: DiscountedRequest,
  { points, at }: { readonly points: number; readonly at: Date },
): Promise<void> => {
  const returned = await returnPoints(tx, { memberId: request.memberId, requestId: request.id, at }, points);
  await tellReturned(tx, request, { couponName: undefined, points: returned }, at);
};

/** The coupon that an approved price was reckoned with, also when it was given back since. */
export const approvedCoupon = async (tx: Transaction, { memberId, approvedCouponId }: DiscountedRequest) =>
  approvedCouponId === null ? undefined : findCoupon(tx, memberId, approvedCouponId);
