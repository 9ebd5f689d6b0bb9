import { coverageOf, groupOf, type Groupable } from './shop-groups';

const shop: Groupable = {
  coverage: 'self',
  isPaused: false,
  canNewRequest: true,
  hasMembershipService: false,
};

describe('coverage', () => {
  const reach = { canDelivery: true, deliveryRadiusM: 8_000, useDeliveryAgency: true, sidoCode: '11' };
  it.each([
    ['its van delivers there', reach, 8_000, '11', 'self'],
    ['only the agency reaches it', reach, 8_001, '11', 'agency'],
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
  ] as const)('puts %s in the group of the ruling', (_, part, expected) => {
    expect(groupOf({ ...shop, ...part })).toBe(expected);
  });
});
