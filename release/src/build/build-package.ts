import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildVersion } from '@dongne/build/outputs';
import { execa } from 'execa';
import { ROOT, type FrontEnd } from '../config';

/** Written to `dist` after a successful build. */
const STAMP = '.version';

export interface Build {
  readonly frontEnd: FrontEnd;
  readonly version: string;
  readonly folder: string;
  /** False when the sources have not changed since the last build. */
  readonly isFresh: boolean;
}

/** Names of the configurations of `remote` and `shell` in production. */
const PARTS = ['browser', 'server'];

interface BuildOptions {
  /** Ends the build. */
  readonly cancelSignal?: AbortSignal;
  /** Builds files for browsers and for the server in two processes; for a build that has both cores to itself. */
  readonly isAlone?: boolean;
}

/**
 * Builds a package unless its `dist` already holds this version of its sources.
 *
 * @throws with webpack's output when the build fails.
 */
export const buildPackage = async (
  frontEnd: FrontEnd,
  { cancelSignal, isAlone = false }: BuildOptions = {},
): Promise<Build> => {
  const dir = join(ROOT, frontEnd.folder);
  const folder = join(dir, 'dist');
  const version = buildVersion(dir);
  const built = await readFile(join(folder, STAMP), 'utf8').catch(() => '');
  if (built === version) return { frontEnd, version, folder, isFresh: false };
  // Clears the folder first: two webpack builds write into it, so neither may clean it.
  await rm(folder, { recursive: true, force: true });
  const run = async (...options: readonly string[]): Promise<void> => {
    const webpack = await execa('webpack', ['--mode', 'production', ...options], {
      cwd: dir,
      preferLocal: true,
      localDir: dir,
      env: { NODE_ENV: 'production' },
      all: true,
      reject: false,
      ...(cancelSignal === undefined ? {} : { cancelSignal }),
    });
    if (webpack.failed) throw new Error(`${frontEnd.folder} does not build:\n${webpack.all}`);
  };
  await (isAlone ? Promise.all(PARTS.map((part) => run('--config-name', part))) : run());
  await writeFile(join(folder, STAMP), version);
  return { frontEnd, version, folder, isFresh: true };
};
