import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Pool } from 'pg';
import { WorkerConnection, type FromWorker } from './worker-connection';

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

/** The worker thread that runs the engine, once it is ready to be asked. */
export const startEmbeddedWorker = async (place: EmbeddedPlace): Promise<Worker> => {
  const worker = new Worker(join(import.meta.dirname, 'embedded-worker.mjs'), { workerData: place, execArgv: [] });
  await answer(worker, 'ready');
  return worker;
};

/**
 * A pool whose connections end in the worker. It holds one, because the engine has one session: a second query waits for
 * its turn, and so a transaction must run every one of its statements on its own handle.
 */
export const poolOn = (worker: Worker): Pool =>
  new Pool({
    stream: () => new WorkerConnection(worker),
    user: 'postgres',
    database: 'postgres',
    max: 1,
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
