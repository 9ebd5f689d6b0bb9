// @ts-check
/**
 * Runs the embedded PostgreSQL (PGlite) on a worker thread and speaks PostgreSQL's wire protocol over the message port:
 * a long query would otherwise block the event loop and all health checks. Plain JavaScript, because Node itself loads
 * worker threads, from the sources and from tests alike.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';

if (parentPort === null) throw new Error('embedded-worker runs as a worker thread only');
const port = parentPort;

/** @type {{ folder?: string, snapshot?: string }} */
const { folder, snapshot } = workerData;

const engine = await PGlite.create({
  ...(folder === undefined ? {} : { dataDir: folder }),
  ...(snapshot === undefined ? {} : { loadDataDir: new Blob([await readFile(snapshot)]) }),
  extensions: { cube, earthdistance },
});

/**
 * Resets the session as a real server does at the end of a connection: rolls back and deallocates prepared statements.
 */
const endConnection = async () => {
  await engine.exec('ROLLBACK');
  await engine.exec('DISCARD ALL');
};

/**
 * Sends a protocol message and collects the response as a stream: `execProtocolRaw` also parses every response into a
 * list that only `execProtocol` empties, which leaks memory with each row.
 *
 * @param {Uint8Array} message
 */
const exchange = async (message) => {
  /** @type {Uint8Array[]} */
  const parts = [];
  await engine.execProtocolRawStream(message, {
    // Copies the chunk: it is a view into the engine's memory, which the next chunk overwrites.
    onRawData: (part) => {
      parts.push(part.slice());
    },
  });
  return new Uint8Array(Buffer.concat(parts));
};

/** @param {{ type: string, connection?: number, bytes?: Uint8Array, file?: string }} message */
const handle = async (message) => {
  if (message.type === 'wire' && message.bytes) {
    const bytes = await exchange(message.bytes);
    port.postMessage({ type: 'wire', connection: message.connection, bytes }, [bytes.buffer]);
  }
  // The pool closes its last connection while the engine is closing.
  if (message.type === 'end-connection' && !engine.closed) await endConnection();
  if (message.type === 'snapshot' && message.file) {
    const archive = await engine.dumpDataDir('none');
    await writeFile(message.file, new Uint8Array(await archive.arrayBuffer()));
    port.postMessage({ type: 'snapshot-written' });
  }
  if (message.type === 'close') {
    await engine.close();
    port.postMessage({ type: 'closed' });
    port.close();
  }
};

// Processes messages sequentially: the engine has a single connection.
let turn = Promise.resolve();
port.on('message', (message) => {
  turn = turn.then(() => handle(message));
});
port.postMessage({ type: 'ready' });
