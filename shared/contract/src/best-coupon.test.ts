import * as fc from 'fast-check';
import { bestCoupon } from './best-coupon';
import { priceOfOffer, type PricedOffer } from './offer';

const FREE = { isFree: true, feeWon: 0, freeFromWon: 0 };
const offer: PricedOffer = {
  items: [
    { id: 1, kind: 'wash', priceWon: 8_000 },
    { id: 2, kind: 'wash', priceWon: 4_000 },
  ],
  terms: { services: [], hasMembershipDiscount: false, delivery: FREE, noShowFeeWon: 0 },
};
const coupon = (id: number, discountWon: number, minimumWon = 0, expiresAt = '2037-05-01T00:00:00Z') => ({
  ...{ id, discountWon, minimumWon, expiresAt },
  name: `쿠폰 ${id}`,
});
const bestOf = (coupons: readonly ReturnType<typeof coupon>[], declined: readonly number[] = []) =>
  bestCoupon(offer, new Set(declined), coupons)?.id;

describe('bestCoupon', () => {
  it('is the one with the largest discount', () => {
    expect(bestOf([coupon(1, 2_000), coupon(2, 3_000), coupon(3, 1_000)])).toBe(2);
  });

  it('is none whose minimum the choice does not reach', () => {
    const coupons = [coupon(1, 5_000, 12_000), coupon(2, 1_000, 4_000)];
    expect(bestOf(coupons)).toBe(1);
    expect(bestOf(coupons, [1])).toBe(2);
    expect(bestOf(coupons, [1, 2])).toBeUndefined();
  });

  it('is the smallest of equally good ones, then the first to expire, then the oldest', () => {
    expect(bestOf([coupon(1, 20_000), coupon(2, 12_000)])).toBe(2);
    // The 500 won that remain after the smaller one are waived.
    expect(bestOf([coupon(1, 12_000), coupon(2, 11_500)])).toBe(2);
    expect(bestOf([coupon(1, 2_000), coupon(2, 2_000, 0, '2037-04-01T00:00:00Z')])).toBe(2);
    expect(bestOf([coupon(4, 2_000), coupon(3, 2_000)])).toBe(3);
  });

  it('is never beaten by another one', () => {
    const coupons = fc.array(fc.tuple(fc.nat(20_000), fc.nat(20_000)), { maxLength: 6 });
    fc.assert(
      fc.property(coupons, (terms) => {
        const held = terms.map(([discountWon, minimumWon], id) => coupon(id, discountWon, minimumWon));
        const best = bestCoupon(offer, new Set(), held);
        const totals = held.map((one) => priceOfOffer(offer, { coupon: one }).totalWon);
        expect(priceOfOffer(offer, { coupon: best }).totalWon).toBe(Math.min(12_000, ...totals));
      }),
    );
  });
});
