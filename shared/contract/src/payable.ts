import { CHARGE_MIN_WON, DISCOUNT_STEP_WON, POINTS } from './business-numbers';

/** What a coupon takes off, and from which amount on. */
export interface CouponTerms {
  readonly discountWon: number;
  /** Of the laundry, after the membership's discount. */
  readonly minimumWon: number;
}

const downTo = (step: number, amount: number): number => amount - (amount % step);

/**
 * What a coupon takes off the laundry of an order: nothing below its minimum, and never more than the laundry costs.
 *
 * @param laundryWon after the membership's discount, without delivery and fees; ruling on the order of discounts.
 */
export const couponWon = ({ discountWon, minimumWon }: CouponTerms, laundryWon: number): number =>
  laundryWon < minimumWon ? 0 : downTo(DISCOUNT_STEP_WON, Math.min(discountWon, laundryWon));

/** What a card is asked for, and what nobody pays: card providers take no smaller amount than 1,000 won. */
export interface Charge {
  readonly chargedWon: number;
  readonly waivedWon: number;
}

/** A remainder that no card provider takes is waived; ruling. */
export const chargeOf = (remainderWon: number): Charge =>
  remainderWon < CHARGE_MIN_WON
    ? { chargedWon: 0, waivedWon: remainderWon }
    : { chargedWon: remainderWon, waivedWon: 0 };

/**
 * Whether so many points may be used: none, or from 1,000 up in steps of 100, and not more than there are or are due. What
 * they leave must be more than a card provider refuses, or less than one step: otherwise 1,000 points would pay 1,999 won.
 */
export const mayUsePoints = (points: number, balance: number, dueWon: number): boolean => {
  if (points === 0) return true;
  const leftWon = dueWon - points;
  const isWhole = Number.isInteger(points) && points % POINTS.useStep === 0;
  const isWithin = points >= POINTS.useFrom && points <= balance && leftWon >= 0;
  return isWhole && isWithin && (leftWon >= CHARGE_MIN_WON || leftWon < POINTS.useStep);
};

/** The most points that may be used for what is due. */
export const mostPoints = (balance: number, dueWon: number): number => {
  const all = downTo(POINTS.useStep, Math.min(balance, dueWon));
  const beforeCard = downTo(POINTS.useStep, dueWon - CHARGE_MIN_WON);
  return [all, Math.min(all, beforeCard)].find((points) => mayUsePoints(points, balance, dueWon)) ?? 0;
};
