import type { FlakyTest } from './flaky';
import type { TimedFile } from './timing';

/** Result of a suite. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Result with flaky tests and the duration of files. */
export interface Outcome extends Counts {
  readonly flaky?: readonly FlakyTest[];
  readonly files?: readonly TimedFile[];
}

export interface Suite {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };
export const ONE_PASSED: Counts = { ...NOTHING, passed: 1 };
export const ONE_FAILED: Counts = { ...NOTHING, failed: 1 };

/** Sums the counts of several suites. */
export const total = (all: readonly Counts[]): Counts =>
  all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NOTHING,
  );

/** Counts a process that failed without a failed test as a failure: it crashed or found no test. */
export const withProcess = (counts: Counts, hasProcessFailed: boolean): Counts => {
  const hasRun = counts.passed + counts.failed > 0;
  return (hasProcessFailed && counts.failed === 0) || !hasRun ? total([counts, ONE_FAILED]) : counts;
};
