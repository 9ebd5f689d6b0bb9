import { isSupportOpen, SUPPORT_HOURS_TEXT } from './support-hours';

describe('isSupportOpen', () => {
  it.each([
    ['2026-11-20T08:59:59+09:00', false], // Friday
    ['2026-11-20T09:00:00+09:00', true],
    ['2026-11-20T17:59:59+09:00', true],
    ['2026-11-20T18:00:00+09:00', false],
    ['2026-11-21T12:00:00+09:00', false], // Saturday
    ['2026-11-22T12:00:00+09:00', false],
    ['2026-11-23T12:00:00+09:00', true],
    ['2026-11-22T23:30:00Z', false], // Monday 08:30 in Seoul
    ['2026-11-23T00:30:00Z', true],
  ])('at %s is %s', (now, isOpen) => {
    expect(isSupportOpen(Date.parse(now))).toBe(isOpen);
  });

  it('are described in words', () => {
    expect(SUPPORT_HOURS_TEXT).toBe('평일 09:00~18:00');
  });
});
