import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const CHECK_EVERY_MS = 500;

interface RunningProcess {
  readonly parent: number;
  readonly command: readonly string[];
}

/** Reads a process on Linux. Other systems get an empty chain, and Ctrl-C reaches every process there. */
const readProcess = (pid: number): RunningProcess | undefined => {
  try {
    // Splits after the name in brackets, which may contain anything; "state parent …" follows.
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    if (state === 'Z') return undefined;
    return { parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0') };
  } catch {
    return undefined;
  }
};

const PACKAGE_RUNNER = /(^|\/)(npm|npx|pnpm|tsx)(\b|\/)/;

/** Checks for npm, npx, pnpm, tsx, or a shell between them. */
const isRunner = ([program = '', ...args]: readonly string[]): boolean => {
  if (/^(npm|npx) /.test(program)) return true; // npm rewrites its own title
  if (basename(program) === 'sh' && args[0] === '-c') return /^'?(pnpm|node)\b/.test(args[1] ?? '');
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
 * Calls back once when a package runner above this process ends. `npx pnpm start` is five processes, and SIGTERM to the
 * first does not reach the last.
 */
export const onRunnerExit = (ended: () => void): void => {
  const runners = runnersAbove(process.pid);
  const timer = setInterval(() => {
    if (runners.every((pid) => readProcess(pid) !== undefined)) return;
    clearInterval(timer);
    ended();
  }, CHECK_EVERY_MS);
  timer.unref();
};
