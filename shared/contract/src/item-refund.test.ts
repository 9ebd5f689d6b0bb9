import fc from 'fast-check';
import { itemsBack, itemWorths } from './item-refund';
import { mostPoints } from './payable';
import { priceOfChoice, type PricedOffer } from './offer';

const price = fc.integer({ min: 1, max: 5_000_000 });
const OFFER: fc.Arbitrary<PricedOffer> = fc.record({
  items: fc
    .array(fc.record({ kind: fc.constantFrom('wash' as const, 'mend' as const), priceWon: price }), {
      minLength: 1,
      maxLength: 12,
    })
    .map((items) => items.map((item, index) => ({ ...item, id: index + 1 }))),
  terms: fc.record({
    services: fc.array(fc.record({ priceWon: price }), { maxLength: 2 }),
    hasMembershipDiscount: fc.boolean(),
    delivery: fc.record({ isFree: fc.boolean(), feeWon: fc.constant(3_000), freeFromWon: fc.constant(20_000) }),
    noShowFeeWon: fc.constantFrom(0, 3_000),
  }),
});
const COUPON = fc.option(
  fc.record({ id: fc.constant(1), name: fc.constant('쿠폰'), discountWon: price, minimumWon: fc.constant(0) }),
  { nil: undefined },
);

const REFUND_HISTORIES = fc.record({
  offer: OFFER,
  coupon: COUPON,
  balance: fc.integer({ min: 0, max: 6_000_000 }),
  seed: fc.infiniteStream(fc.nat(1_000)),
});

/** Builds an approved price with its items in any order. */
const caseOf = ({
  offer,
  coupon,
  balance,
  seed,
}: typeof REFUND_HISTORIES extends fc.Arbitrary<infer History> ? History : never) => {
  const declined = new Set(offer.items.filter(({ id }) => id % 4 === 0).map(({ id }) => id));
  const items = offer.items.filter(({ id }) => !declined.has(id));
  const { dueWon } = priceOfChoice(offer, declined, { coupon });
  const points = mostPoints(balance, dueWon);
  const approved = priceOfChoice(offer, declined, { coupon, points });
  const order = items.map(({ id }) => ({ id, at: seed.next().value ?? 0 })).sort((one, other) => one.at - other.at);
  return { items, approved, points, order: order.map(({ id }) => id) };
};

const lineWon = (lines: readonly { readonly kind: string; readonly amountWon: number }[], ...kinds: string[]) =>
  lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amountWon }) => sum + amountWon, 0);

describe('share of an item in a final price', () => {
  it.each([
    ['its price without discounts', [{ kind: 'items', amountWon: 5_900 }], [1_900, 4_000]],
    [
      'less its share of the membership',
      [
        { kind: 'items', amountWon: 5_900 },
        { kind: 'membership', amountWon: -590 },
        { kind: 'delivery', amountWon: 3_000 },
      ],
      [1_710, 3_600],
    ],
    [
      'less its share of a coupon, to the won',
      [
        { kind: 'items', amountWon: 5_900 },
        { kind: 'coupon', amountWon: -1_000 },
      ],
      [1_577, 3_323],
    ],
    [
      'with paid extras beside it, which bear their own share',
      [
        { kind: 'items', amountWon: 5_900 },
        { kind: 'services', amountWon: 5_900 },
        { kind: 'coupon', amountWon: -5_900 },
      ],
      [950, 2_000],
    ],
    [
      'nothing where a coupon has paid all of it',
      [
        { kind: 'items', amountWon: 5_900 },
        { kind: 'coupon', amountWon: -5_900 },
      ],
      [0, 0],
    ],
  ] as const)('is %s', (_what, lines, worths) => {
    const items = [
      { id: 2, priceWon: 4_000 },
      { id: 1, priceWon: 1_900 },
    ];
    const named = lines.map((line) => ({ ...line, label: '' }));
    expect([...itemWorths(items, named).entries()]).toEqual([
      [1, worths[0]],
      [2, worths[1]],
    ]);
  });

  it('adds up with all others and the extras exactly', () => {
    fc.assert(
      fc.property(REFUND_HISTORIES, (history) => {
        const { items, approved } = caseOf(history);
        const worths = itemWorths(items, approved.lines);
        const sum = [...worths.values()].reduce((total, won) => total + won, 0);
        const servicesWon = lineWon(approved.lines, 'services');
        if (servicesWon === 0) expect(sum).toBe(approved.laundryWon + lineWon(approved.lines, 'coupon'));
        for (const { id, priceWon } of items) {
          const worth = worths.get(id) ?? -1;
          expect(worth).toBeGreaterThanOrEqual(0);
          expect(worth).toBeLessThanOrEqual(priceWon);
        }
      }),
    );
  });
});

describe('refund of items', () => {
  it.each([
    [5_000, { paidWon: 9_000, points: 3_000 }, { paidWon: 5_000, points: 0 }],
    [5_000, { paidWon: 4_000, points: 3_000 }, { paidWon: 4_000, points: 1_000 }],
    [5_000, { paidWon: 0, points: 3_000 }, { paidWon: 0, points: 3_000 }],
    [5_000, { paidWon: 0, points: 0 }, { paidWon: 0, points: 0 }],
  ])('is of %i won, with %o left, %o', (worthWon, left, back) => {
    expect(itemsBack(worthWon, left)).toEqual(back);
  });

  it('is independent of the order and never exceeds the payment', () => {
    fc.assert(
      fc.property(REFUND_HISTORIES, (history) => {
        const { items, approved, points, order } = caseOf(history);
        const worths = itemWorths(items, approved.lines);
        const backOf = (ids: readonly number[]) =>
          ids.reduce(
            (back, id) => {
              const left = { paidWon: approved.totalWon - back.paidWon, points: points - back.points };
              const more = itemsBack(worths.get(id) ?? 0, left);
              return { paidWon: back.paidWon + more.paidWon, points: back.points + more.points };
            },
            { paidWon: 0, points: 0 },
          );
        const back = backOf(order);
        const worthWon = [...worths.values()].reduce((sum, won) => sum + won, 0);
        expect(back).toEqual(backOf([...order].reverse()));
        expect(back).toEqual(itemsBack(worthWon, { paidWon: approved.totalWon, points }));
        expect(back.paidWon).toBeLessThanOrEqual(approved.totalWon);
        expect(back.points).toBeLessThanOrEqual(points);
        // The remainder is the delivery, the fees, the extras, and what was waived.
        const remaining = approved.totalWon + points - back.paidWon - back.points;
        expect(remaining).toBe(Math.max(0, approved.totalWon + points - worthWon));
      }),
    );
  });
});
