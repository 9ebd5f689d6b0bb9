import { CHARGE_MIN_WON, DISCOUNT_STEP_WON, POINTS } from './business-numbers';

/** Discount of a coupon and its minimum. */
export interface CouponTerms {
  readonly discountWon: number;
  /** Minimum of the laundry, after the membership's discount. */
  readonly minimumWon: number;
}

const downTo = (step: number, amount: number): number => amount - (amount % step);

/**
 * Calculates a coupon's discount: nothing below its minimum, and never more than the laundry costs.
 *
 * @param laundryWon after the membership's discount, without delivery and fees; ruling on the order of discounts.
 */
export const couponWon = ({ discountWon, minimumWon }: CouponTerms, laundryWon: number): number =>
  laundryWon < minimumWon ? 0 : downTo(DISCOUNT_STEP_WON, Math.min(discountWon, laundryWon));

/** Charged and waived amounts: card providers refuse less than 1,000 won. */
export interface Charge {
  readonly chargedWon: number;
  readonly waivedWon: number;
}

/** Waives a remainder below the minimum of card providers; ruling. */
export const chargeOf = (remainderWon: number): Charge =>
  remainderWon < CHARGE_MIN_WON
    ? { chargedWon: 0, waivedWon: remainderWon }
    : { chargedWon: remainderWon, waivedWon: 0 };

/**
 * Returns whether a number of points may be used: none, or from 1,000 up in steps of 100, within the balance and the
 * amount due. The remainder must exceed the minimum of card providers, or be less than one step: otherwise 1,000 points
 * would pay 1,999 won.
 */
export const mayUsePoints = (points: number, balance: number, dueWon: number): boolean => {
  if (points === 0) return true;
  const leftWon = dueWon - points;
  const isWhole = Number.isInteger(points) && points % POINTS.useStep === 0;
  const isWithin = points >= POINTS.useFrom && points <= balance && leftWon >= 0;
  return isWhole && isWithin && (leftWon >= CHARGE_MIN_WON || leftWon < POINTS.useStep);
};

/** Returns the most points that may be used for an amount due. */
export const mostPoints = (balance: number, dueWon: number): number => {
  const all = downTo(POINTS.useStep, Math.min(balance, dueWon));
  const beforeCard = downTo(POINTS.useStep, dueWon - CHARGE_MIN_WON);
  return [all, Math.min(all, beforeCard)].find((points) => mayUsePoints(points, balance, dueWon)) ?? 0;
};
