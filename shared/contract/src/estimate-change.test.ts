import { estimateChange, type EstimateChange } from './estimate-change';

const ESTIMATE = { min: 4_800, max: 20_400 };

describe("total compared with its order's estimate", () => {
  it.each<[number, EstimateChange]>([
    [44_190, { kind: 'higher', byWon: 23_790 }],
    [20_401, { kind: 'higher', byWon: 1 }],
    [20_400, { kind: 'within' }],
    [12_000, { kind: 'within' }],
    [4_800, { kind: 'within' }],
    [4_799, { kind: 'lower', byWon: 1 }],
    [0, { kind: 'lower', byWon: 4_800 }],
  ])('%i won is compared with the exceeded end of the range', (totalWon, change) => {
    expect(estimateChange(ESTIMATE, totalWon)).toEqual(change);
  });

  it('equals an estimate of one amount, or differs by the whole difference', () => {
    const exact = { min: 8_900, max: 8_900 };
    expect(estimateChange(exact, 8_900)).toEqual({ kind: 'within' });
    expect(estimateChange(exact, 9_900)).toEqual({ kind: 'higher', byWon: 1_000 });
    expect(estimateChange(exact, 7_900)).toEqual({ kind: 'lower', byWon: 1_000 });
  });
});
