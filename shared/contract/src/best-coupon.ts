import { priceOfChoice, type PickedCoupon, type PricedOffer } from './offer';

/** Valid coupon of a member. */
export interface HeldCoupon extends PickedCoupon {
  /** ISO 8601. */
  readonly expiresAt: string;
}

/**
 * Returns the coupon that makes a choice of an offer cheapest. Of equally good ones the smallest, to save larger ones
 * for more laundry, then the first to expire.
 *
 * @returns undefined if no coupon makes it cheaper.
 */
export const bestCoupon = <Coupon extends HeldCoupon>(
  offer: PricedOffer,
  declinedIds: ReadonlySet<number>,
  coupons: readonly Coupon[],
): Coupon | undefined => {
  const withoutWon = priceOfChoice(offer, declinedIds).totalWon;
  return coupons
    .map((coupon) => ({ coupon, totalWon: priceOfChoice(offer, declinedIds, { coupon }).totalWon }))
    .filter(({ totalWon }) => totalWon < withoutWon)
    .sort(
      (a, b) =>
        a.totalWon - b.totalWon ||
        a.coupon.discountWon - b.coupon.discountWon ||
        Date.parse(a.coupon.expiresAt) - Date.parse(b.coupon.expiresAt) ||
        a.coupon.id - b.coupon.id,
    )[0]?.coupon;
};
