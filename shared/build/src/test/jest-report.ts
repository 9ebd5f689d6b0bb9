import type { FlakyTest } from './flaky';
import { NOTHING, total, type Counts } from './suite';
import type { TimedFile } from './timing';

/** Part of jest's `--json` report that is read. */
export interface JestReport {
  readonly testResults: readonly JestFile[];
}

interface JestFile {
  /** Absolute path. */
  readonly name: string;
  readonly status: string;
  readonly message: string;
  /** In ms. */
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages: readonly string[] | null;
  }[];
}

const hasFailed = ({ status }: { readonly status: string }): boolean => status === 'failed';

/** Counts of a file; one that did not load has no tests and counts as one failure. */
const countsOf = (file: JestFile): Counts => {
  const count = (...statuses: readonly string[]): number =>
    file.assertionResults.filter(({ status }) => statuses.includes(status)).length;
  const failed = count('failed');
  return {
    passed: count('passed'),
    failed: hasFailed(file) ? Math.max(1, failed) : failed,
    skipped: count('pending', 'todo', 'skipped', 'disabled'),
  };
};

/** Counts of a whole run. */
export const jestCounts = ({ testResults }: JestReport): Counts => total([NOTHING, ...testResults.map(countsOf)]);

/** Absolute paths of the files in which something failed. */
export const failedFiles = ({ testResults }: JestReport): readonly string[] =>
  testResults.filter(hasFailed).map(({ name }) => name);

/** The run with its failed files replaced by what they gave in a second run. */
export const withSecondRun = (first: JestReport, second: JestReport): JestReport => {
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  return { testResults: first.testResults.map((file) => again.get(file.name) ?? file) };
};

/** The tests that failed in the first run and whose file passed in the second. */
export const flakyOf = (first: JestReport, second: JestReport): readonly FlakyTest[] => {
  const passed = new Set(second.testResults.filter((file) => !hasFailed(file)).map(({ name }) => name));
  return first.testResults
    .filter((file) => hasFailed(file) && passed.has(file.name))
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(hasFailed);
      return failed.length === 0
        ? [{ name, failure: message }]
        : failed.map(({ fullName, failureMessages }) => ({
            name: `${name}: ${fullName}`,
            failure: failureMessages?.join('\n') ?? message,
          }));
    });
};

/** How long each file ran. */
export const jestTimes = ({ testResults }: JestReport): readonly TimedFile[] =>
  testResults.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1_000 }));
