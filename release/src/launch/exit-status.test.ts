import { consecutiveCrashes, restartDelay, wasAskedToStop, type ExitStatus } from './exit-status';

const ending = (how: Partial<ExitStatus>): ExitStatus => ({ code: null, signal: null, ...how });

describe('a process that ended', () => {
  it.each<[string, Partial<ExitStatus>]>([
    ['it finished', { code: 0 }],
    ['SIGTERM ended it before it listened', { signal: 'SIGTERM' }],
    ['Ctrl-C ended it', { signal: 'SIGINT' }],
    ['it could not finish in time after SIGTERM', { code: 143 }],
  ])('was asked to when %s', (_case, how) => {
    expect(wasAskedToStop(ending(how))).toBe(true);
  });

  it.each<[string, Partial<ExitStatus>]>([
    ['an exception ended it', { code: 1 }],
    ['it was killed', { signal: 'SIGKILL' }],
    ['it ran out of memory', { signal: 'SIGABRT' }],
    ['the engine crashed', { code: 134 }],
  ])('has died when %s', (_case, how) => {
    expect(wasAskedToStop(ending(how))).toBe(false);
  });

  it('is started again after a pause that doubles, and never longer than half a minute', () => {
    expect([1, 2, 3, 4, 7, 8, 100].map(restartDelay)).toEqual([500, 1_000, 2_000, 4_000, 30_000, 30_000, 30_000]);
  });

  it('begins with the short pause again once it had run for a minute', () => {
    expect(consecutiveCrashes(5, 59_999)).toBe(6);
    expect(consecutiveCrashes(5, 60_000)).toBe(1);
  });
});
