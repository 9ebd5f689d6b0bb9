import { EVENT_STREAM } from '@dongne/contract';
import { Refusal, type Needs } from '../common';
import { openChannel, type OpenChannel } from '../database';
import { EventStream, type StreamOwner } from './event-stream';
import { CHANGES, toldChangeOf } from './told-change';

/** After so many seconds a member with too many streams may look whether one of them has ended. */
const RETRY_AFTER_SECONDS = 60;

/**
 * The open streams of this process, and the one connection to the database that tells them what any process has changed. An
 * open stream is a promise that nothing is missed: when the database cannot be heard, streams end and none opens.
 */
export class LiveHub {
  readonly #parts: Needs<'clock' | 'database'>;
  readonly #streams = new Map<number, Set<EventStream>>();
  #channel: Promise<OpenChannel> | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #isDeaf = false;
  #isClosed = false;

  constructor(parts: Needs<'clock' | 'database'>) {
    this.#parts = parts;
  }

  /**
   * A new stream, which hears everything from here on.
   *
   * @throws {Refusal} `TOO_MANY_REQUESTS` beyond what one member may have open, `UNAVAILABLE` while nothing can be heard.
   */
  async open(owner: StreamOwner): Promise<EventStream> {
    await this.#hear();
    if (this.#isDeaf || this.#isClosed) throw new Refusal('UNAVAILABLE');
    const own = this.#streams.get(owner.memberId) ?? new Set();
    if (own.size >= EVENT_STREAM.perMember)
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const stream = new EventStream(owner, this.#parts.clock.now());
    this.#streams.set(owner.memberId, own.add(stream));
    stream.once('close', () => this.#forget(stream));
    this.#heartbeat ??= setInterval(() => this.beat(), EVENT_STREAM.heartbeatMs).unref();
    return stream;
  }

  /** How many streams are open. */
  get size(): number {
    return this.#all().length;
  }

  /** Shows every reader that its stream lives; those whose time is over end. */
  beat(): void {
    for (const stream of this.#all()) stream.beat(this.#parts.clock.now());
  }

  /** Ends every stream, and opens none any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#endAll();
    await (await this.#channel?.catch(() => undefined))?.close();
  }

  /** Nothing is listened to before somebody wants to hear it. */
  async #hear(): Promise<void> {
    this.#channel ??= openChannel(this.#parts.database, CHANGES, {
      heard: (payload) => this.#tell(payload),
      lost: () => {
        this.#isDeaf = true;
        this.#endAll();
      },
      regained: () => {
        this.#isDeaf = false;
      },
    });
    try {
      await this.#channel;
    } catch (cause) {
      this.#channel = undefined;
      throw new Refusal('UNAVAILABLE', { cause });
    }
  }

  #tell(payload: string): void {
    const told = toldChangeOf(payload);
    if (told === undefined) return;
    if (told.kind === 'session') {
      for (const stream of this.#all()) if (stream.owner.sessionId === told.sessionId) stream.end();
      return;
    }
    const { memberId, kind, applicationId } = told;
    const at = this.#parts.clock.now().toISOString();
    for (const stream of this.#streams.get(memberId) ?? []) stream.tell({ kind, applicationId, at });
  }

  #forget(stream: EventStream): void {
    const { memberId } = stream.owner;
    const own = this.#streams.get(memberId);
    own?.delete(stream);
    if (own?.size === 0) this.#streams.delete(memberId);
    if (this.#streams.size > 0) return;
    clearInterval(this.#heartbeat);
    this.#heartbeat = undefined;
  }

  #endAll(): void {
    for (const stream of this.#all()) stream.end();
  }

  #all(): EventStream[] {
    return [...this.#streams.values()].flatMap((own) => [...own]);
  }
}
