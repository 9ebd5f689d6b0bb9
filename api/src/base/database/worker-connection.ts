import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';

/** Message of the embedded database's worker thread. */
export type FromWorker =
  | { readonly type: 'ready' | 'closed' | 'snapshot-written' }
  | { readonly type: 'wire'; readonly connection: number; readonly bytes: Uint8Array };

const TERMINATE = 'X'.charCodeAt(0);
const TERMINATE_LENGTH = 5;

/** Socket replacement for `pg` that is connected to the worker thread. */
export class WorkerConnection extends Duplex {
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

  // Part of the socket interface that `pg` expects.
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
    // No-op: data is pushed when it arrives.
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

  /** Drops Terminate messages, which would end the engine's only session; `_destroy` resets it instead. */
  #send(chunks: readonly Buffer[]): void {
    const remaining = chunks.filter((chunk) => chunk[0] !== TERMINATE || chunk.length !== TERMINATE_LENGTH);
    if (remaining.length === 0) return;
    this.#worker.postMessage({ type: 'wire', connection: this.#id, bytes: new Uint8Array(Buffer.concat(remaining)) });
  }
}
