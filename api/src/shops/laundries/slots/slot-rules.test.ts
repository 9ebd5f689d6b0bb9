import { isBookable, isSlotStart, slotsOfDay, type SlotCalendar } from './slot-rules';

const calendar: SlotCalendar = { closedWeekdays: [0], holidays: [], pause: null, capacity: 3, taken: new Map() };
const at = (text: string): Date => new Date(`${text}+09:00`);
// 2026-03-02 is a Monday.
const MONDAY = '2026-03-02';

describe('slots of a day', () => {
  it('are six slots of two hours from 09:00 to 21:00', () => {
    const slots = slotsOfDay(calendar, MONDAY, at('2026-03-01T12:00'));
    expect(slots.map(({ startsAt }) => startsAt)).toEqual(
      ['09', '11', '13', '15', '17', '19'].map((hour) => at(`${MONDAY}T${hour}:00`)),
    );
    expect(slots.at(-1)?.endsAt).toEqual(at(`${MONDAY}T21:00`));
  });

  it('exclude starts within an hour', () => {
    const starts = (now: string) => slotsOfDay(calendar, MONDAY, at(now)).length;
    expect([
      starts(`${MONDAY}T08:00`),
      starts(`${MONDAY}T08:01`),
      starts(`${MONDAY}T18:00`),
      starts(`${MONDAY}T18:01`),
    ]).toEqual([6, 5, 1, 0]);
  });

  it('show places left, by the capacity of shop or slot', () => {
    const taken = new Map([
      [at(`${MONDAY}T09:00`).getTime(), { booked: 2, capacity: null }],
      [at(`${MONDAY}T11:00`).getTime(), { booked: 3, capacity: null }],
      [at(`${MONDAY}T13:00`).getTime(), { booked: 1, capacity: 1 }],
      [at(`${MONDAY}T15:00`).getTime(), { booked: 2, capacity: 0 }],
    ]);
    const left = slotsOfDay({ ...calendar, taken }, MONDAY, at('2026-03-01T12:00')).map((slot) => slot.left);
    expect(left).toEqual([1, 0, 0, 0, 3, 3]);
  });

  it('are empty on a closed day', () => {
    expect(slotsOfDay({ ...calendar, closedWeekdays: [1] }, MONDAY, at('2026-03-01T12:00'))).toEqual([]);
  });
});

describe('slot start', () => {
  it.each([
    ['09:00', true],
    ['19:00', true],
    ['10:00', false],
    ['07:00', false],
    ['21:00', false],
    ['09:30', false],
    ['09:00:01', false],
  ])('%s → %s', (time, expected) => {
    expect(isSlotStart(at(`${MONDAY}T${time}`))).toBe(expected);
  });

  it.each([
    ['in an hour', `${MONDAY}T09:00`, `${MONDAY}T08:00`, true],
    ['in 59 minutes', `${MONDAY}T09:00`, `${MONDAY}T08:01`, false],
    ['on the seventh day', '2026-03-09T19:00', `${MONDAY}T08:00`, true],
    ['on the eighth day', '2026-03-10T09:00', `${MONDAY}T23:00`, false],
    ['in the past', '2026-03-01T09:00', `${MONDAY}T08:00`, false],
  ])('is bookable %s or not', (_, startsAt, now, expected) => {
    expect(isBookable(at(startsAt), at(now))).toBe(expected);
  });
});
