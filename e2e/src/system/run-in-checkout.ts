import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { CheckoutCopy } from './checkout-copy';

const run = promisify(execFile);

/**
 * Runs a program of the workspace (`tsc`, `jest`) in a copy of the checkout.
 *
 * @returns what it printed.
 * @throws with that, when it fails.
 */
export const runInCheckout = async (
  { root }: CheckoutCopy,
  [program = '', ...args]: readonly string[],
): Promise<string> => {
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const { stdout } = await run(program, args, { cwd: root, env: { ...process.env, PATH } });
  return stdout;
};
