import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, openSync, closeSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LOG_DIR, ROOT, RUN } from '../config';
import { consecutiveCrashes, describeExit, restartDelay, wasAskedToStop, type ExitStatus } from './exit-status';

/** Processes are killed after this time; `start` promises 10 s. */
const STOP_WITHIN_MS = 8_000;

export interface ProcessPlan {
  /** Name of its log file. */
  readonly name: string;
  /** TypeScript module and arguments. Signals readiness with `process.send('ready')`. */
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Restarts on every change of its sources. */
  readonly isWatched?: boolean;
  /** Command by which a person restarts it. */
  readonly restartCommand?: string;
  readonly readyWithinMs: number;
}

interface Settings {
  readonly logDir?: string;
  /** Delay before a crashed process is restarted. */
  readonly restartDelay?: (crashes: number) => number;
}

/** Process with its readiness. */
interface Run {
  readonly child: ChildProcess;
  readonly ready: Promise<void>;
}

/** Filters lines for people: the API's log lines are JSON. */
const plainLinesOf = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('{'))
    .join('\n');

/** Starts the system's processes, writes their logs, restarts crashed ones, and stops them together. */
export class Launcher {
  readonly #children = new Map<string, ChildProcess>();
  readonly #restarts = new Set<NodeJS.Timeout>();
  readonly #logDir: string;
  readonly #restartDelay: (crashes: number) => number;
  #isStopping = false;

  constructor(
    readonly onEvent: (line: string) => void,
    { logDir = LOG_DIR, restartDelay: pause = restartDelay }: Settings = {},
  ) {
    this.#logDir = logDir;
    this.#restartDelay = pause;
  }

  /**
   * Starts a process that ends with this one (see `end-with-parent.mjs`). Restarts it after a crash until it is asked to
   * stop.
   *
   * @returns when the process reports that it is ready, so that another server on its port cannot be mistaken for it.
   * @throws with its output when it exits before or times out.
   */
  async start(plan: ProcessPlan): Promise<void> {
    const { child, ready } = this.#run(plan);
    await ready;
    this.#restartOnCrash(plan, child, 0);
  }

  #logOf({ name }: ProcessPlan): string {
    return join(this.#logDir, `${name}.log`);
  }

  #run(plan: ProcessPlan): Run {
    mkdirSync(this.#logDir, { recursive: true });
    const log = openSync(this.#logOf(plan), 'a');
    const logged = statSync(this.#logOf(plan)).size;
    const child = spawn(
      process.execPath,
      [
        '--import',
        join(import.meta.dirname, 'end-with-parent.mjs'),
        // Watches the sources themselves, which a compiled program does not import.
        ...(plan.isWatched === true ? ['--watch', '--import', 'tsx'] : [RUN]),
        ...plan.command,
      ],
      {
        cwd: ROOT,
        env: { ...process.env, ...plan.env },
        stdio: ['ignore', log, log, 'ipc'],
        // Detached from the group, which receives Ctrl-C: `stop` signals each process once.
        detached: true,
      },
    );
    closeSync(log);
    this.#children.set(plan.name, child);
    child.once('exit', () => this.#children.delete(plan.name));
    return { child, ready: this.#ready(plan, child, logged) };
  }

  #ready(plan: ProcessPlan, child: ChildProcess, logged: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (how: string): void => {
        clearTimeout(timer);
        if (this.#isStopping) return;
        const words = plainLinesOf(readFileSync(this.#logOf(plan)).subarray(logged).toString());
        reject(new Error(`${plan.name} did not start (${how}); see ${this.#logOf(plan)}\n${words}`));
      };
      const timer = setTimeout(() => fail(`not ready after ${plan.readyWithinMs / 1_000} s`), plan.readyWithinMs);
      child.once('error', (error) => fail(error.message));
      child.once('exit', (code, signal) => fail(describeExit({ code, signal })));
      child.on('message', (message) => {
        if (message !== 'ready') return; // a watched process also reports its imports
        clearTimeout(timer);
        resolve();
      });
    });
  }

  #restartOnCrash(plan: ProcessPlan, child: ChildProcess, previousCrashes: number): void {
    const startedAt = performance.now();
    const ended = (ending: ExitStatus): void => {
      if (this.#isStopping) return;
      if (wasAskedToStop(ending)) {
        const restartCommand = plan.restartCommand === undefined ? '' : `; start it again with: ${plan.restartCommand}`;
        return this.onEvent(`${plan.name} was stopped and stays down${restartCommand}`);
      }
      const crashes = consecutiveCrashes(previousCrashes, performance.now() - startedAt);
      const pause = this.#restartDelay(crashes);
      this.onEvent(
        `${plan.name} crashed (${describeExit(ending)}); restarts in ${pause / 1_000} s; see ${this.#logOf(plan)}`,
      );
      const restart = setTimeout(() => {
        this.#restarts.delete(restart);
        this.#restart(plan, crashes);
      }, pause);
      this.#restarts.add(restart);
    };
    if (child.exitCode !== null || child.signalCode !== null) ended({ code: child.exitCode, signal: child.signalCode });
    else child.once('exit', (code, signal) => ended({ code, signal }));
  }

  #restart(plan: ProcessPlan, crashes: number): void {
    const { child, ready } = this.#run(plan);
    this.#restartOnCrash(plan, child, crashes);
    ready.then(
      () => this.onEvent(`${plan.name} is up again`),
      () => child.kill('SIGKILL'), // kills one that hangs; most have exited
    );
  }

  /** Stops every process, and kills those that do not exit within 8 s. Prevents further restarts. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const restart of this.#restarts) clearTimeout(restart);
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
