import * as fc from 'fast-check';
import { mayUsePoints, mostPoints } from './payable';
import {
  percentOff,
  priceOfChoice,
  priceOfOffer,
  wonBeforeBenefits,
  type Discounts,
  type OfferTerms,
  type PricedOffer,
} from './offer';

const DELIVERY = { isFree: false, feeWon: 3_000, freeFromWon: 20_000 };
const TERMS: OfferTerms = { services: [], hasMembershipDiscount: false, delivery: DELIVERY, noShowFeeWon: 0 };
const [SHIRT, HEM] = [
  { id: 1, kind: 'wash', priceWon: 5_900 },
  { id: 2, kind: 'mend', priceWon: 5_000 },
] as const;

const COUPON = { id: 3, name: '가을 쿠폰', discountWon: 2_000, minimumWon: 9_810 };

const amounts = (terms: Partial<OfferTerms>, declined: readonly number[] = []) => {
  const offer: PricedOffer = { items: [SHIRT, HEM], terms: { ...TERMS, ...terms } };
  return priceOfChoice(offer, new Set(declined)).lines.map(({ kind, amountWon }) => [kind, amountWon]);
};

describe('price of a choice', () => {
  it('has the lines that the customer agrees to', () => {
    const { lines, totalWon } = priceOfOffer({
      items: [SHIRT, HEM],
      terms: {
        services: [{ priceWon: 1_000 }, { priceWon: 500 }],
        hasMembershipDiscount: true,
        delivery: DELIVERY,
        noShowFeeWon: 3_000,
      },
    });
    expect(lines.map(({ label, amountWon }) => [label, amountWon])).toEqual([
      ['세탁', 5_900],
      ['수선', 5_000],
      ['추가 서비스', 1_500],
      ['멤버십 10% 할인', -1_240],
      ['배송비', 3_000],
      ['수거 실패 수수료', 3_000],
    ]);
    expect(totalWon).toBe(17_160);
  });

  it.each<[string, Partial<OfferTerms>, readonly number[], readonly (readonly [string, number])[]]>([
    [
      'adds pieces, mends and the delivery fee',
      {},
      [],
      [
        ['items', 5_900],
        ['mends', 5_000],
        ['delivery', 3_000],
      ],
    ],
    [
      'takes 10 % off the list price for members, rounded down to 10 won, and nothing off the delivery',
      { hasMembershipDiscount: true, services: [{ priceWon: 90 }] },
      [],
      [
        ['items', 5_900],
        ['mends', 5_000],
        ['services', 90],
        ['membership', -1_090],
        ['delivery', 3_000],
      ],
    ],
    [
      'leaves a declined piece out',
      {},
      [1],
      [
        ['mends', 5_000],
        ['delivery', 3_000],
      ],
    ],
    [
      'charges the delivery again when what is left no longer reaches the threshold',
      { delivery: { ...DELIVERY, freeFromWon: 10_900 } },
      [2],
      [
        ['items', 5_900],
        ['delivery', 3_000],
      ],
    ],
    [
      'delivers free from the threshold on, measured before discounts',
      { delivery: { ...DELIVERY, freeFromWon: 10_900 }, hasMembershipDiscount: true },
      [],
      [
        ['items', 5_900],
        ['mends', 5_000],
        ['membership', -1_090],
      ],
    ],
    ['delivers free where the shop says so', { delivery: { ...DELIVERY, isFree: true } }, [1], [['mends', 5_000]]],
    ['costs nothing when everything is declined, extras included', { services: [{ priceWon: 1_000 }] }, [1, 2], []],
    [
      'keeps the fee of a failed collection when everything is declined',
      { noShowFeeWon: 3_000 },
      [1, 2],
      [['noshow', 3_000]],
    ],
    [
      'takes no notice of an item of another offer',
      { delivery: { ...DELIVERY, isFree: true } },
      [99],
      [
        ['items', 5_900],
        ['mends', 5_000],
      ],
    ],
  ])('%s', (_, terms, declined, expected) => {
    expect(amounts(terms, declined)).toEqual(expected);
  });

  it('reports that nothing is left only when every item is declined', () => {
    const offer = { items: [SHIRT, HEM], terms: TERMS };
    expect(priceOfChoice(offer, new Set([1])).isNothingLeft).toBe(false);
    expect(priceOfChoice(offer, new Set([1, 2]))).toEqual({
      lines: [],
      totalWon: 0,
      laundryWon: 0,
      dueWon: 0,
      isNothingLeft: true,
    });
    expect(priceOfOffer(offer)).toEqual(priceOfChoice(offer, new Set()));
  });

  it.each<[string, Discounts, Partial<OfferTerms>, readonly number[], readonly (readonly [string, number])[]]>([
    [
      'takes the coupon off after the membership and before delivery, and points off everything',
      { coupon: COUPON, points: 6_000 },
      { hasMembershipDiscount: true, noShowFeeWon: 3_000 },
      [],
      [
        ['items', 5_900],
        ['mends', 5_000],
        ['membership', -1_090],
        ['coupon', -2_000],
        ['delivery', 3_000],
        ['noshow', 3_000],
        ['points', -6_000],
      ],
    ],
    [
      'compares the minimum of a coupon with the laundry after the membership, without delivery',
      { coupon: { ...COUPON, minimumWon: 9_820 } },
      { hasMembershipDiscount: true },
      [],
      [
        ['items', 5_900],
        ['mends', 5_000],
        ['membership', -1_090],
        ['delivery', 3_000],
      ],
    ],
    [
      'takes no more off than the laundry costs: delivery is left',
      { coupon: { ...COUPON, discountWon: 90_000, minimumWon: 0 } },
      {},
      [1],
      [
        ['mends', 5_000],
        ['coupon', -5_000],
        ['delivery', 3_000],
      ],
    ],
    [
      'waives what no card provider takes',
      { coupon: { ...COUPON, discountWon: 4_500, minimumWon: 0 } },
      { delivery: { ...DELIVERY, isFree: true } },
      [1],
      [
        ['mends', 5_000],
        ['coupon', -4_500],
        ['waived', -500],
      ],
    ],
    ['ignores invalid points', { points: 4_500 }, { delivery: { ...DELIVERY, isFree: true } }, [1], [['mends', 5_000]]],
    [
      'uses nothing when everything is declined',
      { coupon: { ...COUPON, minimumWon: 0 }, points: 3_000 },
      { noShowFeeWon: 3_000 },
      [1, 2],
      [['noshow', 3_000]],
    ],
  ])('%s', (_, discounts, terms, declined, expected) => {
    const offer: PricedOffer = { items: [SHIRT, HEM], terms: { ...TERMS, ...terms } };
    const { lines } = priceOfChoice(offer, new Set(declined), discounts);
    expect(lines.map(({ kind, amountWon }) => [kind, amountWon])).toEqual(expected);
  });

  it('lists the coupon, the points and what is waived', () => {
    const offer = { items: [HEM], terms: { ...TERMS, delivery: { ...DELIVERY, isFree: true } } };
    const { lines } = priceOfOffer(offer, { coupon: { ...COUPON, discountWon: 3_310, minimumWon: 0 }, points: 1_600 });
    expect(lines.map(({ label, amountWon }) => [label, amountWon])).toEqual([
      ['수선', 5_000],
      ['쿠폰 · 가을 쿠폰', -3_310],
      ['포인트 사용', -1_600],
      ['1,000원 미만 면제', -90],
    ]);
  });

  it('rounds a discount down to 10 won', () => {
    expect(percentOff(1_990, 10)).toBe(190);
  });
});

