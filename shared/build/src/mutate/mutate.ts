import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { SCOPES, type Scope } from './scopes';

const ROOT = resolve(import.meta.dirname, '../../../..');
/** Folder of sandboxes and reports; git, lint and format ignore it. */
const FOLDER = '.mutate';
/** Minimum share of killed mutants per scope. */
const MIN_PERCENT = 85;

interface Score {
  readonly killed: number;
  readonly all: number;
  /** Mutants that do not load. More than a few mean that the run itself is broken. */
  readonly broken: number;
  readonly seconds: number;
}

const optionsOf = ({ name, folder, environment, mutate, tests }: Scope, only: readonly string[]) => ({
  mutate: [...(only.length > 0 ? only : mutate)],
  testRunner: 'jest',
  plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
  coverageAnalysis: 'perTest' as const,
  concurrency: 2,
  // Limits the reuse of a process: embedded databases leak memory, about 2 GB after 25 mutants of the API.
  maxTestRunnerReuse: 25,
  // Generous timeout: a busy machine is slow too.
  timeoutMS: 20_000,
  tempDirName: FOLDER,
  cleanTempDir: 'always' as const,
  ignorePatterns: ['**', `!${folder}/**`, '!docs/domain/**', '!package.json', '!tsconfig.base.json', '**/node_modules'],
  jest: {
    configFile: `${folder}/jest.config.mjs`,
    enableFindRelatedTests: false,
    config: {
      testMatch: [...tests],
      watchman: false,
      testSequencer: resolve(import.meta.dirname, 'likeliest-first-sequencer.cjs'),
      testRunner: resolve(import.meta.dirname, 'skipping-jest-circus.cjs'),
      testEnvironment: resolve(import.meta.dirname, `${environment}-environment.cjs`),
    },
  },
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: join(FOLDER, `${name}.html`) },
  allowConsoleColors: false,
});

const scoreOf = async (scope: Scope, only: readonly string[]): Promise<Score> => {
  const startedAt = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'dongne-mutate-'));
  process.env['MUTATE_NOTES'] = folder;
  // Shares one migrated database between mutants.
  process.env['TEST_DATABASE_FOLDER'] = folder;
  try {
    const results = await new Stryker(optionsOf(scope, only)).runMutationTest();
    const count = (...statuses: string[]): number => results.filter(({ status }) => statuses.includes(status)).length;
    // Counts a timeout as killed; a mutant that does not load proves nothing about the tests.
    const killed = count('Killed', 'Timeout');
    const all = killed + count('Survived', 'NoCoverage');
    return {
      killed,
      all,
      broken: results.length - all - count('Ignored'),
      seconds: (performance.now() - startedAt) / 1_000,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const lineOf = (name: string, score: Score): string => {
  const { all, broken, seconds } = score;
  const rest = broken === 0 ? '' : `, ${broken} did not load`;
  return `${name}: ${percentOf(score).toFixed(1)} % of ${all} mutants killed${rest} (${seconds.toFixed(0)} s)`;
};

const percentOf = ({ killed, all }: Score): number => (all === 0 ? 0 : (killed / all) * 100);

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', multiple: true, default: [] } },
  });
  const unknown = positionals.find((name) => !SCOPES.some((scope) => scope.name === name));
  if (unknown !== undefined)
    throw new Error(`Unknown scope ${unknown}. There are: ${SCOPES.map(({ name }) => name).join(', ')}`);
  process.chdir(ROOT);
  const lines: string[] = [];
  for (const scope of SCOPES.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
    const score = await scoreOf(scope, values.only);
    if (percentOf(score) < MIN_PERCENT) process.exitCode = 1;
    lines.push(lineOf(scope.name, score));
  }
  console.log(lines.join('\n'));
};

void main();
