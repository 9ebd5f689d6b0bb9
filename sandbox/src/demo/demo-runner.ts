import type { Lease } from '@dongne/api/base';

/** Line of a simulation's log. */
export interface DemoLine {
  readonly number: number;
  readonly text: string;
}

interface RunnerParts {
  readonly wait: (ms: number) => Promise<void>;
  /** Acquires the lock; undefined while another process has it. Calls back when the lock is lost. */
  readonly takePlace: (onLost: () => void) => Promise<Lease | undefined>;
  /** Runs one tick; called every second. */
  readonly newTick: (tell: (text: string) => void) => (atMs: number) => Promise<void>;
  /** Called after a failed tick, once until the next success. */
  readonly onFailure: (error: unknown) => void;
}

interface Running {
  readonly place: Lease;
  readonly stop: () => void;
  readonly ended: Promise<void>;
}

const TICK_MS = 1_000;
const LINES_KEPT = 100;

/** Starts and stops a simulation: at most one runs, across all processes. */
export class DemoRunner {
  readonly #parts: RunnerParts;
  #running: Running | undefined;
  /** Serialises concurrent starts and stops. */
  #turn: Promise<unknown> = Promise.resolve();
  #lines: readonly DemoLine[] = [];
  #told = 0;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
  }

  get isOn(): boolean {
    return this.#running !== undefined;
  }

  /** Log lines after that number, oldest first. */
  linesAfter(number: number): readonly DemoLine[] {
    return this.#lines.filter((line) => line.number > number);
  }

  /** Starts it unless it runs. @returns false while another process runs one. */
  start(): Promise<boolean> {
    return this.#inTurn(async () => {
      if (this.isOn) return true;
      const place = await this.#parts.takePlace(() => void this.stop());
      if (place === undefined) return false;
      const { promise: stopped, stop } = this.#stopSign();
      this.#running = { place, stop, ended: this.#run(stopped) };
      return true;
    });
  }

  /** Stops it; no tick runs after this resolves. */
  stop(): Promise<void> {
    return this.#inTurn(async () => {
      const running = this.#running;
      running?.stop();
      await running?.ended;
      await running?.place.leave();
      this.#running = undefined;
    });
  }

  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  #stopSign(): { readonly promise: Promise<void>; readonly stop: () => void } {
    let stop = (): void => undefined;
    const promise = new Promise<void>((resolve) => {
      stop = resolve;
    });
    return { promise, stop };
  }

  readonly #tell = (text: string): void => {
    this.#told += 1;
    this.#lines = [...this.#lines, { number: this.#told, text }].slice(-LINES_KEPT);
  };

  async #run(stopped: Promise<void>): Promise<void> {
    let isStopped = false;
    const end = stopped.then(() => {
      isStopped = true;
    });
    const tick = this.#parts.newTick(this.#tell);
    let isFailing = false;
    for (let atMs = 0; !isStopped; atMs += TICK_MS) {
      try {
        await tick(atMs);
        isFailing = false;
      } catch (error) {
        // Skips a failed tick; the next one follows in a second.
        if (!isFailing) this.#parts.onFailure(error);
        isFailing = true;
      }
      await Promise.race([this.#parts.wait(TICK_MS), end]);
    }
  }
}
