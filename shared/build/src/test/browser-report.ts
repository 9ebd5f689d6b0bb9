import type { FlakyTest } from './flaky';
import type { Counts } from './suite';
import type { TimedFile } from './timing';

/** Part of Playwright's JSON report that is read. */
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
  /** A file's path at the top, a group's name below. */
  readonly title: string;
  readonly suites?: readonly BrowserSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string; readonly results: readonly BrowserResult[] }[];
  }[];
}

interface BrowserResult {
  /** In ms. */
  readonly duration: number;
  readonly error?: { readonly message?: string };
  readonly attachments: readonly { readonly name: string; readonly path?: string }[];
}

/** Counts of all stories; a flaky one has passed. */
export const browserCounts = ({ stats }: BrowserReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
});

const failureOf = (results: readonly BrowserResult[]): string => {
  const traces = results.flatMap(({ attachments }) => attachments.filter(({ name }) => name === 'trace'));
  return [results[0]?.error?.message ?? '', ...traces.map(({ path = '' }) => `trace: ${path}`)].join('\n');
};

/** The stories that failed and passed when they ran again, with the traces of both tries. */
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

/** How long the stories of each file ran, every try counted. */
export const browserTimes = ({ suites }: Pick<BrowserReport, 'suites'>): readonly TimedFile[] =>
  suites.map((suite) => ({ name: suite.title, seconds: secondsOf(suite) }));
