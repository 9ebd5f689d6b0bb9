import { mendsEstimate, mendTitle } from './mend';

describe('cost of mends', () => {
  it.each([
    [[], 0, 0],
    [['기장'], 5_000, 0],
    [['기장', '소매', '단추', '단추'], 14_000, 0],
    [['기타'], 0, 1],
    [['수선', '안감'], 15_000, 1],
  ])('of %j is known', (parts, won, unpriced) => {
    expect(mendsEstimate(parts)).toEqual({ won, unpriced });
  });
});

describe('name of a mend', () => {
  it('includes its garment if one was chosen', () => {
    expect(mendTitle({ clothType: 'trousers', mendName: '기장' })).toBe('바지 기장');
    expect(mendTitle({ clothType: null, mendName: '수선' })).toBe('수선');
  });
});
