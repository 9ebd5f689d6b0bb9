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

/**
 * Builds a package unless its `dist` already holds this version of its sources.
 *
 * @param cancelSignal ends the build.
 * @throws with webpack's output when the build fails.
 */
export const buildPackage = async (frontEnd: FrontEnd, cancelSignal?: AbortSignal): Promise<Build> => {
  const dir = join(ROOT, frontEnd.folder);
  const folder = join(dir, 'dist');
  const version = buildVersion(dir);
  const built = await readFile(join(folder, STAMP), 'utf8').catch(() => '');
  if (built === version) return { frontEnd, version, folder, isFresh: false };
  // Clears the folder first: two webpack builds write into it, so neither may clean it.
  await rm(folder, { recursive: true, force: true });
  const webpack = await execa('webpack', ['--mode', 'production'], {
    cwd: dir,
    preferLocal: true,
    localDir: dir,
    env: { NODE_ENV: 'production' },
    all: true,
    reject: false,
    ...(cancelSignal === undefined ? {} : { cancelSignal }),
  });
  if (webpack.failed) throw new Error(`${frontEnd.folder} does not build:\n${webpack.all}`);
  await writeFile(join(folder, STAMP), version);
  return { frontEnd, version, folder, isFresh: true };
};
