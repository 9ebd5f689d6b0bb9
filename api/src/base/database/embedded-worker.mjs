// @ts-check
/**
 * Runs the embedded PostgreSQL (PGlite) on a thread of its own and speaks PostgreSQL's wire protocol over the message
 * port: a long query would otherwise block the event loop and with it every health check. Plain JavaScript, because a
 * worker thread is loaded by Node itself, from the sources and from tests alike.
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

/** What a real server does when a connection ends: nothing half done stays, nothing prepared is remembered. */
const endConnection = async () => {
  await engine.exec('ROLLBACK');
  await engine.exec('DISCARD ALL');
};

/**
 * What the engine answers to a message of the protocol. Taken as it streams: `execProtocolRaw` also parses every answer
 * into a list that only `execProtocol` empties, which costs time and grows by each row that was ever read.
 *
 * @param {Uint8Array} message
 */
const exchange = async (message) => {
  /** @type {Uint8Array[]} */
  const parts = [];
  await engine.execProtocolRawStream(message, {
    // A view into the engine's memory, which the next part overwrites.
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
  // The pool says goodbye to its last connection while the engine is closing.
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

// One after the other, in the order they came: the engine has a single connection.
let turn = Promise.resolve();
port.on('message', (message) => {
  turn = turn.then(() => handle(message));
});
port.postMessage({ type: 'ready' });
