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
 * Makes it that moment for every test of the file. Only the date stands still: timers run as ever.
 *
 * @param instant later than any real clock: the cookie jar looks at the real one and would drop the session as over.
 */
export const standAt = (instant: string): void => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse(instant), doNotFake: [...TIMERS] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
};
