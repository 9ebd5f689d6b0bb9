import type { Needs, Transaction } from '#base';
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

/** Notifies the member of benefits that are usable again; skips those that have expired. */
const notifyReturned = async (
  tx: Transaction,
  { id, memberId }: DiscountedRequest,
  { couponName, points }: { readonly couponName: string | undefined; readonly points: number },
  at: Date,
): Promise<void> => {
  if (couponName === undefined && points === 0) return;
  const told = BENEFIT_TEXTS.returned({ id, couponName: couponName ?? null, points });
  await notifyInApp(tx, memberId, told, at, id);
};

/**
 * Returns the benefits of a request that ends without being washed and paid: the coupon is usable again, the points go
 * back to their lots. Expired ones stay expired. Idempotent.
 */
export const returnBenefits = async (
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
  await notifyReturned(tx, request, { couponName, points }, at);
};

/** Returns the points of a request that its lowered price no longer needs. */
export const returnSurplusPoints = async (
  tx: Transaction,
  request: DiscountedRequest,
  { points, at }: { readonly points: number; readonly at: Date },
): Promise<void> => {
  const returned = await returnPoints(tx, { memberId: request.memberId, requestId: request.id, at }, points);
  await notifyReturned(tx, request, { couponName: undefined, points: returned }, at);
};

/** The coupon that an approved price was calculated with, also when it was returned since. */
export const approvedCoupon = async (tx: Transaction, { memberId, approvedCouponId }: DiscountedRequest) =>
  approvedCouponId === null ? undefined : findCoupon(tx, memberId, approvedCouponId);
