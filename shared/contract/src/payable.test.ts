import * as fc from 'fast-check';
import { chargeOf, couponWon, mayUsePoints, mostPoints } from './payable';

describe('couponWon', () => {
  it.each([
    ['takes off what it says', { discountWon: 3_000, minimumWon: 10_000 }, 12_000, 3_000],
    ['takes off nothing below its minimum', { discountWon: 3_000, minimumWon: 10_000 }, 9_999, 0],
    ['takes off from its minimum on', { discountWon: 3_000, minimumWon: 10_000 }, 10_000, 3_000],
    ['takes off no more than the laundry costs', { discountWon: 5_000, minimumWon: 0 }, 4_900, 4_900],
    ['is rounded down to 10 won', { discountWon: 2_555, minimumWon: 0 }, 9_000, 2_550],
    ['takes nothing off nothing', { discountWon: 3_000, minimumWon: 0 }, 0, 0],
  ])('%s', (_case, coupon, laundryWon, off) => {
    expect(couponWon(coupon, laundryWon)).toBe(off);
  });
});

describe('chargeOf', () => {
  it.each([
    [0, 0, 0],
    [1, 0, 1],
    [999, 0, 999],
    [1_000, 1_000, 0],
    [13_410, 13_410, 0],
  ])('of a remainder of %i won charges %i and waives %i', (remainderWon, chargedWon, waivedWon) => {
    expect(chargeOf(remainderWon)).toEqual({ chargedWon, waivedWon });
  });
});

describe('mayUsePoints', () => {
  it.each([
    // points, balance, due, allowed, because
    [0, 0, 5_000, true, 'none are always fine'],
    [1_000, 1_000, 5_000, true, 'the fewest that can be used'],
    [900, 5_000, 5_000, false, 'fewer cannot'],
    [1_050, 5_000, 5_000, false, 'they go in steps of 100'],
    [1_100, 1_000, 5_000, false, 'there are not so many'],
    [5_100, 9_000, 5_000, false, 'no more than is due'],
    [5_000, 9_000, 5_000, true, 'all that is due'],
    [4_900, 9_000, 4_990, true, 'less than a step is left, which is waived'],
    [4_500, 9_000, 5_000, false, 'a card provider refuses the 500 that are left'],
    [4_000, 9_000, 5_000, true, 'a card provider takes the 1,000 that are left'],
    [-1_000, 9_000, 5_000, false, 'nobody gains points by paying'],
  ])('of %i with %i for %i won: %s, %s', (points, balance, dueWon, isAllowed) => {
    expect(mayUsePoints(points, balance, dueWon)).toBe(isAllowed);
  });
});

describe('mostPoints', () => {
  it.each([
    [9_000, 5_000, 5_000],
    [9_000, 4_990, 4_900],
    [4_500, 5_000, 4_000],
    [1_000, 1_999, 0],
    [1_000, 2_000, 1_000],
    [999, 5_000, 0],
    [0, 0, 0],
  ])('of %i for %i won is %i', (balance, dueWon, points) => {
    expect(mostPoints(balance, dueWon)).toBe(points);
  });

  it('is allowed, and no larger choice is', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(20_000), (balance, dueWon) => {
        const most = mostPoints(balance, dueWon);
        const allowed = Array.from({ length: 201 }, (_, n) => n * 100).filter((n) => mayUsePoints(n, balance, dueWon));
        expect(most).toBe(Math.max(...allowed));
      }),
    );
  });
});