const won = fc.nat({ max: 100_000 });
const anyOffer: fc.Arbitrary<PricedOffer> = fc.record({
  items: fc
    .array(fc.record({ kind: fc.constantFrom('wash' as const, 'mend' as const), priceWon: won }), {
      minLength: 1,
      maxLength: 8,
    })
    .map((items) => items.map((item, index) => ({ ...item, id: index + 1 }))),
  terms: fc.record({
    services: fc.array(fc.record({ priceWon: won }), { maxLength: 2 }),
    hasMembershipDiscount: fc.boolean(),
    delivery: fc.record({ isFree: fc.boolean(), feeWon: fc.nat({ max: 4_000 }), freeFromWon: won }),
    noShowFeeWon: fc.constantFrom(0, 3_000, 6_000),
  }),
});
const anyDiscounts: fc.Arbitrary<Discounts> = fc.record(
  {
    coupon: fc.record({ id: fc.constant(1), name: fc.constant('n'), discountWon: fc.nat(50_000), minimumWon: won }),
    points: fc.oneof(
      fc.nat(50_000),
      fc.nat(500).map((steps) => steps * 100),
    ),
  },
  { requiredKeys: [] },
);
const RUNS = { numRuns: 10_000 };
/** One letter per item: which are declined, and one more that is declined next. */
const anyChoice = fc.tuple(anyOffer, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), fc.nat({ max: 7 }));

