import { formatPoints, formatWon, mayUsePoints, mostPoints, POINTS } from '@dongne/contract';
import type { ChoicePrice, Discounts } from '@dongne/contract';
import { invalidField, Refusal, type Needs, type Executor, type Transaction } from '#base';
import { findMember, isRestricted } from '#customers';
import { findCoupon, markUsed, usableCouponsOf, type CouponRow } from './coupon-repository';
import { usablePoints, spendPoints, type PointUse } from './point-service';

/** Coupon and points that a customer chose to use for a price. */
export interface BenefitChoice {
  readonly couponId: number | null;
  readonly points: number;
}

/** A choice without coupon or points. */
export const NO_BENEFITS: BenefitChoice = { couponId: null, points: 0 };

const refuseCoupon = (sentence: string): Refusal => invalidField('couponId', sentence);
const USED = '이미 사용한 쿠폰이에요. 다른 쿠폰을 골라 주세요.';
const OVER = '사용 기간이 끝난 쿠폰이에요. 다른 쿠폰을 골라 주세요.';

/** @throws {Refusal} `VALIDATION` for a coupon that is not the member's, used or over. */
const usableCoupon = async (executor: Executor, memberId: number, id: number, now: Date): Promise<CouponRow> => {
  const coupon = await findCoupon(executor, memberId, id);
  if (coupon === undefined) throw refuseCoupon('사용할 수 없는 쿠폰이에요.');
  if (coupon.usedAt !== null) throw refuseCoupon(USED);
  if (coupon.expiresAt <= now) throw refuseCoupon(OVER);
  return coupon;
};

/** @throws {Refusal} `VALIDATION` for points that are not there, or that may not be used for what is due. */
const checkPoints = (points: number, balance: number, dueWon: number): void => {
  if (mayUsePoints(points, balance, dueWon)) return;
  const refuse = (sentence: string): Refusal => invalidField('points', sentence);
  if (points > balance) throw refuse(`지금 쓸 수 있는 포인트는 ${formatPoints(balance)}예요.`);
  if (points < POINTS.useFrom || points % POINTS.useStep !== 0)
    throw refuse(`포인트는 ${formatPoints(POINTS.useFrom)}부터 ${formatPoints(POINTS.useStep)} 단위로 쓸 수 있어요.`);
  throw refuse(`이 금액에는 ${formatPoints(mostPoints(balance, dueWon))}까지 쓸 수 있어요.`);
};

/**
 * Checks whether a coupon and points can be used for a price.
 *
 * @param priceWith the price of the choice with some discounts: `priceOfChoice` of the contract.
 * @returns the benefits that the price is calculated with.
 * @throws {Refusal} `VALIDATION` with `couponId` or `points`, `PARTNER_RESTRICTED` for the users of a programme without
 * coupons.
 */
export const checkBenefits = async (
  executor: Executor,
  { memberId, now }: { readonly memberId: number; readonly now: Date },
  { couponId, points }: BenefitChoice,
  priceWith: (discounts: Discounts) => ChoicePrice,
): Promise<Discounts> => {
  if (couponId === null && points === 0) return {};
  if (isRestricted((await findMember(executor, memberId))?.partnerId ?? null, 'coupons'))
    throw new Refusal('PARTNER_RESTRICTED');
  const coupon = couponId === null ? undefined : await usableCoupon(executor, memberId, couponId, now);
  const { lines, dueWon } = priceWith({ coupon });
  if (coupon !== undefined && !lines.some(({ kind }) => kind === 'coupon'))
    throw refuseCoupon(`이용 금액 ${formatWon(coupon.minimumWon)} 이상에서 쓸 수 있는 쿠폰이에요.`);
  if (points > 0) checkPoints(points, await usablePoints(executor, memberId, now), dueWon);
  return { coupon, points };
};

/**
 * Redeems checked benefits for a request: marks the coupon as used and spends the points.
 *
 * @throws {Refusal} `VALIDATION` where another request has used them between check and use.
 */
export const useBenefits = async (tx: Transaction, use: PointUse, { coupon, points = 0 }: Discounts): Promise<void> => {
  if (coupon !== undefined && !(await markUsed(tx, { id: coupon.id, requestId: use.requestId, at: use.at })))
    throw refuseCoupon(USED);
  if (await spendPoints(tx, use, points)) return;
  checkPoints(points, await usablePoints(tx, use.memberId, use.at), points);
};

/** The coupon that was picked while ordering, as long as it can be used; undefined also for users of a programme without coupons. */
export const pickedCoupon = async (
  executor: Executor,
  { memberId, couponId, now }: { readonly memberId: number; readonly couponId: number | null; readonly now: Date },
): Promise<CouponRow | undefined> => {
  if (couponId === null || isRestricted((await findMember(executor, memberId))?.partnerId ?? null, 'coupons'))
    return undefined;
  const coupon = await findCoupon(executor, memberId, couponId);
  return coupon !== undefined && coupon.usedAt === null && coupon.expiresAt > now ? coupon : undefined;
};

/** Benefits that a member can use for an offer that awaits approval. */
export interface UsableBenefits {
  readonly coupons: readonly CouponRow[];
  readonly pointBalance: number;
}

/** Coupons and points that a member can use now; null for the users of a programme without coupons. */
export const usableBenefits = async (
  { database, clock }: Needs<'clock'> & { readonly database: Executor },
  memberId: number,
): Promise<UsableBenefits | null> => {
  const member = await findMember(database, memberId);
  if (member === undefined || isRestricted(member.partnerId, 'coupons')) return null;
  const now = clock.now();
  return {
    coupons: await usableCouponsOf(database, memberId, now),
    pointBalance: await usablePoints(database, memberId, now),
  };
};
