import { monthAt } from './membership-months';

const noon = (day: string): Date => new Date(`${day}T12:00:00+09:00`);

describe('month of a membership', () => {
  it.each([
    ['2026-03-02', '2026-03-02', '2026-03-02', '2026-04-02'],
    ['2026-03-02', '2026-04-01', '2026-03-02', '2026-04-02'],
    ['2026-03-02', '2026-04-02', '2026-04-02', '2026-05-02'],
    // The 31st falls on the last day of a short month, and is restored after it.
    ['2026-01-31', '2026-02-28', '2026-02-28', '2026-03-31'],
    ['2026-01-31', '2026-03-30', '2026-02-28', '2026-03-31'],
    ['2026-01-31', '2026-03-31', '2026-03-31', '2026-04-30'],
    // A leap day falls on the 28th in other years, and on the 29th in every other month.
    ['2028-02-29', '2029-02-28', '2029-02-28', '2029-03-29'],
    ['2028-02-29', '2032-02-29', '2032-02-29', '2032-03-29'],
    ['2026-12-31', '2027-01-30', '2026-12-31', '2027-01-31'],
  ])('that began on %s is, on %s, from %s to %s', (first, day, startsAt, endsAt) => {
    expect(monthAt(noon(first), noon(day))).toEqual({ startsAt: noon(startsAt), endsAt: noon(endsAt) });
  });

  it('begins in the millisecond where the previous one ended', () => {
    const first = new Date('2026-01-31T23:30:00.123Z');
    let { endsAt } = monthAt(first, first);
    for (let months = 1; months <= 60; months += 1) {
      const next = monthAt(first, endsAt);
      expect(next.startsAt).toEqual(endsAt);
      expect(monthAt(first, new Date(endsAt.getTime() - 1)).endsAt).toEqual(endsAt);
      ({ endsAt } = next);
    }
  });
});
