import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { packagesAffectedBy } from './changed-packages';
import { workspacePackages } from './workspace-packages';

const ROOT = resolve(import.meta.dirname, '../../../..');

const git = async (...args: string[]): Promise<string[]> => {
  const { stdout } = await execa('git', args, { cwd: ROOT });
  return stdout.split('\n').filter(Boolean);
};

/** Files that differ from where this branch left the other one, committed or not. */
const changedSince = async (ref: string): Promise<string[]> => {
  const [base = ref] = await git('merge-base', ref, 'HEAD');
  const changed = await git('diff', '--name-only', '--no-renames', base);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])];
};

const runs = async (command: string, ...args: string[]): Promise<boolean> => {
  console.log(`\n── ${command} ${args.join(' ')}`.slice(0, 160));
  const { failed } = await execa(command, args, { cwd: ROOT, preferLocal: true, stdio: 'inherit', reject: false });
  return !failed;
};

const runAll = async (commands: readonly (readonly string[])[]): Promise<void> => {
  let failed = 0;
  for (const [command = '', ...args] of commands) if (!(await runs(command, ...args))) failed += 1;
  console.log(`\n${commands.length - failed} checks passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
};

/** Names what a run of some packages does not show, for its closing line. */
const leftOut = (all: readonly string[], tested: readonly string[], hasStories: boolean): string =>
  [
    `tests of ${all.filter((folder) => !tested.includes(folder)).join(', ') || 'no package'}`,
    ...(tested.includes('api') ? ['the API on PostgreSQL'] : []),
    ...(hasStories ? [] : ['stories (--stories)']),
    'dead code (pnpm lint)',
  ].join('; ');

/** `pnpm test:changed [ref] [--stories]`: types, lint, format and jest of what a branch may have broken. */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ options: { stories: { type: 'boolean' } }, allowPositionals: true });
  const [ref = 'main'] = positionals;
  const files = await changedSince(ref);
  const packages = workspacePackages(ROOT);
  const folders = packagesAffectedBy(files, packages).map(({ folder }) => folder);
  if (folders.length === 0) return console.log(`Nothing changed since ${ref}.`);
  console.log(`Changed since ${ref}: ${files.length} files. Tested: ${folders.join(', ')}`);

  const toFormat = files.filter((file) => existsSync(join(ROOT, file)));
  const projects = folders.filter((folder) => existsSync(join(ROOT, folder, 'jest.config.mjs')));
  await runAll([
    ...(toFormat.length > 0 ? [['prettier', '--check', '--log-level', 'warn', '--ignore-unknown', ...toFormat]] : []),
    ...folders.map((folder) => ['tsc', '--noEmit', '-p', folder]),
    ['eslint', ...folders, '--cache', '--cache-location', 'node_modules/.cache/eslint'],
    ...(projects.length > 0
      ? [['jest', '--maxWorkers=2', '--selectProjects', ...projects.map((one) => basename(one))]]
      : []),
    ...(values.stories === true ? [['pnpm', 'e2e']] : []),
  ]);
  const all = packages.map(({ folder }) => folder);
  console.log(`Left out: ${leftOut(all, folders, values.stories === true)}. \`pnpm test\` runs everything.`);
};

void main();
