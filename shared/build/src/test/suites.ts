import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { execa } from 'execa';
import { browserCounts, browserTimes, flakyStories, type BrowserReport } from './browser-report';
import { MAX_RETRIED_FILES } from './flaky';
import { failedFiles, flakyOf, jestCounts, jestTimes, mergeRetry, type JestReport } from './jest-report';
import { NOTHING, ONE_FAILED, ONE_PASSED, total, withProcess, type Counts, type Outcome, type Suite } from './suite';

/** See shared/build/src/jest/engines.mjs. */
export const BESIDE_POSTGRES = 'TEST_API_BESIDE_POSTGRES';

const ROOT = resolve(import.meta.dirname, '../../../..');

/**
 * Time limits of a command in minutes, so that one that hangs does not use up the run: 1.4 times (browser) to six times
 * its duration on two idle cores. Playwright's own limit (e2e/playwright.config.ts) is below the browser's.
 */
const LIMITS = { check: 15, unit: 35, embedded: 15, postgres: 25, browser: 63 } as const;

const MINUTE_MS = 60_000;

const reportTimeout = (command: string, limit: number): void =>
  console.error(`${command} has not ended within ${limit} minutes and was stopped.`);

/** Runs a command of the workspace and streams its output to the terminal. */
const run = async (
  command: string,
  args: readonly string[],
  { limit, ...options }: { limit: number; cwd?: string; env?: Record<string, string> },
): Promise<boolean> => {
  const { failed, timedOut } = await execa(command, args, {
    cwd: ROOT,
    preferLocal: true,
    localDir: options.cwd ?? ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    reject: false,
    timeout: limit * MINUTE_MS,
    ...options,
  });
  if (timedOut) reportTimeout(command, limit);
  return !failed;
};

/** Runs a command in parallel; prints its output in one piece at the end. */
const runQuietly = async (command: string, args: readonly string[], env: Record<string, string>): Promise<boolean> => {
  const options = {
    cwd: ROOT,
    preferLocal: true,
    all: true,
    reject: false,
    timeout: LIMITS.check * MINUTE_MS,
    env,
  } as const;
  const { failed, timedOut, all } = await execa(command, args, options);
  if (failed) console.log(all);
  if (timedOut) reportTimeout(command, LIMITS.check);
  return !failed;
};

/** Check without tests of its own: runs all of its commands, each counting as one test. */
const check = (name: string, commands: readonly (readonly string[])[], env = {}): Suite => ({
  name,
  run: async () => {
    const counts: Counts[] = [];
    for (const [command = '', ...args] of commands)
      counts.push((await runQuietly(command, args, env)) ? ONE_PASSED : ONE_FAILED);
    return total(counts);
  },
});

const reportFile = async (): Promise<string> => join(await mkdtemp(join(tmpdir(), 'dongne-test-')), 'report.json');

/** Reads a runner's report; undefined when it has not run. */
const readReport = async <T>(file: string): Promise<T | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
};

const jestRun = async (limit: number, args: readonly string[], env: Record<string, string>) => {
  const file = await reportFile();
  const isFine = await run('jest', [...args, '--json', `--outputFile=${file}`, '--maxWorkers=2'], { limit, env });
  return { isFine, report: await readReport<JestReport>(file) };
};

/** Allows a retry for tests with databases, ports and processes, but not for rules and pages. */
const mayRetry = (path: string): boolean => /^(api|release|sandbox)\//.test(relative(ROOT, path));

const jest = async (limit: number, args: readonly string[], env: Record<string, string> = {}): Promise<Outcome> => {
  const { isFine, report } = await jestRun(limit, args, env);
  if (report === undefined) return ONE_FAILED;
  const failed = failedFiles(report);
  const files = jestTimes(report).map((file) => ({ ...file, name: relative(ROOT, file.name) }));
  if (failed.length === 0) return { ...withProcess(jestCounts(report), !isFine), files };
  if (failed.length > MAX_RETRIED_FILES || !failed.every(mayRetry)) return { ...jestCounts(report), files };
  console.log(`\n── retry: ${failed.map((path) => relative(ROOT, path)).join(', ')}`);
  const second = await jestRun(limit, [...args, '--runTestsByPath', ...failed], env);
  if (second.report === undefined) return { ...jestCounts(report), files };
  const counts = jestCounts(mergeRetry(report, second.report));
  return { ...withProcess(counts, !second.isFine), flaky: flakyOf(report, second.report), files };
};

const browser: Suite = {
  name: 'browser',
  run: async () => {
    const file = await reportFile();
    const isFine = await run('playwright', ['test', '--reporter=list,json'], {
      limit: LIMITS.browser,
      cwd: join(ROOT, 'e2e'),
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
    const report = await readReport<BrowserReport>(file);
    if (report === undefined) return ONE_FAILED;
    return { ...withProcess(browserCounts(report), !isFine), flaky: flakyStories(report), files: browserTimes(report) };
  },
};

const hasPostgres = (): Promise<boolean> =>
  run('tsx', ['api/testing/base/database/has-postgres-cli.ts'], { limit: LIMITS.check });

/** Runs the tests of the API and its sandbox on one engine, side by side: both wait for servers most of the time. */
const onEngine = async (engine: 'embedded' | 'postgres', env: Record<string, string> = {}): Promise<Outcome> => {
  const outcomes = await Promise.all(
    ['api', 'sandbox'].map((folder) => jest(LIMITS[engine], ['-c', `${folder}/jest.${engine}.config.mjs`], env)),
  );
  return {
    ...total(outcomes),
    flaky: outcomes.flatMap(({ flaky }) => flaky ?? []),
    files: outcomes.flatMap(({ files }) => files ?? []),
  };
};

/** Runs the whole API on PostgreSQL where it is installed, and only engine-specific tests on the embedded engine. */
const unit: Suite = {
  name: 'unit',
  run: async () => jest(LIMITS.unit, [], (await hasPostgres()) ? { [BESIDE_POSTGRES]: '1' } : {}),
};

const embedded: Suite = {
  name: 'API on PGlite',
  // Skips the second engine without PostgreSQL: the unit tests run the whole API.
  run: async () => ((await hasPostgres()) ? onEngine('embedded', { [BESIDE_POSTGRES]: '1' }) : NOTHING),
};

const postgres: Suite = {
  name: 'API on PostgreSQL',
  run: async () => {
    if (await hasPostgres()) return onEngine('postgres');
    console.log("PostgreSQL's server programs are not on this machine: the API was tested on PGlite only.");
    return { ...NOTHING, skipped: 1 };
  },
};

const TYPES = ['tsconfig.browser.json', 'tsconfig.node.json', 'e2e'];

/**
 * Suites of `pnpm test`, cheapest first. The suites of a row run in parallel: a check uses one core, every other suite
 * all of them.
 */
export const SUITES: readonly (readonly Suite[])[] = [
  [
    check('types, format and dead code', [
      ...TYPES.map((project) => ['tsc', '--noEmit', '-p', project]),
      ['prettier', '--check', '--log-level', 'warn', '.'],
      ['knip', '--no-progress'],
    ]),
    check('lint', [['oxlint'], ['eslint', '.']], { LINT_WHOLE: '1' }),
  ],
  [unit],
  [embedded],
  [postgres],
  [browser],
];
