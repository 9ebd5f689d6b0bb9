import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { LOG_DIR, ROOT } from '../config';

/** Processes that do not stop by themselves in time are ended; `start` promises 10 s. */
const STOP_WITHIN_MS = 8_000;
const RESTART_AFTER_MS = 500;
/** A process that gives up by itself so soon would only give up again. */
const GIVES_UP_WITHIN_MS = 5_000;

export interface ProcessPlan {
  /** Names its log file. */
  readonly name: string;
  /** Script and arguments, run by tsx. */
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Started again when it dies of anything but a request to stop. */
  readonly isRestarted: boolean;
  /** Started again whenever one of its sources changes. */
  readonly isWatched?: boolean;
}

/** Starts the system's processes, keeps their logs, and stops them together. */
export class Launcher {
  readonly #children = new Map<string, ChildProcess>();
  #isStopping = false;

  constructor(readonly onEvent: (line: string) => void) {}

  /** Starts a process. It ends with this one, however this one ends (see `end-with-parent.ts`). */
  start(plan: ProcessPlan): void {
    mkdirSync(LOG_DIR, { recursive: true });
    const log = openSync(join(LOG_DIR, `${plan.name}.log`), 'a');
    const child = spawn(
      process.execPath,
      [
        ...(plan.isWatched === true ? ['--watch'] : []),
        '--import',
        'tsx',
        '--import',
        join(import.meta.dirname, 'end-with-parent.ts'),
        ...plan.command,
      ],
      {
        cwd: ROOT,
        env: { ...process.env, ...plan.env },
        stdio: ['ignore', log, log, 'ipc'],
        // Ctrl-C reaches the whole group; each process is told once, by `stop`.
        detached: true,
      },
    );
    const startedAt = performance.now();
    this.#children.set(plan.name, child);
    child.on('exit', (code, signal) => {
      const hasGivenUp = signal === null && performance.now() - startedAt < GIVES_UP_WITHIN_MS;
      const hasFailed = signal !== null || code !== 0;
      this.#ended(plan, { how: signal ?? `exit code ${code}`, isToRestart: hasFailed && !hasGivenUp });
    });
  }

  /** Whether a process is running. */
  isRunning(name: string): boolean {
    return this.#children.has(name);
  }

  #ended(plan: ProcessPlan, { how, isToRestart }: { how: string; isToRestart: boolean }): void {
    this.#children.delete(plan.name);
    if (this.#isStopping) return;
    this.onEvent(`${plan.name} ended (${how}); see ${join(LOG_DIR, `${plan.name}.log`)}`);
    if (plan.isRestarted && isToRestart) {
      setTimeout(() => this.#isStopping || this.start(plan), RESTART_AFTER_MS);
    }
  }

  /** Asks every process to stop, and ends those that do not within 8 s. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const ends = [...this.#children.values()].map(
      (child) =>
        new Promise<void>((resolve) => {
          child.once('exit', () => resolve());
          child.kill('SIGTERM');
          setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS).unref();
        }),
    );
    await Promise.all(ends);
  }
}
