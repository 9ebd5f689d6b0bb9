import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const CHECK_EVERY_MS = 500;

interface RunningProcess {
  readonly parent: number;
  readonly command: readonly string[];
}

/** Only Linux tells so; elsewhere the chain below ends at once, and Ctrl-C reaches every process anyway. */
const readProcess = (pid: number): RunningProcess | undefined => {
  try {
    // The name in brackets may hold anything; what follows the last bracket is "state parent …".
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    if (state === 'Z') return undefined;
    return { parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0') };
  } catch {
    return undefined;
  }
};

const PACKAGE_RUNNER = /(^|\/)(npm|npx|pnpm|tsx)(\b|\/)/;

/** Whether a process is there only to run ours: npm, npx, pnpm, tsx, or the shell one of them put in between. */
const isRunner = ([program = '', ...args]: readonly string[]): boolean => {
  if (/^(npm|npx) /.test(program)) return true; // npm rewrites its own title
  if (basename(program) === 'sh' && args[0] === '-c') return /^'?(pnpm|tsx)\b/.test(args[1] ?? '');
  return basename(program) === 'node' && args.some((arg) => PACKAGE_RUNNER.test(arg));
};

const runnersAbove = (pid: number): number[] => {
  const parent = readProcess(pid)?.parent;
  const above = parent === undefined ? undefined : readProcess(parent);
  return parent === undefined || above === undefined || !isRunner(above.command)
    ? []
    : [parent, ...runnersAbove(parent)];
};

/**
 * Calls back once when a process that only runs this one ends. `npx pnpm start` is five processes, and SIGTERM to the
 * first is not passed on to the last.
 */
export const onCallerEnded = (ended: () => void): void => {
  const callers = runnersAbove(process.pid);
  const timer = setInterval(() => {
    if (callers.every((pid) => readProcess(pid) !== undefined)) return;
    clearInterval(timer);
    ended();
  }, CHECK_EVERY_MS);
  timer.unref();
};
