import { coverageOf, groupOf, groupShops, type Groupable } from './shop-groups';

const shop: Groupable = {
  id: 1,
  coverage: 'self',
  isPaused: false,
  canNewRequest: true,
  hasMembershipService: false,
  distanceM: 500,
  rating: 4,
  usageCount: 10,
};

describe('coverage', () => {
  const reach = { canDelivery: true, deliveryRadiusM: 8_000, useDeliveryAgency: true, sidoCode: '11' };
  it.each([
    ['its van goes there', reach, 8_000, '11', 'self'],
    ['only the agency goes so far', reach, 8_001, '11', 'agency'],
    ['the agency stays in its sido', reach, 8_001, '41', 'none'],
    ['the van crosses the border', reach, 5_000, '41', 'self'],
    ['there is neither', { ...reach, canDelivery: false, useDeliveryAgency: false }, 100, '11', 'none'],
    ['the place is unknown', { ...reach, canDelivery: false }, 100, null, 'none'],
  ] as const)('%s', (_, from, distanceM, sidoCode, expected) => {
    expect(coverageOf(from, distanceM, sidoCode)).toBe(expected);
  });
});

describe('groups of the shop list', () => {
  it.each([
    ['membership shops that deliver', { hasMembershipService: true }, 'secondList'],
    [
      'membership shops that deliver through an agency',
      { hasMembershipService: true, coverage: 'agency' },
      'secondList',
    ],
    ['shops that deliver themselves', {}, 'thirdList'],
    ['shops with an agency', { coverage: 'agency' }, 'third2List'],
    ['shops to visit', { coverage: 'none', hasMembershipService: true }, 'fourthList'],
    ['paused shops', { isPaused: true, hasMembershipService: true }, 'fourthList'],
    ['shops that take no new request', { canNewRequest: false }, 'fourthList'],
  ] as const)('puts %s where the ruling says', (_, part, expected) => {
    expect(groupOf({ ...shop, ...part })).toBe(expected);
  });

  it.each([
    ['Distance', [3, 1, 2]],
    ['Using', [2, 1, 3]],
    ['Membership', [1, 3, 2]],
  ] as const)('sorts by %s', (sort, expected) => {
    const shops = [
      { ...shop, id: 1, distanceM: 500, rating: 5, usageCount: 20 },
      { ...shop, id: 2, distanceM: 3_000, rating: 4, usageCount: 30 },
      { ...shop, id: 3, distanceM: 200, rating: 3, usageCount: 10 },
    ];
    expect(groupShops(shops, sort).thirdList.map(({ id }) => id)).toEqual(expected);
  });

  it('keeps equal shops in one order', () => {
    const shops = [
      { ...shop, id: 9 },
      { ...shop, id: 4 },
    ];
    expect(groupShops(shops, 'Using').thirdList.map(({ id }) => id)).toEqual([4, 9]);
  });
});
