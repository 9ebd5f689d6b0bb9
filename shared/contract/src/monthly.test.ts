import { monthsAfter } from './monthly';

/** Returns noon of a day in Seoul. */
const noon = (day: string): Date => new Date(`${day}T12:00:00+09:00`);

describe('monthsAfter', () => {
  it.each([
    ['2026-03-02', 1, '2026-04-02'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-01-31', 13, '2027-02-28'],
    ['2026-08-31', 1, '2026-09-30'],
  ])('of %s, %i on, is %s', (day, months, then) => {
    expect(monthsAfter(noon(day), months)).toEqual(noon(then));
  });

  it("follows Seoul's calendar when the server's day differs", () => {
    // 08:30 on the 1st in Seoul is still the last of January in Greenwich.
    expect(monthsAfter(new Date('2026-01-31T23:30:00Z'), 1)).toEqual(new Date('2026-02-28T23:30:00Z'));
  });
});
