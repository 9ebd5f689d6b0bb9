import { isOpenDay, returnDay, turnaroundDaysOf, type OpenDays } from './turnaround';

// 2026-03-02 is a Monday.
const MONDAY = '2026-03-02';
const EVERY_DAY: OpenDays = { closedWeekdays: [], holidays: [], pause: null };
const NOT_SUNDAYS: OpenDays = { ...EVERY_DAY, closedWeekdays: [0] };

describe('day of a shop', () => {
  it.each([
    ['an ordinary day', NOT_SUNDAYS, MONDAY, true],
    ['a closed weekday', { ...EVERY_DAY, closedWeekdays: [1] }, MONDAY, false],
    ['a holiday', { ...EVERY_DAY, holidays: [MONDAY] }, MONDAY, false],
    ['the first day of a pause', { ...EVERY_DAY, pause: { from: MONDAY, to: '2026-03-04' } }, MONDAY, false],
    ['the last day of a pause', { ...EVERY_DAY, pause: { from: '2026-02-20', to: MONDAY } }, MONDAY, false],
    ['the day after a pause', { ...EVERY_DAY, pause: { from: '2026-02-20', to: '2026-03-01' } }, MONDAY, true],
  ])('%s is open or not', (_, shop, day, isOpen) => {
    expect(isOpenDay(shop, day)).toBe(isOpen);
  });
});

describe('return date', () => {
  it.each([
    ['two days later', MONDAY, 2, EVERY_DAY, '2026-03-04'],
    ['past a Sunday', '2026-03-06', 2, NOT_SUNDAYS, '2026-03-09'],
    ['past a holiday', MONDAY, 2, { ...EVERY_DAY, holidays: ['2026-03-03'] }, '2026-03-05'],
    ['past a pause', MONDAY, 1, { ...EVERY_DAY, pause: { from: '2026-03-03', to: '2026-03-10' } }, '2026-03-11'],
    [
      'past weekend and holiday',
      '2026-03-06',
      1,
      { ...EVERY_DAY, closedWeekdays: [0, 6], holidays: ['2026-03-09'] },
      '2026-03-10',
    ],
    ['in the next month', '2026-02-27', 3, EVERY_DAY, MONDAY],
    ['in the next year', '2026-12-30', 3, EVERY_DAY, '2027-01-02'],
    ['never on the day of the collection', MONDAY, 0, EVERY_DAY, '2026-03-03'],
  ])('is %s', (_, collectedOn, days, shop, expected) => {
    expect(returnDay(collectedOn, days, shop)).toBe(expected);
  });

  it('is none for a shop that never opens', () => {
    expect(returnDay(MONDAY, 2, { ...EVERY_DAY, closedWeekdays: [0, 1, 2, 3, 4, 5, 6] })).toBeNull();
  });
});

describe('turnaround of a shop', () => {
  const LIST = [
    { category: '와이셔츠', turnaroundDays: 2 },
    { category: '원피스', turnaroundDays: 3 },
    { category: '코트', turnaroundDays: 5 },
  ];

  it.each([
    ['that of the slowest everyday category before anything is counted', [], 2, 3],
    ['that of the one category that was counted', ['와이셔츠'], 1, 2],
    ['that of the slowest that was counted', ['와이셔츠', '코트'], 2, 5],
    ['at least the usual while a piece is not counted', ['와이셔츠'], 2, 3],
    ['more than the usual where what was counted is slower', ['코트'], 2, 5],
    ['the usual when it says nothing of what was counted', ['한복'], 1, 3],
  ])('is %s', (_, counted, count, expected) => {
    const items = counted.map((category) => ({ category, count: 1 }));
    expect(turnaroundDaysOf(LIST, { count, items })).toBe(expected);
  });

  it('is unknown for a shop without a list', () => {
    expect(turnaroundDaysOf([], { count: 1, items: [{ category: '코트', count: 1 }] })).toBeNull();
  });
});
