import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

/** Call of the load. A write carries a key, so that it may be repeated. */
export interface LoadCall {
  readonly method: 'GET' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Result of a load. */
export interface LoadResult {
  readonly calls: number;
  /** Calls without a good answer after all attempts, by what went wrong. */
  readonly failed: ReadonlyMap<string, number>;
  /** Calls that a client had to repeat. */
  readonly repeated: number;
  /** Milliseconds of the slowest call and of the 99th percentile, from when it was due. */
  readonly slowestMs: number;
  readonly p99Ms: number;
}

/** Attempts of one call, as the app and a patient customer make them. */
const ATTEMPTS = 3;
const BETWEEN_MS = 400;
const WITHIN_MS = 15_000;

const agent = new Agent({ keepAlive: true, maxSockets: Infinity, rejectUnauthorized: false });

const once = (origin: string, { method, path, headers = {} }: LoadCall): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { method, headers, agent, timeout: WITHIN_MS }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject).once('aborted', () => reject(new Error('aborted')));
    });
    sent.once('timeout', () => sent.destroy(new Error('no answer'))).once('error', reject);
    sent.end();
  });

const withKey = (call: LoadCall): LoadCall =>
  call.method === 'GET' ? call : { ...call, headers: { ...call.headers, 'idempotency-key': randomUUID() } };

/** Offers calls at a steady rate, whatever the answers take, until it is stopped. */
export class SteadyLoad {
  readonly #failed = new Map<string, number>();
  readonly #times: number[] = [];
  readonly #open = new Set<Promise<void>>();
  #repeated = 0;
  #isOver = false;
  readonly #offering: Promise<void>;

  /** @param callOf the call with a number. */
  constructor(
    readonly origin: string,
    readonly perSecond: number,
    readonly callOf: (number: number) => LoadCall,
  ) {
    this.#offering = this.#offer();
  }

  /** Number of calls that have an answer. */
  get calls(): number {
    return this.#times.length;
  }

  async #offer(): Promise<void> {
    const startedAt = performance.now();
    for (let number = 0; !this.#isOver; number += 1) {
      const dueAt = startedAt + (number * 1_000) / this.perSecond;
      const early = dueAt - performance.now();
      if (early > 0) await pause(early);
      const call = this.#call(withKey(this.callOf(number)), dueAt).finally(() => this.#open.delete(call));
      this.#open.add(call);
    }
  }

  async #call(call: LoadCall, dueAt: number): Promise<void> {
    let wrong = '';
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (attempt === 1) this.#repeated += 1;
      if (attempt > 0) await pause(BETWEEN_MS * attempt);
      wrong = await once(this.origin, call).then(
        (status) => (status < 400 ? '' : String(status)),
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      if (wrong === '') break;
    }
    if (wrong !== '') this.#failed.set(`${call.path}: ${wrong}`, (this.#failed.get(`${call.path}: ${wrong}`) ?? 0) + 1);
    this.#times.push(performance.now() - dueAt);
  }

  /** Waits until so many calls were answered. */
  async reaches(calls: number): Promise<void> {
    while (this.calls < calls) await pause(100);
  }

  async end(): Promise<LoadResult> {
    this.#isOver = true;
    await this.#offering;
    await Promise.all(this.#open);
    const times = [...this.#times].sort((a, b) => a - b);
    return {
      calls: times.length,
      failed: this.#failed,
      repeated: this.#repeated,
      slowestMs: Math.round(times.at(-1) ?? 0),
      p99Ms: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
    };
  }
}
