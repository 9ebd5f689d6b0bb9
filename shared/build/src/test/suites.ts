import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { NOTHING, ONE_FAILED, ONE_PASSED, withProcess, type Counts, type Suite } from './suite';

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

/** A check without tests of its own counts as one. */
const check = (name: string, command: string, args: readonly string[]): Suite => ({
  name,
  run: async () => ((await run(command, args)) ? ONE_PASSED : ONE_FAILED),
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

const jest = (name: string, args: readonly string[]): Suite => ({
  name,
  run: async () => {
    const file = await reportFile();
    const isFine = await run('jest', [...args, '--json', `--outputFile=${file}`, '--maxWorkers=2']);
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

const postgres: Suite = {
  name: 'API on PostgreSQL',
  run: async (): Promise<Counts> => {
    if (await run('tsx', ['api/src/database/has-postgres-cli.ts']))
      return jest('', ['-c', 'api/jest.postgres.config.mjs']).run();
    console.log("PostgreSQL's server programs are not on this machine: the API was tested on PGlite only.");
    return { ...NOTHING, skipped: 1 };
  },
};

/** Everything `pnpm test` runs, cheapest first. */
export const SUITES: readonly Suite[] = [
  check('types', 'pnpm', ['-r', '--workspace-concurrency=2', 'run', 'types']),
  check('lint', 'eslint', ['.']),
  check('dead code', 'knip', ['--no-progress']),
  check('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
  jest('unit and API on PGlite', []),
  postgres,
  browser,
];
