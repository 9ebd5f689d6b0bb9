import fc from 'fast-check';
import { advanceAnswer } from './advance';
import { PREMIUM_FACTOR, STAIN_REMOVAL_WON } from './business-numbers';
import { estimateOf, EVERYDAY, type Announced, type PriceList } from './estimate';
import { GARMENTS, MEND_PARTS, mendedGarments, WASHED_AS, type Garment, type WantedMend } from './mend';
import { priceOfOffer } from './offer';
import { handedOver, isOfferAsAnnounced } from './pieces';
import { ITEM_CATEGORIES } from './shop';

const RUNS = 10_000;
/** Mends without a base price are not estimated: the shop quotes them. */
const PRICED_PARTS = MEND_PARTS.flatMap(({ part, basePriceWon }) => (basePriceWon === null ? [] : [part]));
const BASE_WON = new Map<string, number>(MEND_PARTS.map(({ part, basePriceWon }) => [part, basePriceWon ?? 0]));
const CODES: readonly Garment[] = ['jacket', 'trousers', 'skirt', 'shirt', 'dress', 'coat', 'padding', 'bag', 'other'];

const categories = ITEM_CATEGORIES.map(({ category }) => category);

const priceLists = fc.record({
  prices: fc
    .tuple(
      ...categories.map((category) =>
        fc.integer({ min: 10, max: 600 }).map((hundreds) => ({ category, priceWon: hundreds * 100 })),
      ),
    )
    .map((prices): PriceList['prices'] => prices),
  delivery: fc.record({
    isFree: fc.boolean(),
    feeWon: fc.integer({ min: 0, max: 40 }).map((hundreds) => hundreds * 100),
    freeFromWon: fc.integer({ min: 0, max: 600 }).map((hundreds) => hundreds * 100),
  }),
});

const mend: fc.Arbitrary<WantedMend> = fc.record({
  mendName: fc.constantFrom(...PRICED_PARTS),
  withLaundry: fc.boolean(),
  clothType: fc.constantFrom(...CODES, null),
  clothNo: fc.option(fc.nat(2)),
});

/** Restricts mends of one garment to one kind. */
const ofOneKind = (mends: readonly WantedMend[]): WantedMend[] =>
  mends.map((one) => ({
    ...one,
    clothType: mends.find(({ clothNo }) => clothNo !== null && clothNo === one.clothNo)?.clothType ?? one.clothType,
  }));

const orders: fc.Arbitrary<Announced> = fc.record({
  count: fc.integer({ min: 1, max: 12 }),
  items: fc.uniqueArray(
    fc.record({ category: fc.constantFrom(...categories), count: fc.integer({ min: 1, max: 4 }) }),
    {
      selector: ({ category }) => category,
      maxLength: 4,
    },
  ),
  hasPremium: fc.boolean(),
  hasStain: fc.boolean(),
  mends: fc.array(mend, { maxLength: 4 }).map(ofOneKind),
  servicesWon: fc.constantFrom(0, 500, 1_500),
  hasMembershipDiscount: fc.boolean(),
});

/**
 * Builds the offer of a shop that follows its list: named pieces, everyday laundry for the rest, mended and washed
 * garments by their own category, premium care for every washed piece, one stain, mends at base prices.
 */
const honestOffer = ({ prices, delivery }: PriceList, order: Announced, pick: (most: number) => number) => {
  const everyday = prices.filter(({ category }) => EVERYDAY.has(category));
  const anyEveryday = (): string => everyday[pick(everyday.length)]?.category ?? '';
  const mended = mendedGarments(order.mends);
  const named = order.items.flatMap(({ category, count }) => Array.from({ length: count }, () => category));
  const others = handedOver(order) - named.length - mended.length;
  const washed = [
    ...named,
    ...Array.from({ length: others }, anyEveryday),
    ...mended
      .filter(({ isWashed }) => isWashed)
      .map(({ clothType }) => WASHED_AS[clothType ?? 'other'] ?? anyEveryday()),
  ];
  const factor = order.hasPremium ? PREMIUM_FACTOR : 1;
  const listed = washed.map((category) => ({
    kind: 'wash' as const,
    category,
    priceWon: (prices.find((price) => price.category === category)?.priceWon ?? 0) * factor,
  }));
  const mends = order.mends.map(({ mendName }) => ({
    kind: 'mend' as const,
    category: '수선',
    priceWon: BASE_WON.get(mendName) ?? 0,
  }));
  const stain = order.hasStain ? STAIN_REMOVAL_WON : 0;
  const items = [...listed, ...mends].map((item, id) => ({
    ...item,
    id,
    priceWon: item.priceWon + (id === 0 ? stain : 0),
  }));
  const terms = {
    services: [{ priceWon: order.servicesWon }],
    hasMembershipDiscount: order.hasMembershipDiscount,
    delivery,
    noShowFeeWon: 0,
  };
  // Amount due: card providers refuse less than 1,000 won, so that is waived.
  return { items, totalWon: priceOfOffer({ items, terms }).dueWon };
};

describe('offer at list prices', () => {
  it('is within the estimate and covered by the largest agreement', () => {
    fc.assert(
      fc.property(priceLists, orders, fc.infiniteStream(fc.nat()), (list, order, picks) => {
        const { items, totalWon } = honestOffer(list, order, (most) => Number(picks.next().value) % most);
        const { min, max } = estimateOf(list, order);
        expect(totalWon).toBeGreaterThanOrEqual(min);
        expect(totalWon).toBeLessThanOrEqual(max);
        const isAsAnnounced = isOfferAsAnnounced(order, items);
        expect(advanceAnswer(max, { totalWon, isAsAnnounced })).toBe('within');
      }),
      { numRuns: RUNS },
    );
  });

  it('has a category for every garment of known kind', () => {
    const known = CODES.filter((code) => code !== 'other');
    expect(known.map((code) => categories.includes(WASHED_AS[code] ?? '기타 신발'))).toEqual(known.map(() => true));
    expect([...CODES].sort()).toEqual(Object.keys(GARMENTS).sort());
  });
});
