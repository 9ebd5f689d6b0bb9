import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { Pool } from 'pg';

type FromWorker =
  | { readonly type: 'ready' | 'closed' | 'snapshot-written' }
  | { readonly type: 'wire'; readonly connection: number; readonly bytes: Uint8Array };

/** Where the embedded database keeps its rows: a folder, or memory that may start from a snapshot file. */
export interface EmbeddedPlace {
  readonly folder?: string;
  readonly snapshot?: string;
}

/** The embedded database behind the same `pg` pool that a real PostgreSQL gets. */
export interface EmbeddedServer {
  readonly pool: Pool;
  /** Writes the whole database into one file, from which `openEmbeddedServer({ snapshot })` starts in a moment. */
  writeSnapshot(file: string): Promise<void>;
  close(): Promise<void>;
}

const TERMINATE = 'X'.charCodeAt(0);
const TERMINATE_LENGTH = 5;

/** One `pg` connection whose other end is the worker thread instead of a socket. */
class WorkerConnection extends Duplex {
  static #last = 0;
  readonly #id = (WorkerConnection.#last += 1);
  readonly #worker: Worker;
  readonly #receive = (message: FromWorker): void => {
    if (message.type === 'wire' && message.connection === this.#id) this.push(Buffer.from(message.bytes));
  };

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.on('message', this.#receive);
  }

  // What `pg` asks of a socket.
  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {
    // Bytes are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#worker.off('message', this.#receive);
    this.#worker.postMessage({ type: 'end-connection' });
    done(error);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  /** Terminate would end the engine's only session; `_destroy` cleans it up instead. */
  #send(chunks: readonly Buffer[]): void {
    const kept = chunks.filter((chunk) => chunk[0] !== TERMINATE || chunk.length !== TERMINATE_LENGTH);
    if (kept.length === 0) return;
    this.#worker.postMessage({ type: 'wire', connection: this.#id, bytes: new Uint8Array(Buffer.concat(kept)) });
  }
}

const answer = (worker: Worker, type: FromWorker['type']): Promise<void> =>
  new Promise((resolve, reject) => {
    const listen = (message: FromWorker): void => {
      if (message.type !== type) return;
      worker.off('message', listen);
      worker.off('error', reject);
      resolve();
    };
    worker.on('message', listen);
    worker.on('error', reject);
  });

/**
 * Starts the embedded database on a worker thread.
 *
 * The pool holds one connection, because the engine has one session: a second query waits for its turn, and so a
 * transaction must run every one of its statements on its own handle.
 */
export const openEmbeddedServer = async (place: EmbeddedPlace): Promise<EmbeddedServer> => {
  const worker = new Worker(join(import.meta.dirname, 'embedded-worker.mjs'), { workerData: place, execArgv: [] });
  await answer(worker, 'ready');
  const pool = new Pool({
    stream: () => new WorkerConnection(worker),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
  });
  return {
    pool,
    writeSnapshot: async (file) => {
      worker.postMessage({ type: 'snapshot', file });
      await answer(worker, 'snapshot-written');
    },
    close: async () => {
      await pool.end();
      worker.postMessage({ type: 'close' });
      await answer(worker, 'closed');
    },
  };
};
