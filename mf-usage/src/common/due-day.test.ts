import { DOT } from '@dongne/contract';
import { dueDayText } from './due-day';

describe('dueDayText', () => {
  it.each([
    ['is to come', '2026-03-06T23:59:59+09:00', '2026-03-05T12:00:00+09:00', '3월 6일 (금)'],
    ['is today, however late', '2026-03-06T09:00:00+09:00', '2026-03-06T23:59:00+09:00', '3월 6일 (금)'],
    ['was yesterday', '2026-03-06T23:59:59+09:00', '2026-03-07T00:00:00+09:00', `3월 6일 (금)${DOT}예정일이 지났어요`],
  ])('%s', (_what, day, now, expected) => {
    expect(dueDayText(day, Date.parse(now))).toBe(expected);
  });
});
