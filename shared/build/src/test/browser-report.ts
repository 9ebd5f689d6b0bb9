import type { FlakyTest } from './flaky';
import type { Counts } from './suite';
import type { TimedFile } from './timing';

/** Subset of Playwright's JSON report. */
export interface BrowserReport {
  readonly suites: readonly BrowserSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

interface BrowserSuite {
  /** Path of the file at the top level, name of the group below. */
  readonly title: string;
  readonly suites?: readonly BrowserSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string; readonly results: readonly BrowserResult[] }[];
  }[];
}

interface BrowserResult {
  /** Milliseconds. */
  readonly duration: number;
  readonly error?: { readonly message?: string };
  readonly attachments: readonly { readonly name: string; readonly path?: string }[];
}

/** Counts all stories; a flaky one has passed. */
export const browserCounts = ({ stats }: BrowserReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
});

const failureOf = (results: readonly BrowserResult[]): string => {
  const traces = results.flatMap(({ attachments }) => attachments.filter(({ name }) => name === 'trace'));
  return [results[0]?.error?.message ?? '', ...traces.map(({ path = '' }) => `trace: ${path}`)].join('\n');
};

/** Lists the stories that passed on a retry, with the traces of both attempts. */
export const flakyStories = ({ suites }: Pick<BrowserReport, 'suites'>): readonly FlakyTest[] =>
  suites.flatMap(({ suites: inner = [], specs }) => [
    ...flakyStories({ suites: inner }),
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ results }) => ({ name: `${file}: ${title}`, failure: failureOf(results) })),
    ),
  ]);

const secondsOf = ({ suites = [], specs }: BrowserSuite): number => {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return own.reduce((sum, ms) => sum + ms / 1_000, 0) + suites.reduce((sum, inner) => sum + secondsOf(inner), 0);
};

/** Duration of each file, with every attempt. */
export const browserTimes = ({ suites }: Pick<BrowserReport, 'suites'>): readonly TimedFile[] =>
  suites.map((suite) => ({ name: suite.title, seconds: secondsOf(suite) }));
