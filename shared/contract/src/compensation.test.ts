import { ITEM_CATEGORIES } from './shop';
import {
  LIVES_OF_CATEGORY,
  livesOf,
  ratePercentOf,
  SET_SHARE_NAMES,
  SET_SHARES,
  sharesOf,
  standardAmount,
  USEFUL_LIFE_NAMES,
  USEFUL_LIVES,
} from './compensation';

/** Last day of each rate by useful life, as the official table has it. */
const TABLE = [
  [1, [14, 44, 89, 134, 179, 224, 269, 314, 365, 547]],
  [2, [28, 88, 178, 268, 358, 448, 538, 628, 730, 1095]],
  [3, [43, 133, 268, 403, 538, 673, 808, 943, 1095, 1642]],
  [4, [57, 177, 357, 537, 717, 897, 1077, 1257, 1460, 2190]],
  [5, [72, 222, 447, 672, 897, 1122, 1347, 1572, 1825, 2737]],
  [6, [86, 266, 536, 806, 1076, 1346, 1616, 1886, 2190, 3285]],
] as const;
const PERCENTS = [95, 80, 70, 60, 50, 45, 40, 35, 30, 20, 10] as const;

const handedAfter = (days: number): string =>
  new Date(Date.parse('2020-01-01') + days * 86_400_000).toISOString().slice(0, 10);

describe('rate by age', () => {
  it.each(TABLE)('of a useful life of %s years changes after the days of the table', (years, limits) => {
    limits.forEach((limit, place) => {
      expect(ratePercentOf(years, limit - 1)).toBe(PERCENTS[place]);
      expect(ratePercentOf(years, limit)).toBe(PERCENTS[place]);
      expect(ratePercentOf(years, limit + 1)).toBe(PERCENTS[place + 1]);
    });
    expect(ratePercentOf(years, 0)).toBe(95);
    expect(ratePercentOf(years, 100_000)).toBe(10);
  });
});

describe('standard amount', () => {
  const COAT = { boughtOn: '2024-03-02', handedOn: '2026-03-02', life: 'coat', share: 'whole' } as const;

  it('is 20 times the washing fee without a proof', () =>
    expect(standardAmount(13_000, null)).toEqual({ basis: 'fee', feeWon: 13_000, times: 20, amountWon: 260_000 }));

  it.each([
    ['two years of four', {}, 45, 90_000],
    ['the day of purchase', { handedOn: '2024-03-02' }, 95, 190_000],
    ['a leap day among them', { boughtOn: '2024-01-01', handedOn: '2024-06-26' }, 80, 160_000],
    ['a shorter life', { life: 'shirt' }, 30, 60_000],
    ['the upper of two pieces', { share: 'topOfTwo' }, 45, 58_500],
    ['the waistcoat of three', { share: 'vestOfThree' }, 45, 9_000],
    ['an odd price, rounded down', { priceWon: 33_333 }, 45, 14_999],
    ['nothing', { priceWon: 0 }, 45, 0],
  ] as const)('is price, share and rate for %s', (_case, part, ratePercent, amountWon) =>
    expect(standardAmount(13_000, { priceWon: 200_000, ...COAT, ...part })).toMatchObject({
      basis: 'age',
      ratePercent,
      amountWon,
    }),
  );

  it('equals a second reading of the table in 10,000 cases', () => {
    const [lives, shares] = [USEFUL_LIFE_NAMES, SET_SHARE_NAMES];
    let seed = 20_261_129;
    const below = (limit: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * limit);
    };
    for (let each = 0; each < 10_000; each += 1) {
      const life = lives[below(lives.length)] ?? 'coat';
      const share = shares[below(shares.length)] ?? 'whole';
      const [priceWon, days] = [below(10_000_000), below(3_500)];
      const limits = TABLE.find(([years]) => years === USEFUL_LIVES[life].years)?.[1] ?? [];
      const percent = PERCENTS[limits.filter((limit) => limit < days).length] ?? Number.NaN;
      const exact = (BigInt(priceWon) * BigInt(SET_SHARES[share].percent) * BigInt(percent)) / 10_000n;
      const found = standardAmount(1, { priceWon, boughtOn: '2020-01-01', handedOn: handedAfter(days), life, share });
      expect([found.amountWon, life, days]).toEqual([Number(exact), life, days]);
    }
  });

  it('has a kind for every category, and says where it is the nearest one', () => {
    expect(Object.keys(LIVES_OF_CATEGORY).sort()).toEqual(ITEM_CATEGORIES.map(({ category }) => category).sort());
    expect(livesOf('코트')).toEqual({ kinds: ['coat'] });
    expect(livesOf('원피스')).toEqual({ kinds: ['suit'], isNearest: true });
    expect(livesOf('우주복')).toEqual({ kinds: ['coat'], isNearest: true });
  });

  it.each([
    ['상의/재킷', 6],
    ['한복', 2],
    ['코트', 1],
  ])('offers the pieces of a set where sets are usual: %s', (category, count) =>
    expect(sharesOf(category)).toHaveLength(count),
  );
});
