import type { Lease } from '#base';

/** What is told of a simulation. */
export interface DemoLine {
  readonly number: number;
  readonly text: string;
}

interface RunnerParts {
  readonly wait: (ms: number) => Promise<void>;
  /** Takes the one place there is; undefined while another process has it. Told when the place is lost. */
  readonly takePlace: (onLost: () => void) => Promise<Lease | undefined>;
  /** Makes one look at everything; called again after each second. */
  readonly newTick: (tell: (text: string) => void) => (atMs: number) => Promise<void>;
  /** Told of a look that failed, once until one succeeds again. */
  readonly onFailure: (error: unknown) => void;
}

interface Running {
  readonly place: Lease;
  readonly stop: () => void;
  readonly ended: Promise<void>;
}

const TICK_MS = 1_000;
const LINES_KEPT = 100;

/** Switches a simulation on and off: at most one runs, however often and by however many processes it is switched on. */
export class DemoRunner {
  readonly #parts: RunnerParts;
  #running: Running | undefined;
  /** Presses that meet are done one after the other. */
  #turn: Promise<unknown> = Promise.resolve();
  #lines: readonly DemoLine[] = [];
  #told = 0;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
  }

  get isOn(): boolean {
    return this.#running !== undefined;
  }

  /** What was told after the line with that number, oldest first. */
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

  /** Ends it; nothing is done after this is fulfilled. */
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
        // A look that fails is one less; the next comes in a second.
        if (!isFailing) this.#parts.onFailure(error);
        isFailing = true;
      }
      await Promise.race([this.#parts.wait(TICK_MS), end]);
    }
  }
}
