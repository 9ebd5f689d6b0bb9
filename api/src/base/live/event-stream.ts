import { PassThrough } from 'node:stream';
import { EVENT_STREAM, type LiveChange } from '@dongne/contract';

/** Owner of a stream and the end of its authorization. */
export interface StreamOwner {
  readonly memberId: number;
  readonly sessionId: string;
  /** Expiry of its access token. */
  readonly tokenEndsAt: Date;
}

/** Server-sent events: the open response of one call. */
export class EventStream extends PassThrough {
  readonly owner: StreamOwner;
  readonly #endsAt: number;

  constructor(owner: StreamOwner, openedAt: Date) {
    super();
    this.owner = owner;
    this.#endsAt = Math.min(owner.tokenEndsAt.getTime(), openedAt.getTime() + EVENT_STREAM.lifeMs);
    // Ignores the error of a client that has disconnected.
    this.on('error', () => undefined);
    this.#say(`retry: ${EVENT_STREAM.retryMs}\n: open\n\n`);
  }

  /** Sends a change. */
  notify(change: LiveChange): void {
    this.#say(`data: ${JSON.stringify(change)}\n\n`);
  }

  /** Sends a heartbeat, or ends the stream once its token or lifetime has expired. */
  beat(now: Date): void {
    if (now.getTime() >= this.#endsAt) this.end();
    else this.#say(': here\n\n');
  }

  /** Disconnects slow readers: their backlog would fill the memory. */
  #say(text: string): void {
    if (!this.writable) return;
    if (!this.write(text)) this.destroy();
  }
}
