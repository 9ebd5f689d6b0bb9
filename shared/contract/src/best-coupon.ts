import { priceOfChoice, type PickedCoupon, type PricedOffer } from './offer';

/** A coupon that its member holds and may use. */
export interface HeldCoupon extends PickedCoupon {
  /** ISO 8601. */
  readonly expiresAt: string;
}

/**
 * The coupon that makes a choice of an offer cheapest. Of several that do the smallest one is proposed, so that a larger one is
 * kept for more laundry, then the one that ends first.
 *
 * @returns undefined where no coupon makes it cheaper.
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
