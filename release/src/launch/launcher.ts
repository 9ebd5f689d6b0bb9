import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, openSync, closeSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LOG_DIR, ROOT } from '../config';
import { consecutiveCrashes, describeExit, restartDelay, wasAskedToStop, type ExitStatus } from './exit-status';

/** Processes that do not stop by themselves in time are ended; `start` promises 10 s. */
const STOP_WITHIN_MS = 8_000;

export interface ProcessPlan {
  /** Names its log file. */
  readonly name: string;
  /** Script and arguments, run by tsx. It says that it can do its work by `process.send('ready')`. */
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Started again whenever one of its sources changes. */
  readonly isWatched?: boolean;
  /** How a person starts it again who has stopped it. */
  readonly restartCommand?: string;
  readonly readyWithinMs: number;
}

interface Settings {
  readonly logDir?: string;
  /** Before a process that died is started again. */
  readonly restartDelay?: (crashes: number) => number;
}

/** A process and what became of it. */
interface Run {
  readonly child: ChildProcess;
  readonly ready: Promise<void>;
}

/** What a process wrote for people: the API's log lines are JSON. */
const plainLinesOf = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('{'))
    .join('\n');

/** Starts the system's processes, keeps their logs, starts those again that die, and stops them together. */
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
   * Starts a process. It ends with this one, however this one ends (see `end-with-parent.ts`). One that dies after it was
   * ready is started again until it is asked to stop.
   *
   * @returns when it says that it is ready: nobody else on its port can say so in its place.
   * @throws with its own words when it ends before, and when it says nothing in time.
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
        if (message !== 'ready') return; // a watched process also says what it imports
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
        `${plan.name} died (${describeExit(ending)}) and is started again in ${pause / 1_000} s; see ${this.#logOf(plan)}`,
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
      () => child.kill('SIGKILL'), // one that hangs; most have ended by themselves
    );
  }

  /** Asks every process to stop, and ends those that do not within 8 s. Nothing is started again from now on. */
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
