import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Pool } from 'pg';
import { WorkerConnection, type FromWorker } from './worker-connection';

/** Storage of the embedded database: a folder, or memory, optionally loaded from a snapshot file. */
export interface EmbeddedPlace {
  readonly folder?: string;
  readonly snapshot?: string;
}

/** Embedded database behind a `pg` pool, like a real PostgreSQL. */
export interface EmbeddedServer {
  readonly pool: Pool;
  /** Dumps the database into one file, from which `openEmbeddedServer({ snapshot })` starts fast. */
  writeSnapshot(file: string): Promise<void>;
  close(): Promise<void>;
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

/** Starts the worker thread of the engine and waits until it is ready. */
export const startEmbeddedWorker = async (place: EmbeddedPlace): Promise<Worker> => {
  const worker = new Worker(join(import.meta.dirname, 'embedded-worker.mjs'), { workerData: place, execArgv: [] });
  await answer(worker, 'ready');
  return worker;
};

/**
 * Creates a pool connected to the worker. It has one connection, because the engine has one session: other queries
 * queue, so a transaction must run all its statements on its own handle.
 */
export const poolOn = (worker: Worker): Pool =>
  new Pool({
    stream: () => new WorkerConnection(worker),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    pipeline: true,
    idleTimeoutMillis: 0,
  });

/** Starts the embedded database on a worker thread. */
export const openEmbeddedServer = async (place: EmbeddedPlace): Promise<EmbeddedServer> => {
  const worker = await startEmbeddedWorker(place);
  const pool = poolOn(worker);
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