const amountOf = ({ lines }: ReturnType<typeof priceOfChoice>, kind: string): number =>
  lines.find((line) => line.kind === kind)?.amountWon ?? 0;

describe('any choice of any offer', () => {
  it('totals the sum of its nonzero lines and is never negative', () => {
    fc.assert(
      fc.property(anyChoice, ([offer, marks]) => {
        const declined = new Set(offer.items.filter((_, index) => marks[index]).map(({ id }) => id));
        const { lines, totalWon, isNothingLeft } = priceOfChoice(offer, declined);
        expect(lines.reduce((total, { amountWon }) => total + amountWon, 0)).toBe(totalWon);
        expect(lines.map(({ amountWon }) => amountWon)).not.toContain(0);
        expect(totalWon).toBeGreaterThanOrEqual(0);
        expect(isNothingLeft).toBe(declined.size === offer.items.length);
        if (isNothingLeft) expect(totalWon).toBe(offer.terms.noShowFeeWon);
      }),
      RUNS,
    );
  });

  it('charges nothing or a valid amount with any coupon and points', () => {
    fc.assert(
      fc.property(anyChoice, anyDiscounts, ([offer, marks], discounts) => {
        const declined = new Set(offer.items.filter((_, index) => marks[index]).map(({ id }) => id));
        const price = priceOfChoice(offer, declined, discounts);
        const { lines, totalWon, dueWon } = price;
        expect(lines.reduce((total, { amountWon }) => total + amountWon, 0)).toBe(totalWon);
        expect(totalWon === 0 || totalWon >= 1_000).toBe(true);
        const without = priceOfChoice(offer, declined);
        expect(totalWon).toBeLessThanOrEqual(without.totalWon);
        expect(wonBeforeBenefits(lines)).toBe(without.dueWon);
        expect(Math.abs(amountOf(price, 'coupon')) % 10).toBe(0);
        const points = Math.abs(amountOf(price, 'points'));
        expect([0, discounts.points]).toContain(points);
        expect(mayUsePoints(points, points, dueWon)).toBe(true);
        const most = mostPoints(50_000, dueWon);
        const atMost = priceOfChoice(offer, declined, { ...discounts, points: most });
        if (!price.isNothingLeft) expect(amountOf(atMost, 'points') + most).toBe(0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('decreases by a declined item, except for delivery and discount', () => {
    fc.assert(
      fc.property(anyChoice, ([offer, marks, next]) => {
        const item = offer.items[next % offer.items.length];
        if (item === undefined) return;
        const declined = offer.items.filter(({ id }, index) => marks[index] && id !== item.id).map(({ id }) => id);
        const before = priceOfChoice(offer, new Set(declined));
        const after = priceOfChoice(offer, new Set([...declined, item.id]));
        const deliveryWon = amountOf(after, 'delivery') - amountOf(before, 'delivery');
        const discountWon = amountOf(after, 'membership') - amountOf(before, 'membership');
        const waivedWon = amountOf(after, 'waived') - amountOf(before, 'waived');
        const goneServicesWon = amountOf(before, 'services') - amountOf(after, 'services');
        expect(before.totalWon - after.totalWon).toBe(
          item.priceWon + goneServicesWon - deliveryWon - discountWon - waivedWon,
        );
        // Delivery becomes due at most once, and paid extras disappear with the last item only.
        expect([0, offer.terms.delivery.feeWon, -offer.terms.delivery.feeWon]).toContain(deliveryWon);
        if (deliveryWon < 0) expect(after.isNothingLeft).toBe(true);
        if (goneServicesWon > 0) expect(after.isNothingLeft).toBe(true);
        // The lost discount is a tenth of what is declined, except for its rounding to 10 won.
        expect(discountWon).toBeLessThan((item.priceWon + goneServicesWon) / 10 + 10);
        expect(discountWon).toBeGreaterThanOrEqual(0);
      }),
      RUNS,
    );
  });

  it('never costs a member more than a non-member', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        const priceWhen = (hasMembershipDiscount: boolean) =>
          priceOfOffer({ ...offer, terms: { ...offer.terms, hasMembershipDiscount } }).totalWon;
        expect(priceWhen(true)).toBeLessThanOrEqual(priceWhen(false));
      }),
      RUNS,
    );
  });
});
