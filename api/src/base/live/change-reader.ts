import { shareNext } from '../common';
import { openOwnConnection, type Database, type OwnConnection } from '../database';
import { changesSince } from './live-change-repository';

/** Interval of reads: the delay that a page notices, and the price of an open page for the database. */
const READ_EVERY_MS = 250;
const READ_WITHIN_MS = 5_000;

/** Listener of committed changes. */
interface ChangeListener {
  readonly heard: (changes: readonly string[]) => void;
  /** The database did not answer: changes may be missed until the next successful read. */
  readonly lost: () => void;
  /** Whether the next changes are of use; without it reading pauses until the next call of `read`. */
  readonly isListening: () => boolean;
}

/**
 * Reads the changes that any process has committed, in batches. Nothing has to wake it, so that writers need no lock
 * beyond their rows, and one that dies after its commit delays no page.
 */
export class ChangeReader {
  readonly #database: Database;
  readonly #listener: ChangeListener;
  #connection: OwnConnection | undefined;
  #snapshot: string | null = null;
  #timer: NodeJS.Timeout | undefined;
  #closing: Promise<void> | undefined;
  #isClosed = false;

  constructor(database: Database, listener: ChangeListener) {
    this.#database = database;
    this.#listener = listener;
  }

  /**
   * Reads what has committed since the last read, and from then on at every interval. Begins after the call; concurrent
   * callers share it. After a failure or a pause it begins with the present state.
   *
   * @throws {Error} when the database cannot be reached or the reader is closed.
   */
  readonly read = shareNext(async () => {
    try {
      await this.#readOnce();
    } catch (error) {
      this.#lose();
      throw error;
    }
  });

  /** Stops reading. */
  async close(): Promise<void> {
    this.#isClosed = true;
    // Fails after a read that is still running, and with it the connection ends.
    await this.read().catch(() => undefined);
    await this.#closing;
  }

  async #readOnce(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isClosed) throw new Error('The reader of changes is closed.');
    this.#connection ??= await openOwnConnection(this.#database, READ_WITHIN_MS);
    const { snapshot, changes } = await changesSince(this.#connection, this.#snapshot);
    this.#snapshot = snapshot;
    this.#listener.heard(changes);
    this.#timer = setTimeout(() => this.#readOrPause(), READ_EVERY_MS).unref();
  }

  #readOrPause(): void {
    if (this.#listener.isListening()) void this.read().catch(() => undefined);
    else this.#snapshot = null;
  }

  #lose(): void {
    // Awaited by nothing but `close`: a server that does not answer does not answer this, either.
    this.#closing = this.#connection?.close().catch(() => undefined);
    this.#connection = undefined;
    this.#snapshot = null;
    this.#listener.lost();
  }
}
