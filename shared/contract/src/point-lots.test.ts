import * as fc from 'fast-check';
import { takeFromLots } from './point-lots';

const lot = (id: number, left: number, ends: string) => ({ id, left, expiresAt: new Date(ends) });

describe('takeFromLots', () => {
  it('uses the points first that expire first', () => {
    const lots = [lot(1, 500, '2027-05-01'), lot(2, 3_000, '2027-01-01'), lot(3, 300, '2027-02-01')];
    expect(takeFromLots(lots, 3_500)).toEqual([
      { id: 2, taken: 3_000 },
      { id: 3, taken: 300 },
      { id: 1, taken: 200 },
    ]);
  });

  it('uses the older of two lots that expire together', () => {
    expect(takeFromLots([lot(9, 500, '2027-01-01'), lot(4, 500, '2027-01-01')], 600)).toEqual([
      { id: 4, taken: 500 },
      { id: 9, taken: 100 },
    ]);
  });

  it('leaves lots out that it does not need', () => {
    expect(takeFromLots([lot(1, 500, '2027-01-01'), lot(2, 500, '2027-02-01')], 500)).toEqual([{ id: 1, taken: 500 }]);
  });

  it('uses the exact total, and at most the balance of each lot', () => {
    const lots = fc.array(
      fc.record({ left: fc.integer({ min: 1, max: 3_000 }), day: fc.integer({ min: 1, max: 28 }) }),
    );
    fc.assert(
      fc.property(lots, fc.nat(1_000), (given, share) => {
        const held = given.map(({ left, day }, id) => lot(id, left, `2027-01-${String(day).padStart(2, '0')}`));
        const points = Math.floor((held.reduce((sum, { left }) => sum + left, 0) * share) / 1_000);
        const taken = takeFromLots(held, points);
        expect(taken.reduce((sum, one) => sum + one.taken, 0)).toBe(points);
        for (const one of taken) expect(one.taken).toBeLessThanOrEqual(held[one.id]?.left ?? 0);
      }),
    );
  });
});
