import { total, withProcess } from './suite';

describe('counts of a suite', () => {
  it.each([
    ['passes as counted', { passed: 3, failed: 0, skipped: 1 }, false, { passed: 3, failed: 0, skipped: 1 }],
    ['keeps counted failures', { passed: 1, failed: 2, skipped: 0 }, true, { passed: 1, failed: 2, skipped: 0 }],
    ['takes a crash for a failure', { passed: 5, failed: 0, skipped: 0 }, true, { passed: 5, failed: 1, skipped: 0 }],
    [
      'takes a run without a test for a failure',
      { passed: 0, failed: 0, skipped: 4 },
      false,
      { passed: 0, failed: 1, skipped: 4 },
    ],
  ])('%s', (_name, counts, hasProcessFailed, expected) => {
    expect(withProcess(counts, hasProcessFailed)).toEqual(expected);
  });

  it('are summed over suites', () => {
    expect(
      total([
        { passed: 1, failed: 0, skipped: 2 },
        { passed: 4, failed: 1, skipped: 0 },
      ]),
    ).toEqual({ passed: 5, failed: 1, skipped: 2 });
  });
});
