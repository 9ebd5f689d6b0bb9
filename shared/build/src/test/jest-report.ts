import type { FlakyTest } from './flaky';
import { NOTHING, total, type Counts } from './suite';
import type { TimedFile } from './timing';

/** Subset of jest's `--json` report. */
export interface JestReport {
  readonly testResults: readonly JestFile[];
}

interface JestFile {
  /** Absolute path. */
  readonly name: string;
  readonly status: string;
  readonly message: string;
  /** Milliseconds. */
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages: readonly string[] | null;
  }[];
}

const hasFailed = ({ status }: { readonly status: string }): boolean => status === 'failed';

/** Counts the tests of a file; one that did not load counts as one failure. */
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

/** Counts the tests of a run. */
export const jestCounts = ({ testResults }: JestReport): Counts => total([NOTHING, ...testResults.map(countsOf)]);

/** Lists the absolute paths of files with failures. */
export const failedFiles = ({ testResults }: JestReport): readonly string[] =>
  testResults.filter(hasFailed).map(({ name }) => name);

/** Replaces the failed files of a run by their retry. */
export const mergeRetry = (first: JestReport, second: JestReport): JestReport => {
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  return { testResults: first.testResults.map((file) => again.get(file.name) ?? file) };
};

/** Lists the tests that failed in the first run and whose file passed in the retry. */
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

/** Duration of each file. */
export const jestTimes = ({ testResults }: JestReport): readonly TimedFile[] =>
  testResults.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1_000 }));
