import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { affectedBy } from './affected-tests';
import { lockDiffers } from './changed-packages';
import { CODE } from './import-graph';
import { BESIDE_POSTGRES } from './suites';
import { workspacePackages } from './workspace-packages';

const ROOT = resolve(import.meta.dirname, '../../../..');
const LOCKFILE = 'pnpm-lock.yaml';

const git = async (...args: string[]): Promise<string[]> => {
  const { stdout } = await execa('git', args, { cwd: ROOT });
  return stdout.split('\n').filter(Boolean);
};

/** Lists the files that differ from the merge base, committed or not. */
const changedSince = async (ref: string): Promise<string[]> => {
  const [base = ref] = await git('merge-base', ref, 'HEAD');
  const changed = await git('diff', '--name-only', '--no-renames', base);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])];
};

const runs = async (command: readonly string[], env: Record<string, string>): Promise<boolean> => {
  const [program = '', ...args] = command;
  console.log(`\n── ${command.join(' ')}`.slice(0, 160));
  const { failed } = await execa(program, args, { cwd: ROOT, preferLocal: true, stdio: 'inherit', reject: false, env });
  return !failed;
};

const runAll = async (commands: readonly (readonly string[])[], env: Record<string, string>): Promise<void> => {
  let failed = 0;
  for (const command of commands) if (!(await runs(command, env))) failed += 1;
  console.log(`\n${commands.length - failed} checks passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
};

/** Drops a lockfile that only repeats changes of the manifests. */
const withoutRepeatedLock = async (files: readonly string[], ref: string): Promise<readonly string[]> => {
  if (!files.includes(LOCKFILE)) return files;
  const { stdout: before } = await execa('git', ['show', `${ref}:${LOCKFILE}`], {
    cwd: ROOT,
    stripFinalNewline: false,
  });
  const after = readFileSync(join(ROOT, LOCKFILE), 'utf8');
  return lockDiffers(before, after) ? files : files.filter((file) => file !== LOCKFILE);
};

const readSources = async (): Promise<ReadonlyMap<string, string>> => {
  const paths = await git('ls-files', '--cached', '--others', '--exclude-standard');
  return new Map(
    paths
      .filter((path) => CODE.test(path) && existsSync(join(ROOT, path)))
      .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
  );
};

const inNode = (folder: string): boolean => ['api', 'release', 'sandbox', 'shared/build'].includes(folder);

/** Commands of `pnpm test` (suites.ts) for these packages. */
const programsOf = (folders: readonly string[]): readonly string[] => [
  ...(folders.some((folder) => folder !== 'e2e' && !inNode(folder)) ? ['tsconfig.browser.json'] : []),
  ...(folders.some(inNode) ? ['tsconfig.node.json'] : []),
  ...(folders.includes('e2e') ? ['e2e'] : []),
];

/** `pnpm test:changed [ref] [--stories]`: types, lint, format and jest for the changes of a branch. */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ options: { stories: { type: 'boolean' } }, allowPositionals: true });
  const [ref = 'main'] = positionals;
  const files = await changedSince(ref);
  if (files.length === 0) return console.log(`Nothing changed since ${ref}.`);
  const base = (await git('merge-base', ref, 'HEAD'))[0] ?? ref;
  const there = files.filter((file) => existsSync(join(ROOT, file)));
  const code = there.filter((file) => CODE.test(file));
  const { packages, tests } = affectedBy(
    await withoutRepeatedLock(files, base),
    await readSources(),
    workspacePackages(ROOT),
  );
  const databaseTests = ['api', 'sandbox'].flatMap((folder) => {
    const own = tests.filter((file) => file.startsWith(`${folder}/`));
    return own.length > 0 ? [{ folder, own }] : [];
  });
  const hasPostgres =
    databaseTests.length > 0 && (await runs(['tsx', 'api/testing/base/database/has-postgres-cli.ts'], {}));
  console.log(
    `Changed since ${ref}: ${files.length} files. They reach ${packages.join(', ')}; ${tests.length} test files.`,
  );

  const jest = ['jest', '--maxWorkers=2', '--passWithNoTests'];
  await runAll(
    [
      ...(there.length > 0 ? [['prettier', '--check', '--log-level', 'warn', '--ignore-unknown', ...there]] : []),
      ...programsOf(packages).map((program) => ['tsc', '--noEmit', '-p', program]),
      ...(code.length > 0
        ? [
            ['oxlint', '--no-error-on-unmatched-pattern', ...code],
            ['eslint', ...code],
          ]
        : []),
      [...jest, '--runTestsByPath', ...tests],
      ...(hasPostgres
        ? ['embedded', 'postgres'].flatMap((engine) =>
            databaseTests.map(({ folder, own }) => [
              ...[...jest, '-c', `${folder}/jest.${engine}.config.mjs`],
              ...['--runTestsByPath', ...own],
            ]),
          )
        : []),
      ...(values.stories === true ? [['pnpm', 'e2e']] : []),
    ],
    hasPostgres ? { [BESIDE_POSTGRES]: '1' } : {},
  );
  const leftOut = [
    'lint of files that did not change',
    ...(values.stories === true ? [] : ['stories (--stories)']),
    'dead code (pnpm lint)',
  ];
  console.log(`Left out: ${leftOut.join('; ')}. \`pnpm test\` runs everything.`);
};

void main();
