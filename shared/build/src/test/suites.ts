import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { NOTHING, ONE_FAILED, ONE_PASSED, total, withProcess, type Counts, type Suite } from './suite';

/** See api/jest.engines.mjs. */
const BESIDE_POSTGRES = 'TEST_API_BESIDE_POSTGRES';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Runs a command of the workspace; its output goes to the terminal as it comes. */
const run = async (
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<boolean> => {
  const { failed } = await execa(command, args, {
    cwd: ROOT,
    preferLocal: true,
    localDir: options.cwd ?? ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    reject: false,
    ...options,
  });
  return !failed;
};

/** Runs a command beside others: what it says is shown when it has ended, in one piece. */
const runQuietly = async (command: string, args: readonly string[], env: Record<string, string>): Promise<boolean> => {
  const { failed, all } = await execa(command, args, { cwd: ROOT, preferLocal: true, all: true, reject: false, env });
  if (failed) console.log(all);
  return !failed;
};

/** A check without tests of its own: each of its commands counts as one, and all of them run. */
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

/** The report a runner wrote; a runner that wrote none has not run. */
const readReport = async <T>(file: string): Promise<T | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
};

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

const jest = (name: string, args: readonly string[], env: Record<string, string> = {}): Suite => ({
  name,
  run: async () => {
    const file = await reportFile();
    const isFine = await run('jest', [...args, '--json', `--outputFile=${file}`, '--maxWorkers=2'], { env });
    const report = await readReport<JestReport>(file);
    if (report === undefined) return ONE_FAILED;
    const counts = {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    };
    return withProcess(counts, !isFine);
  },
});

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

const browser: Suite = {
  name: 'browser',
  run: async () => {
    const file = await reportFile();
    const isFine = await run('playwright', ['test', '--reporter=list,json'], {
      cwd: join(ROOT, 'e2e'),
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
    const report = await readReport<PlaywrightReport>(file);
    if (report === undefined) return ONE_FAILED;
    const { expected, unexpected, flaky, skipped } = report.stats;
    // A flaky test is a bug.
    return withProcess({ passed: expected, failed: unexpected + flaky, skipped }, !isFine);
  },
};

const hasPostgres = (): Promise<boolean> => run('tsx', ['api/src/database/testing/has-postgres-cli.ts']);

/** The whole API runs on PostgreSQL where its programs are, and then on the embedded engine only what may differ there. */
const unit: Suite = {
  name: 'unit, and API on PGlite',
  run: async () => jest('', [], (await hasPostgres()) ? { [BESIDE_POSTGRES]: '1' } : {}).run(),
};

const postgres: Suite = {
  name: 'API on PostgreSQL',
  run: async (): Promise<Counts> => {
    if (await hasPostgres()) return jest('', ['-c', 'api/jest.postgres.config.mjs']).run();
    console.log("PostgreSQL's server programs are not on this machine: the API was tested on PGlite only.");
    return { ...NOTHING, skipped: 1 };
  },
};

const TYPES = ['tsconfig.browser.json', 'tsconfig.node.json', 'e2e'];

/**
 * Everything `pnpm test` runs, cheapest first. What stands in one row runs at the same time: a check keeps one core busy,
 * and every other suite all of them.
 */
export const SUITES: readonly (readonly Suite[])[] = [
  [
    check('types, format and dead code', [
      ...TYPES.map((project) => ['tsc', '--noEmit', '-p', project]),
      ['prettier', '--check', '--log-level', 'warn', '.'],
      ['knip', '--no-progress'],
    ]),
    check('lint', [['eslint', '.']], { LINT_WHOLE: '1' }),
  ],
  [unit],
  [postgres],
  [browser],
];
