/** A test that failed and passed when it ran again: it says something about the test, not about the product. */
export interface FlakyTest {
  readonly name: string;
  /** Why the first try failed, and where its trace lies. */
  readonly failure: string;
}

/** More than this many flaky tests fail a run: by then chance hides a fault. */
export const MOST_FLAKY = 3;

/** Files that may run once more: chance does not fail more of them than this at once, a fault does. */
export const MOST_FILES_AGAIN = 5;

/** The closing words about flaky tests, empty without any. */
export const flakySummary = (flaky: readonly FlakyTest[]): string =>
  flaky.length === 0
    ? ''
    : [
        `${flaky.length} flaky (failed, then passed; more than ${MOST_FLAKY} fail the run):`,
        ...flaky.map(({ name, failure }) => `  ${name}\n    ${failure.split('\n').slice(0, 12).join('\n    ')}`),
      ].join('\n');
