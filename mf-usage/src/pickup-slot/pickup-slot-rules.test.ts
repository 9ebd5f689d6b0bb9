import { buildSlot } from '../testing/builders';
import { pickupDays, shownSlots } from './pickup-slot-rules';

const TUESDAY_NIGHT = Date.parse('2037-03-03T23:30:00+09:00');

describe('pickupDays', () => {
  it('returns today and the next seven days in Seoul', () => {
    const days = pickupDays(TUESDAY_NIGHT);
    expect(days.map(({ date }) => date)).toEqual([
      '2037-03-03',
      '2037-03-04',
      '2037-03-05',
      '2037-03-06',
      '2037-03-07',
      '2037-03-08',
      '2037-03-09',
      '2037-03-10',
    ]);
  });

  it('uses the everyday names of days', () => {
    const [today, tomorrow, later] = pickupDays(TUESDAY_NIGHT);
    expect(today).toMatchObject({ short: '오늘', full: '오늘 3월 3일 (화)' });
    expect(tomorrow).toMatchObject({ short: '내일', full: '내일 3월 4일 (수)' });
    expect(later).toMatchObject({ short: '5일 (목)', full: '3월 5일 (목)' });
  });
});

describe('shownSlots', () => {
  it('returns all slots and disables full and past ones', () => {
    const offered = [
      buildSlot('2037-03-04T13:00:00+09:00', { left: 2 }),
      buildSlot('2037-03-04T15:00:00+09:00', { left: 0 }),
    ];
    expect(shownSlots('2037-03-04', offered).map(({ label, isClosed }) => [label, isClosed])).toEqual([
      ['09:00~11:00', true],
      ['11:00~13:00', true],
      ['13:00~15:00', false],
      ['15:00~17:00', true],
      ['17:00~19:00', true],
      ['19:00~21:00', true],
    ]);
  });

  it('preserves the start text of the server', () => {
    const offered = [buildSlot('2037-03-04T13:00:00+09:00')];
    expect(shownSlots('2037-03-04', offered)[2]?.startsAt).toBe(offered[0]?.startsAt);
  });
});
