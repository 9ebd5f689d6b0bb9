import type { FlakyTest } from './flaky';
import type { TimedFile } from './timing';

/** What one suite has to say for itself. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Counts of a suite, which of its tests passed on their second try only, and how long its files ran. */
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

/** The counts of several suites together. */
export const total = (all: readonly Counts[]): Counts =>
  all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NOTHING,
  );

/**
 * A run whose process failed although nobody counted a failure (it crashed, or found no test) is a failure too: what
 * could not run has not passed.
 */
export const withProcess = (counts: Counts, hasProcessFailed: boolean): Counts => {
  const hasRun = counts.passed + counts.failed > 0;
  return (hasProcessFailed && counts.failed === 0) || !hasRun ? total([counts, ONE_FAILED]) : counts;
};
