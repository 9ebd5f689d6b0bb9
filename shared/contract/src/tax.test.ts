import { taxLines } from './tax';

describe('tax in a paid amount', () => {
  it.each([
    [11_000, 10_000, 1_000],
    [13_410, 12_191, 1_219],
    [1_000, 909, 91],
    [0, 0, 0],
  ])('of %i won belongs to a supply of %i won', (amountWon, supplyWon, vatWon) => {
    expect(taxLines(amountWon)).toEqual({ supplyWon, vatWon });
  });

  it('adds up with the supply to the paid amount', () => {
    for (let amountWon = 0; amountWon < 3_000; amountWon += 7) {
      const { supplyWon, vatWon } = taxLines(amountWon);
      expect(supplyWon + vatWon).toBe(amountWon);
    }
  });
});
