import { subscribe } from 'node:diagnostics_channel';
import { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import pg from 'pg';

/*
 * Preloaded by `node --import` before a server, whose code is unaware of it. The server listens at `DRILL_PORT`, so
 * that its `PORT` can name the process with the sandbox's card providers. It kills itself (`kill -9`) at the step named
 * by a call's header `x-crash-at`, counted over all calls with that header. A step is anything visible to other
 * processes: each statement of a transaction and each one that writes, each commit on its way, each call of a provider
 * before it, on its way and after it, and each answer. Reads outside of a transaction are no steps, because they change
 * nothing.
 */

const { DRILL_PORT, DRILL_QUEUE, DRILL_START_AT } = process.env;

let isCounting = false;
let steps = 0;
let dieAt = Infinity;

const step = () => {
  if (!isCounting) return;
  steps += 1;
  if (steps === dieAt) process.kill(process.pid, 'SIGKILL');
};

const listen = Server.prototype.listen;
Server.prototype.listen = function listenElsewhere(options, ...rest) {
  this.once('listening', () => process.send?.('listening'));
  return listen.call(this, { ...options, port: Number(DRILL_PORT) }, ...rest);
};
// Exits with its parent.
process.on('disconnect', () => process.exit(1));

if (DRILL_START_AT !== undefined) {
  const ahead = Date.parse(DRILL_START_AT) - Date.now();
  const now = Date.now;
  Date.now = () => now() + ahead;
}

/** Lock of `base/jobs/job-queue.ts`: a queue that never starts would hold it and block those of other processes. */
const QUEUE_LOCK = 7_305_117;

const isOfQueue = (text, values) => /\bjobs\./.test(text) || (Array.isArray(values) && values[0] === QUEUE_LOCK);

const inTransaction = new WeakSet();

const isStep = (client, text) => {
  const word = text.trimStart().slice(0, 8).toLowerCase();
  if (word.startsWith('begin')) inTransaction.add(client);
  const isOne = inTransaction.has(client) || !word.startsWith('select');
  if (word.startsWith('commit') || word.startsWith('rollback')) inTransaction.delete(client);
  return isOne;
};

const query = pg.Client.prototype.query;
pg.Client.prototype.query = function countedQuery(...args) {
  const text = typeof args[0] === 'string' ? args[0] : String(args[0].text);
  // Without its queue the process only answers calls.
  if (DRILL_QUEUE === 'off' && isOfQueue(text, args[1])) return new Promise(() => undefined);
  if (!isStep(this, text)) return query.apply(this, args);
  step();
  const answer = query.apply(this, args);
  if (/^\s*commit/i.test(text)) step();
  return answer;
};

let isCalling = false;
subscribe('undici:client:sendHeaders', () => {
  if (isCalling) setImmediate(step);
});
const realFetch = globalThis.fetch;
globalThis.fetch = async (...args) => {
  step();
  isCalling = true;
  try {
    const answer = await realFetch(...args);
    step();
    return answer;
  } finally {
    isCalling = false;
  }
};

const emit = HttpServer.prototype.emit;
HttpServer.prototype.emit = function countedEmit(event, request, response, ...rest) {
  const wanted = event === 'request' ? request.headers['x-crash-at'] : undefined;
  if (wanted !== undefined) {
    isCounting = true;
    dieAt = Number(wanted);
    const end = response.end;
    response.end = function countedEnd(...args) {
      step();
      process.send?.({ steps });
      isCounting = false;
      return end.apply(this, args);
    };
  }
  return emit.call(this, event, request, response, ...rest);
};
