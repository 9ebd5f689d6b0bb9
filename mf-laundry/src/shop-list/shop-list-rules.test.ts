import { buildGroups, buildShop } from '../testing/builders';
import {
  changeFilters,
  countFilters,
  firstScreenOf,
  INITIAL_FILTERS,
  mergeLists,
  resetFilters,
  sectionsOf,
  widenDistance,
} from './shop-list-rules';

describe('widenDistance', () => {
  it.each([
    // range, chosen, then
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
  ])('from %j, choosing %j, comes to %j', (from, chosen, then) => {
    const range = ([beginDistance = 0, endDistance = 0]: number[]) => ({ beginDistance, endDistance });
    expect(widenDistance(range(from), range(chosen))).toEqual(range(then));
  });
});

describe('changeFilters', () => {
  const far = { ...INITIAL_FILTERS, beginDistance: 3_000 };

  it.each([{ isParking: true }, { canMend: true }, { isMembershipService: true }])(
    'starts at the door again after %j',
    (change) => expect(changeFilters(far, change)).toEqual({ ...far, ...change, beginDistance: 0 }),
  );

  it.each([
    { isFreeDelivery: true },
    { sort: 'Distance' as const },
    { handleItem: '신발' as const },
    { canMend: false },
  ])('keeps the begin distance after %j', (change) => expect(changeFilters(far, change).beginDistance).toBe(3_000));
});

describe('resetFilters', () => {
  it('keeps the order and forgets the rest', () => {
    const filters = { ...INITIAL_FILTERS, sort: 'Using' as const, isParking: true, endDistance: 10_000 };
    expect(resetFilters(filters)).toEqual({ ...INITIAL_FILTERS, sort: 'Using' });
  });
});

describe('countFilters', () => {
  it('counts what narrows or widens the list, not its order', () => {
    expect(countFilters({ ...INITIAL_FILTERS, sort: 'Distance' })).toBe(0);
    expect(countFilters({ ...INITIAL_FILTERS, isParking: true, handleItem: '가죽', endDistance: 7_000 })).toBe(3);
  });
});

describe('mergeLists', () => {
  const [agency, visit] = [buildShop({ id: 3 }), buildShop({ id: 4 })];

  it.each([
    ['both are there', [agency], [visit], [], [agency, visit]],
    ['only agency shops are there', [agency], [], [agency], []],
    ['only shops to visit are there', [], [visit], [], [visit]],
    ['neither is there', [], [], [], []],
  ])('when %s', (_case, third2List, fourthList, mergedThird2, mergedFourth) => {
    expect(mergeLists(buildGroups({ third2List, fourthList }))).toEqual(
      buildGroups({ third2List: mergedThird2, fourthList: mergedFourth }),
    );
  });
});

describe('sectionsOf', () => {
  it('leaves out groups without shops and names a merged group after both', () => {
    const groups = buildGroups({
      thirdList: [buildShop()],
      third2List: [buildShop({ id: 2 })],
      fourthList: [buildShop({ id: 3 })],
    });
    expect(sectionsOf(groups).map(({ title, shops }) => [title, shops.length])).toEqual([
      ['수거·배송해 주는 세탁소', 1],
      ['배송 대행·직접 방문·휴무', 2],
    ]);
  });
});

describe('firstScreenOf', () => {
  const section = (title: string, ...ids: number[]) => ({ title, shops: ids.map((id) => buildShop({ id })) });

  it('cuts the list after eight shops, in whichever group, and names no group of which nothing is left', () => {
    const first = firstScreenOf([section('가', 1, 2, 3), section('나', 4, 5, 6, 7, 8, 9), section('다', 10)]);
    expect(first.map(({ title, shops }) => [title, ...shops.map(({ id }) => id)])).toEqual([
      ['가', 1, 2, 3],
      ['나', 4, 5, 6, 7, 8],
    ]);
  });
});
