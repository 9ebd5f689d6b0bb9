// Renders pages of one remote, or of the shell alone, in a process of its own: a crash stays in it.
import { createRequire, isBuiltin } from 'node:module';
// Keeps the real `process`: bundles see a replacement.
import process from 'node:process';
import { Script } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { sealProcess } from './sealed-process.mjs';

const require = createRequire(import.meta.url);

// Kills the process with its host from a second thread: a bundle that blocks the main thread receives no `disconnect`.
const watch = new Worker(new URL('end-with-host.mjs', import.meta.url), {
  execArgv: [],
  env: {},
  // Passed by the host, which may have ended before this process started.
  workerData: Number(process.argv[2]),
  resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
});
watch.unref();

const { exit, send, rss } = sealProcess();
process.on('disconnect', exit);
// Keeps an unhandled rejection of one page from ending the others.
process.on('unhandledRejection', () => undefined);

const BEAT_MS = 200;
setInterval(() => send({ kind: 'beat', rss: rss() }), BEAT_MS);

/** Limit for a page, checked before it is sent to the host. */
const MAX_LENGTH = 4_000_000;

/** Reads that wait for the host's response. */
const waiting = new Map();
let lastRead = 0;

/** Address of a read, `host:<job>/v1/app/…`: it carries the job's id, so that bundles need not know about jobs. */
const READ = /^host:(\d+)(\/.*)$/;

/** Replacement of `fetch`, the only way out of this process: the host makes the call and adds the login. */
const read = (address, { headers = {}, signal } = {}) =>
  new Promise((resolve, reject) => {
    const [, job, path] = READ.exec(String(address)) ?? [];
    if (path === undefined) return reject(new TypeError('Only reads of the open page leave this process'));
    const id = (lastRead += 1);
    waiting.set(id, ({ status, text }) =>
      resolve({ status, ok: status >= 200 && status < 300, text: async () => text }),
    );
    signal?.addEventListener('abort', () => {
      waiting.delete(id);
      reject(signal.reason);
    });
    send({ kind: 'read', id, job: Number(job), path, headers: { ...headers } });
  });
Object.defineProperty(globalThis, 'fetch', { value: read, writable: false, configurable: false });

const evaluate = (name, source, load) => {
  const module = { exports: {} };
  const run = new Script(`(function (module, exports, require) {${source}\n})`, { filename: name }).runInThisContext();
  run(module, module.exports, load);
  return module.exports;
};

/**
 * Modules that reach the network, files, threads or other processes. The shell's libraries import some of them without
 * using them.
 */
const UNREACHABLE =
  /^(node:)?(child_process|cluster|dgram|dns|fs|http|http2|https|inspector|module|net|repl|sqlite|tls|v8|vm|wasi|worker_threads)(\/|$)/;

/** Stub that can be extended and inspected, and does nothing. */
const inert = new Proxy(class Unreachable {}, { get: (of, name) => (name in of ? of[name] : inert) });

const requireBuiltin = (name) => {
  if (!isBuiltin(name)) throw new Error(`The shell's bundle asks for ${name}`);
  if (/^(node:)?process$/.test(name)) return globalThis.process;
  return UNREACHABLE.test(name) ? inert : require(name);
};

const requireProvided = (provided) => (asked) => {
  // `dayjs/plugin/utc.js` and `dayjs/plugin/utc` are the same file.
  const name = asked.replace(/\.js$/, '');
  if (!provided.has(name)) throw new Error(`The shell does not provide ${name} on the server`);
  return provided.get(name);
};

let shell;
let remote;
let registry;

const render = ({ job, withinMs, api, ...page }) =>
  shell.drawPage({
    ...page,
    registry,
    module: remote,
    api: { origin: `host:${job}`, caller: {}, ...api, signal: AbortSignal.timeout(withinMs) },
    onTurn: () => undefined,
  });

/** Counted before the serialization, which would double the memory. */
const lengthOf = ({ html = '', styles = '', view } = {}) =>
  html.length + styles.length > MAX_LENGTH
    ? html.length + styles.length
    : html.length + styles.length + (JSON.stringify(view)?.length ?? 0);

const DOES = {
  /** Renders a known page with the shell before it evaluates the remote: later errors are the remote's. */
  load: async (message) => {
    registry = JSON.parse(message.registry);
    shell = evaluate(message.shell.name, message.shell.source, requireBuiltin);
    await render({ job: 0, ...message.knownPage });
    if (message.remote !== undefined) {
      send({ kind: 'shellRenders' });
      remote = evaluate(message.remote.name, message.remote.source, requireProvided(shell.PROVIDED));
    }
    send({ kind: 'ready' });
  },
  registry: ({ registry: text }) => {
    registry = JSON.parse(text);
  },
  render: async ({ id, page }) => {
    const rendered = await render({ job: id, ...page });
    if (lengthOf(rendered) > MAX_LENGTH) throw new Error(`a page of ${lengthOf(rendered)} letters`);
    send({ kind: 'rendered', id, page: rendered });
  },
  answer: ({ id, ...answer }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  },
};

process.on('message', async (message) => {
  try {
    await DOES[message.kind](message);
  } catch (error) {
    send({ kind: 'threw', id: message.id, error: String(error).slice(0, 2_000) });
  }
});
