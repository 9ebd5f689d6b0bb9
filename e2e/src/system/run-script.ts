import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { environmentOf, ROOT, type SystemPlace } from './system-environment';

const END_WITH_PARENT = fileURLToPath(import.meta.resolve('@dongne/release/end-with-parent'));

/**
 * Runs a script of the checkout as one process of a system. It ends when this process ends, however that happens.
 *
 * @param command path of the script from the checkout's root, and its arguments.
 * @param root another folder that is laid out like the checkout.
 */
export const runScript = (place: SystemPlace, command: readonly string[], root = ROOT): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', '--import', END_WITH_PARENT, ...command], {
    cwd: root,
    env: environmentOf(place),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

/** Everything a process prints, as it comes. */
export const onOutput = (child: ChildProcess, listener: (text: string) => void): void => {
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', listener);
};

/** Resolves when a process has ended, with its exit code; `null` when a signal ended it. */
export const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });

/** Asks a process to stop and waits until it has. */
export const stopProcess = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGTERM');
  await ended(child);
};
