import type { FastifyReply } from 'fastify';

/** What befalls a call of a provider: it is not taken, or it is taken and nobody hears of it. */
type Mishap = 'refused' | 'unheard';

const UNLUCKY_STEP = 0x6d2b79f5;

/** Lets a share of the calls of the sandbox's message providers fail, the same ones for the same seed. */
export class ProviderWeather {
  #percent = 0;
  #state = 1;

  /** So many of a hundred calls fail from now on; 0 for none. */
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

  /** What befalls this call, if anything does. */
  mishap(): Mishap | undefined {
    if (this.#percent === 0 || this.#next() * 100 >= this.#percent) return undefined;
    return this.#next() < 0.5 ? 'refused' : 'unheard';
  }
}

/** A provider that is down: 503, in nobody's format. */
export const beDown = (reply: FastifyReply): FastifyReply =>
  reply.code(503).type('text/plain; charset=utf-8').send('down');
