import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentOf, ROOT, type SystemPlace } from './system-environment';

/** Runs a TypeScript module of a checkout, compiled. */
const RUN = 'shared/build/src/programs/run.mjs';

const END_WITH_PARENT = fileURLToPath(import.meta.resolve('@dongne/release/end-with-parent'));

/**
 * Runs a script of the checkout as a process of a system. It always ends with this process.
 *
 * @param command path of the script from the checkout's root, and its arguments.
 * @param root another folder with the layout of the checkout.
 */
export const runScript = (place: SystemPlace, command: readonly string[], root = ROOT): ChildProcess =>
  spawn(process.execPath, ['--import', END_WITH_PARENT, join(root, RUN), ...command], {
    cwd: root,
    env: environmentOf(place),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

/** Streams the output of a process to a listener. */
export const onOutput = (child: ChildProcess, listener: (text: string) => void): void => {
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', listener);
};

/** Resolves with the exit code when a process has ended; `null` after a signal. */
export const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });

/** Stops a process and waits for its exit. */
export const stopProcess = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGTERM');
  await ended(child);
};
