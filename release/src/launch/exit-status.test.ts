import { consecutiveCrashes, restartDelay, wasAskedToStop, type ExitStatus } from './exit-status';

const ending = (how: Partial<ExitStatus>): ExitStatus => ({ code: null, signal: null, ...how });

describe('an ended process', () => {
  it.each<[string, Partial<ExitStatus>]>([
    ['it finished', { code: 0 }],
    ['SIGTERM ended it before it listened', { signal: 'SIGTERM' }],
    ['Ctrl-C ended it', { signal: 'SIGINT' }],
    ['it could not finish in time after SIGTERM', { code: 143 }],
  ])('was asked to stop when %s', (_case, how) => {
    expect(wasAskedToStop(ending(how))).toBe(true);
  });

  it.each<[string, Partial<ExitStatus>]>([
    ['an exception ended it', { code: 1 }],
    ['it was killed', { signal: 'SIGKILL' }],
    ['it ran out of memory', { signal: 'SIGABRT' }],
    ['the engine crashed', { code: 134 }],
  ])('has crashed when %s', (_case, how) => {
    expect(wasAskedToStop(ending(how))).toBe(false);
  });

  it('restarts with exponential backoff up to half a minute', () => {
    expect([1, 2, 3, 4, 7, 8, 100].map(restartDelay)).toEqual([500, 1_000, 2_000, 4_000, 30_000, 30_000, 30_000]);
  });

  it('restarts with the shortest delay after a minute of uptime', () => {
    expect(consecutiveCrashes(5, 59_999)).toBe(6);
    expect(consecutiveCrashes(5, 60_000)).toBe(1);
  });
});
