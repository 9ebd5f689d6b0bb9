import { estimateChange, type EstimateChange } from './estimate-change';

const ESTIMATE = { min: 4_800, max: 20_400 };

describe('a total beside the estimate of its order', () => {
  it.each<[number, EstimateChange]>([
    [44_190, { kind: 'higher', byWon: 23_790 }],
    [20_401, { kind: 'higher', byWon: 1 }],
    [20_400, { kind: 'within' }],
    [12_000, { kind: 'within' }],
    [4_800, { kind: 'within' }],
    [4_799, { kind: 'lower', byWon: 1 }],
    [0, { kind: 'lower', byWon: 4_800 }],
  ])('%i won is told by the end of the range that it goes beyond', (totalWon, change) => {
    expect(estimateChange(ESTIMATE, totalWon)).toEqual(change);
  });

  it('is the same as an estimate of one amount, or differs by all of the difference', () => {
    const exact = { min: 8_900, max: 8_900 };
    expect(estimateChange(exact, 8_900)).toEqual({ kind: 'within' });
    expect(estimateChange(exact, 9_900)).toEqual({ kind: 'higher', byWon: 1_000 });
    expect(estimateChange(exact, 7_900)).toEqual({ kind: 'lower', byWon: 1_000 });
  });
});
