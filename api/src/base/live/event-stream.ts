import { PassThrough } from 'node:stream';
import { EVENT_STREAM, type LiveChange } from '@dongne/contract';

/** Whose stream it is, and until when. */
export interface StreamOwner {
  readonly memberId: number;
  readonly sessionId: string;
  /** When its access token runs out. */
  readonly tokenEndsAt: Date;
}

/** The open answer of one call: server-sent events, as the browser's standard writes them. */
export class EventStream extends PassThrough {
  readonly owner: StreamOwner;
  readonly #endsAt: number;

  constructor(owner: StreamOwner, openedAt: Date) {
    super();
    this.owner = owner;
    this.#endsAt = Math.min(owner.tokenEndsAt.getTime(), openedAt.getTime() + EVENT_STREAM.lifeMs);
    // A reader who has gone away is nobody's mistake.
    this.on('error', () => undefined);
    this.#say(`retry: ${EVENT_STREAM.retryMs}\n: open\n\n`);
  }

  /** Tells of a change. */
  tell(change: LiveChange): void {
    this.#say(`data: ${JSON.stringify(change)}\n\n`);
  }

  /** Shows that it lives, or ends when its time is over. */
  beat(now: Date): void {
    if (now.getTime() >= this.#endsAt) this.end();
    else this.#say(': here\n\n');
  }

  /** Whoever does not read is let go: what waits for them would fill the memory. */
  #say(text: string): void {
    if (!this.writable) return;
    if (!this.write(text)) this.destroy();
  }
}
