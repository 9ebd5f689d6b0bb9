import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { CheckoutCopy } from './checkout-copy';

const run = promisify(execFile);

/**
 * Runs a program of the workspace (`tsc`, `jest`) in a copied checkout.
 *
 * @returns its output.
 * @throws with its output on failure.
 */
export const runInCheckout = async (
  { root }: CheckoutCopy,
  [program = '', ...args]: readonly string[],
): Promise<string> => {
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const { stdout } = await run(program, args, { cwd: root, env: { ...process.env, PATH } });
  return stdout;
};
