import { EVENT_STREAM } from '@dongne/contract';
import { Refusal, type Needs } from '../common';
import { EventStream, type StreamOwner } from './event-stream';
import { parseChangeNotification } from './change-notification';
import { ChangeReader } from './change-reader';

/** `Retry-After` for a member with too many open streams. */
const RETRY_AFTER_SECONDS = 60;

/**
 * Open streams of this process, which one reader of the database's changes feeds. An open stream promises that no change
 * is missed: when the database does not answer, all streams end and none opens.
 */
export class LiveHub {
  readonly #parts: Needs<'clock' | 'database'>;
  readonly #changes: ChangeReader;
  readonly #streams = new Map<number, Set<EventStream>>();
  #heartbeat: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(parts: Needs<'clock' | 'database'>) {
    this.#parts = parts;
    this.#changes = new ChangeReader(parts.database, {
      heard: (changes) => changes.forEach((change) => this.#notify(change)),
      lost: () => this.#endAll(),
      isListening: () => this.#streams.size > 0,
    });
  }

  /**
   * Opens a stream, which receives every change from now on.
   *
   * @throws {Refusal} `TOO_MANY_REQUESTS` beyond the limit per member, `UNAVAILABLE` without a database connection.
   */
  async open(owner: StreamOwner): Promise<EventStream> {
    await this.#catchUp();
    if (this.#isClosed) throw new Refusal('UNAVAILABLE');
    const own = this.#streams.get(owner.memberId) ?? new Set();
    if (own.size >= EVENT_STREAM.perMember)
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const stream = new EventStream(owner, this.#parts.clock.now());
    this.#streams.set(owner.memberId, own.add(stream));
    stream.once('close', () => this.#forget(stream));
    this.#heartbeat ??= setInterval(() => this.beat(), EVENT_STREAM.heartbeatMs).unref();
    return stream;
  }

  /** Number of open streams. */
  get size(): number {
    return this.#all().length;
  }

  /** Sends a heartbeat to every stream; expired ones end. */
  beat(): void {
    for (const stream of this.#all()) stream.beat(this.#parts.clock.now());
  }

  /** Ends every stream and opens no more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#endAll();
    await this.#changes.close();
  }

  /** Reads the changes until now, which a stream that opens now has not missed. */
  async #catchUp(): Promise<void> {
    try {
      await this.#changes.read();
    } catch (cause) {
      throw new Refusal('UNAVAILABLE', { cause });
    }
  }

  #notify(change: string): void {
    const notification = parseChangeNotification(change);
    if (notification === undefined) return;
    if (notification.kind === 'session') {
      for (const stream of this.#all()) if (stream.owner.sessionId === notification.sessionId) stream.end();
      return;
    }
    const { memberId, kind, applicationId } = notification;
    const at = this.#parts.clock.now().toISOString();
    for (const stream of this.#streams.get(memberId) ?? []) stream.notify({ kind, applicationId, at });
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
