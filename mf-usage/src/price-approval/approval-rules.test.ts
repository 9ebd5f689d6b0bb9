import { buildItem } from '../testing/builders';
import { approvalOf } from './approval-rules';

const items = [buildItem({ id: 1, priceWon: 1_900 }), buildItem({ id: 2, priceWon: 13_000 })];

describe('an approval', () => {
  it.each([
    ['of everything', [], { approvedCount: 2, approvedWon: 14_900, isNothingLeft: false }],
    ['without one item', [2], { approvedCount: 1, approvedWon: 1_900, isNothingLeft: false }],
    ['of nothing', [1, 2], { approvedCount: 0, approvedWon: 0, isNothingLeft: true }],
  ])('%s', (_, declined, expected) => {
    expect(approvalOf(items, new Set(declined))).toEqual(expected);
  });
});
