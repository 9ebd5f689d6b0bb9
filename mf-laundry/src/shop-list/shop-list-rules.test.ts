import type { ShopCard, ShopGroups } from '@dongne/contract';
import { buildGroups, buildShop } from '../testing/builders';
import {
  changeFilters,
  countFilters,
  firstScreenOf,
  INITIAL_FILTERS,
  readShops,
  resetFilters,
  widenDistance,
  withoutFilter,
} from './shop-list-rules';

describe('widenDistance', () => {
  it.each([
    // Range, chosen, result.
    [
      [0, 5_000],
      [0, 7_000],
      [0, 7_000],
    ],
    [
      [0, 7_000],
      [0, 5_000],
      [0, 7_000],
    ],
    [
      [3_000, 5_000],
      [1_000, 4_000],
      [1_000, 5_000],
    ],
    [
      [1_000, 5_000],
      [3_000, 7_000],
      [1_000, 7_000],
    ],
    [
      [3_000, 5_000],
      [3_000, 10_000],
      [0, 10_000],
    ],
    [
      [0, 10_000],
      [0, 5_000],
      [0, 10_000],
    ],
  ])('turns %j with %j into %j', (from, chosen, then) => {
    const range = ([beginDistance = 0, endDistance = 0]: number[]) => ({ beginDistance, endDistance });
    expect(widenDistance(range(from), range(chosen))).toEqual(range(then));
  });
});

describe('changeFilters', () => {
  const far = { ...INITIAL_FILTERS, beginDistance: 3_000 };

  it.each([{ isParking: true }, { canMend: true }, { isMembershipService: true }])(
    'resets the begin distance after %j',
    (change) => expect(changeFilters(far, change)).toEqual({ ...far, ...change, beginDistance: 0 }),
  );

  it.each([
    { isFreeDelivery: true },
    { sort: 'Distance' as const },
    { handleItem: '신발' as const },
    { canMend: false },
  ])('preserves the begin distance after %j', (change) => expect(changeFilters(far, change).beginDistance).toBe(3_000));
});

describe('resetFilters', () => {
  it('preserves the order and resets the rest', () => {
    const filters = { ...INITIAL_FILTERS, sort: 'Using' as const, isParking: true, endDistance: 10_000 };
    expect(resetFilters(filters)).toEqual({ ...INITIAL_FILTERS, sort: 'Using' });
  });
});

describe('countFilters', () => {
  it('counts restricting and widening filters without the order', () => {
    expect(countFilters({ ...INITIAL_FILTERS, sort: 'Distance' })).toBe(0);
    expect(countFilters({ ...INITIAL_FILTERS, isParking: true, handleItem: '가죽', endDistance: 7_000 })).toBe(3);
  });
});

describe('readShops', () => {
  const [agency, visit] = [buildShop({ id: 3 }), buildShop({ id: 4 })];
  const headings = (third2List: ShopCard[], fourthList: ShopCard[]) =>
    readShops([buildGroups({ third2List, fourthList })]).sections.map(({ title, shops }) => [title, ...idsOf(shops)]);
  const idsOf = (shops: readonly ShopCard[]): number[] => shops.map(({ id }) => id);

  it.each([
    ['both are there', [agency], [visit], [['배송 대행·직접 방문·휴무', 3, 4]]],
    ['only agency shops are there', [agency], [], [['배송 대행으로 오가는 세탁소', 3]]],
    ['only shops to visit are there', [], [visit], [['직접 방문·휴무', 4]]],
    ['neither is there', [], [], []],
  ])('merges the last two groups when %s', (_case, third2List, fourthList, expected) => {
    expect(headings(third2List, fourthList)).toEqual(expected);
  });

  it('names the merged group on the first page, before its visit-only shops', () => {
    const found = { count: 2, secondList: 0, thirdList: 0, third2List: 1, fourthList: 1, looser: [] };
    const first = buildGroups({ third2List: [agency], found, nextCursor: '3_1_1_3' });
    const later = buildGroups({ fourthList: [visit], found: null });
    const titles = (pages: ShopGroups[]) => readShops(pages).sections.map(({ title }) => title);
    expect(titles([first])).toEqual(['배송 대행·직접 방문·휴무']);
    expect(titles([first, later])).toEqual(['배송 대행·직접 방문·휴무']);
  });

  it('merges pages of a group under one heading with the total count', () => {
    const found = { count: 70, secondList: 0, thirdList: 70, third2List: 0, fourthList: 0, looser: [] };
    const first = buildGroups({ firstList: [buildShop({ id: 9 })], thirdList: [buildShop({ id: 1 })], found });
    const read = readShops([first, buildGroups({ thirdList: [buildShop({ id: 2 })], found: null })]);
    expect(read.sections.map(({ title, shops }) => [title, ...idsOf(shops)])).toEqual([
      ['내 세탁소', 9],
      ['수거·배송해 주는 세탁소', 1, 2],
    ]);
    expect(read.count).toBe(71);
  });

  it('lists a shop once when it moved between two pages', () => {
    const read = readShops([
      buildGroups({ thirdList: [buildShop({ id: 1 }), buildShop({ id: 2 })] }),
      buildGroups({ fourthList: [buildShop({ id: 1 }), buildShop({ id: 3 })], found: null }),
    ]);
    expect(read.sections.map(({ shops }) => idsOf(shops))).toEqual([[1, 2], [3]]);
  });

  it('excludes a shop from list and count', () => {
    const read = readShops([buildGroups({ thirdList: [buildShop({ id: 1 }), buildShop({ id: 2 })] })], true, 2);
    expect(read.sections.map(({ shops }) => idsOf(shops))).toEqual([[1]]);
    expect(read.count).toBe(1);
  });
});

describe('withoutFilter', () => {
  it.each([
    ['q', { q: '' }],
    ['handleItem', { handleItem: null }],
    ['isParking', { isParking: false }],
    ['endDistance', { beginDistance: 0, endDistance: 10_000 }],
  ] as const)('removes %s and preserves the rest', (filter, expected) => {
    const filters = { ...INITIAL_FILTERS, q: '가', handleItem: '가죽', isParking: true, canMend: true } as const;
    expect(withoutFilter(filters, filter)).toEqual({ ...filters, ...expected });
  });
});

describe('firstScreenOf', () => {
  const section = (title: string, ...ids: number[]) => ({ title, shops: ids.map((id) => buildShop({ id })) });

  it('cuts the list after eight shops and drops empty groups', () => {
    const first = firstScreenOf([section('가', 1, 2, 3), section('나', 4, 5, 6, 7, 8, 9), section('다', 10)]);
    expect(first.map(({ title, shops }) => [title, ...shops.map(({ id }) => id)])).toEqual([
      ['가', 1, 2, 3],
      ['나', 4, 5, 6, 7, 8],
    ]);
  });
});
