import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildVersion } from '@dongne/build/outputs';
import { buildServerBundle } from '@dongne/build/server-bundle';
import { execa } from 'execa';
import { ROOT, SHELL, type FrontEnd } from '../config';

/** Written to `dist` after a successful build. */
const STAMP = '.version';

export interface Build {
  readonly frontEnd: FrontEnd;
  readonly version: string;
  readonly folder: string;
  /** False when the sources have not changed since the last build. */
  readonly isFresh: boolean;
}

/** Builds the server bundle. @returns the errors; empty when there is none. */
const serverOutput = (frontEnd: FrontEnd, dir: string): Promise<string> =>
  buildServerBundle({ dir, isShell: frontEnd.name === SHELL.name }).then(() => '', String);

/**
 * Builds a package's files for browsers and its bundle for the server, unless its `dist` already holds this version of
 * its sources.
 *
 * @param cancelSignal ends the build.
 * @throws with the bundler's output when the build fails.
 */
export const buildPackage = async (frontEnd: FrontEnd, cancelSignal?: AbortSignal): Promise<Build> => {
  const dir = join(ROOT, frontEnd.folder);
  const folder = join(dir, 'dist');
  const version = buildVersion(dir);
  const built = await readFile(join(folder, STAMP), 'utf8').catch(() => '');
  if (built === version) return { frontEnd, version, folder, isFresh: false };
  // Clears the folder first: two bundlers write into it, so neither may clean it.
  await rm(folder, { recursive: true, force: true });
  const webpack = execa('webpack', ['--mode', 'production'], {
    cwd: dir,
    preferLocal: true,
    localDir: dir,
    env: { NODE_ENV: 'production' },
    all: true,
    reject: false,
    ...(cancelSignal === undefined ? {} : { cancelSignal }),
  });
  const [browser, server] = await Promise.all([webpack, serverOutput(frontEnd, dir)]);
  if (browser.failed || server !== '')
    throw new Error(`${frontEnd.folder} does not build:\n${browser.failed ? browser.all : server}`);
  await writeFile(join(folder, STAMP), version);
  return { frontEnd, version, folder, isFresh: true };
};
