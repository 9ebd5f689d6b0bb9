/** Test that failed and passed on a retry. */
export interface FlakyTest {
  readonly name: string;
  /** Failure of the first attempt, and the path of its trace. */
  readonly failure: string;
}

/** Maximum number of flaky tests per run: more than that hides real failures. */
export const MAX_FLAKY = 3;

/** Maximum number of files to retry: more than that is no coincidence. */
export const MAX_RETRIED_FILES = 5;

/** Formats the summary of flaky tests; empty without any. */
export const flakySummary = (flaky: readonly FlakyTest[]): string =>
  flaky.length === 0
    ? ''
    : [
        `${flaky.length} flaky (failed, then passed; more than ${MAX_FLAKY} fail the run):`,
        ...flaky.map(({ name, failure }) => `  ${name}\n    ${failure.split('\n').slice(0, 12).join('\n    ')}`),
      ].join('\n');
