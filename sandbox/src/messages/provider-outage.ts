import type { FastifyReply } from 'fastify';

/** Simulated failure of a provider's call: rejected, or accepted with a lost answer. */
type Failure = 'refused' | 'unheard';

const UNLUCKY_STEP = 0x6d2b79f5;

/** Lets a share of the calls to the sandbox's message providers fail, deterministic by seed. */
export class ProviderOutage {
  #percent = 0;
  #state = 1;

  /** Sets the percentage of failing calls; 0 for none. */
  set(percent: number, seed: number): void {
    this.#percent = percent;
    this.#state = seed;
  }

  /** A number below 1 (mulberry32). */
  #next(): number {
    this.#state = (this.#state + UNLUCKY_STEP) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Failure of this call, if any. */
  failure(): Failure | undefined {
    if (this.#percent === 0 || this.#next() * 100 >= this.#percent) return undefined;
    return this.#next() < 0.5 ? 'refused' : 'unheard';
  }
}

/** Simulates an outage: 503, in a format of no provider. */
export const beDown = (reply: FastifyReply): FastifyReply =>
  reply.code(503).type('text/plain; charset=utf-8').send('down');
