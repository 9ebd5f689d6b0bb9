import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, type FrontEnd } from '../config';
import { PublishRefused } from './publish-refused';

/** Number of errors in a refusal: the rest often follows from the first ones. */
const MAX_ERRORS = 20;

/** Settings for what is published: without tests, whose libraries take most of the time. */
const SETTINGS = {
  extends: '../../tsconfig.json',
  compilerOptions: { types: ['node'], tsBuildInfoFile: './publish.tsbuildinfo' },
  include: ['../../src'],
  exclude: ['../../src/**/*.test.ts', '../../src/**/*.test.tsx', '../../src/**/testing'],
};

/** Runs the compiler. @returns its output; `undefined` when it found no error. */
const outputOf = (options: readonly string[], signal: AbortSignal | undefined): Promise<string | undefined> =>
  new Promise((resolve) => {
    execFile(join(ROOT, 'node_modules/.bin/tsc'), options, { cwd: ROOT, signal }, (error, stdout, stderr) =>
      resolve(error === null ? undefined : stdout + stderr || error.message),
    );
  });

/**
 * Checks the types of what a package publishes, with the compiler of the repository.
 *
 * @param cancelSignal ends the check.
 * @throws {PublishRefused} with file and line of each error.
 */
export const refuseTypeErrors = async ({ folder }: FrontEnd, cancelSignal?: AbortSignal): Promise<void> => {
  const cache = join(ROOT, folder, 'node_modules/.cache');
  const settings = join(cache, 'publish.tsconfig.json');
  await mkdir(cache, { recursive: true });
  await writeFile(settings, JSON.stringify(SETTINGS));
  const output = await outputOf(['--noEmit', '--pretty', 'false', '-p', settings], cancelSignal);
  if (output === undefined || cancelSignal?.aborted) return;
  const lines = output.split('\n').filter((line) => line !== '');
  const [shown, left] = [lines.slice(0, MAX_ERRORS), lines.length - MAX_ERRORS];
  throw new PublishRefused([
    `${folder} has type errors: fix them and publish again.`,
    ...shown,
    ...(left > 0 ? [`… and ${left} more lines`] : []),
  ]);
};
