const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'hrtime',
] as const;

/**
 * Fixes the date for every test of the file; timers run as usual.
 * @param instant later than any real clock: the cookie jar uses the real clock and would drop the session as expired.
 */
export const standAt = (instant: string): void => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse(instant), doNotFake: [...TIMERS] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
};
