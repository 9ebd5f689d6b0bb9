import { BREAK_EVEN_WON, compareMonth, secondPaymentDay } from './membership-rules';

describe('compareMonth', () => {
  it.each([
    { spent: 30_000, discountWon: 3_000, withWon: 30_900, savedWon: -900 },
    { spent: 50_000, discountWon: 5_000, withWon: 48_900, savedWon: 1_100 },
    { spent: 100_000, discountWon: 10_000, withWon: 93_900, savedWon: 6_100 },
    { spent: 12_990, discountWon: 1_290, withWon: 15_600, savedWon: -2_610 },
  ])('for $spent won', ({ spent, ...expected }) => {
    expect(compareMonth(spent)).toMatchObject(expected);
  });

  it('is zero when the discount equals the fee', () => {
    expect(compareMonth(BREAK_EVEN_WON).savedWon).toBe(0);
  });
});

describe('secondPaymentDay', () => {
  it.each([
    ['2026-03-02T09:00:00+09:00', '2026년 4월 2일 (목)'],
    ['2026-01-31T12:00:00+09:00', '2026년 2월 28일 (토)'],
    // The previous day in UTC.
    ['2026-03-02T23:30:00Z', '2026년 4월 3일 (금)'],
  ])('of %s is %s', (now, day) => {
    expect(secondPaymentDay(null, Date.parse(now))).toBe(day);
  });
});
