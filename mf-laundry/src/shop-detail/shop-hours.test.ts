import { DOT } from '@dongne/contract';
import { buildShopDetail } from '../testing/builders';
import { openStateOf } from './shop-hours';

/** Shop open from 9 to 20, closed on Sundays and on Tuesday, 3 March. */
const SHOP = buildShopDetail({
  hours: { opensAt: '09:00', closesAt: '20:00' },
  closedWeekdays: [0],
  holidays: ['2026-03-03'],
});
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

describe('openStateOf', () => {
  it.each([
    ['before it opens', '2026-03-05T08:59:00+09:00', {}, false, `영업 전${DOT}오늘 09:00에 열어요`],
    ['from the minute it opens', '2026-03-05T09:00:00+09:00', {}, true, `지금 영업 중${DOT}20:00까지`],
    ['to the last minute', '2026-03-05T19:59:00+09:00', {}, true, `지금 영업 중${DOT}20:00까지`],
    ['after it has closed', '2026-03-05T20:00:00+09:00', {}, false, `영업 종료${DOT}내일 09:00에 열어요`],
    ['on Saturday evening', '2026-03-07T21:00:00+09:00', {}, false, `영업 종료${DOT}3월 9일 (월) 09:00에 열어요`],
    ['on Sunday', '2026-03-08T12:00:00+09:00', {}, false, `오늘 휴무${DOT}내일 09:00에 열어요`],
    ['on a holiday', '2026-03-03T12:00:00+09:00', {}, false, `오늘 휴무${DOT}내일 09:00에 열어요`],
    [
      'the evening before a holiday',
      '2026-03-02T22:00:00+09:00',
      {},
      false,
      `영업 종료${DOT}3월 4일 (수) 09:00에 열어요`,
    ],
    // 08:30 in Seoul, but the previous day in UTC.
    ['by the day of Seoul', '2026-03-07T23:30:00Z', {}, false, `오늘 휴무${DOT}내일 09:00에 열어요`],
    [
      'during a pause',
      '2026-03-05T12:00:00+09:00',
      { pauseStartDate: '2026-03-05', pauseEndDate: '2026-03-06' },
      false,
      `오늘 휴무${DOT}3월 7일 (토) 09:00에 열어요`,
    ],
    ['of one that never opens', '2026-03-05T12:00:00+09:00', { closedWeekdays: EVERY_DAY }, false, '오늘 휴무'],
  ])('%s', (_when, now, part, isOpen, text) => {
    expect(openStateOf({ ...SHOP, ...part }, new Date(now))).toEqual({ isOpen, text });
  });
});
