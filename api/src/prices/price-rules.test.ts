import * as fc from 'fast-check';
import { percentOff, priceLines, totalOf, type PriceParts } from './price-rules';

const delivery = { isFree: false, feeWon: 3_000, freeFromWon: 20_000 };
const parts: PriceParts = {
  items: [
    { kind: 'wash', priceWon: 5_900, declined: false },
    { kind: 'mend', priceWon: 5_000, declined: false },
  ],
  services: [],
  hasMembershipDiscount: false,
  delivery,
  noShowFeeWon: 0,
};
const amounts = (changed: Partial<PriceParts>) =>
  priceLines({ ...parts, ...changed }).map(({ kind, amountWon }) => [kind, amountWon]);

describe('the price of a request', () => {
  it('adds pieces, mends and the delivery fee', () => {
    expect(amounts({})).toEqual([
      ['items', 5_900],
      ['mends', 5_000],
      ['delivery', 3_000],
    ]);
    expect(totalOf(priceLines(parts))).toBe(13_900);
  });

  it('takes 10 % off the list price for members, rounded down to 10 won, and never off the delivery', () => {
    expect(amounts({ hasMembershipDiscount: true })).toContainEqual(['membership', -1_090]);
    expect(percentOff(1_990, 10)).toBe(190);
  });

  it('leaves a declined piece out', () => {
    const items = parts.items.map((item) => ({ ...item, declined: item.kind === 'wash' }));
    expect(amounts({ items })).toEqual([
      ['mends', 5_000],
      ['delivery', 3_000],
    ]);
  });

  it('costs nothing when everything was declined', () => {
    const items = parts.items.map((item) => ({ ...item, declined: true }));
    expect(amounts({ items, services: [{ priceWon: 1_000 }] })).toEqual([]);
  });

  it('delivers free from the threshold of the shop on, measured before discounts', () => {
    expect(amounts({ services: [{ priceWon: 9_100 }], hasMembershipDiscount: true })).not.toContainEqual([
      'delivery',
      3_000,
    ]);
    expect(amounts({ services: [{ priceWon: 9_000 }] })).toContainEqual(['delivery', 3_000]);
  });

  it('delivers free at a shop that says so, whatever the amount', () => {
    expect(amounts({ delivery: { ...delivery, isFree: true } })).toEqual([
      ['items', 5_900],
      ['mends', 5_000],
    ]);
  });

  it('adds the fee of an earlier failed collection, even when everything was declined', () => {
    expect(amounts({ noShowFeeWon: 3_000 })).toContainEqual(['noshow', 3_000]);
    const items = parts.items.map((item) => ({ ...item, declined: true }));
    expect(amounts({ items, noShowFeeWon: 3_000 })).toEqual([['noshow', 3_000]]);
  });

  it('reads as the lines that the customer agrees to', () => {
    const whole = priceLines({
      ...parts,
      services: [{ priceWon: 1_000 }, { priceWon: 500 }],
      hasMembershipDiscount: true,
      noShowFeeWon: 3_000,
    });
    expect(whole.map(({ label, amountWon }) => [label, amountWon])).toEqual([
      ['세탁', 5_900],
      ['수선', 5_000],
      ['추가 서비스', 1_500],
      ['멤버십 10% 할인', -1_240],
      ['배송비', 3_000],
      ['수거 실패 수수료', 3_000],
    ]);
    expect(totalOf(whole)).toBe(17_160);
  });

  it('comes to nothing when discounts are worth more than the pieces', () => {
    expect(totalOf([{ kind: 'membership', label: '할인', amountWon: -500 }])).toBe(0);
  });

  it('is never negative, and a member never pays more', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 100_000 }), { maxLength: 10 }), (prices) => {
        const items = prices.map((priceWon) => ({ kind: 'wash' as const, priceWon, declined: false }));
        const full = totalOf(priceLines({ ...parts, items }));
        const reduced = totalOf(priceLines({ ...parts, items, hasMembershipDiscount: true }));
        expect(reduced).toBeGreaterThanOrEqual(0);
        expect(reduced).toBeLessThanOrEqual(full);
      }),
    );
  });
});
