// Renders pages of one remote, or of the shell alone, in a process of its own: whatever a bundle does here ends here.
import { createRequire, isBuiltin } from 'node:module';
// The object itself: bundles see another one under its name.
import process from 'node:process';
import { Script } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { sealProcess } from './sealed-process.mjs';

const require = createRequire(import.meta.url);

// A bundle that never gives the processor back hears of no disconnect: a thread beside it ends the process with its host.
const watch = new Worker(new URL('end-with-host.mjs', import.meta.url), {
  execArgv: [],
  env: {},
  // Named by the host itself: it may have ended before this process began.
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

/** Larger pages are none of ours, and are refused before they are written to the host. */
const MAX_LETTERS = 4_000_000;

/** Reads that the host has not answered yet. */
const waiting = new Map();
let lastRead = 0;

/** `host:<job>/v1/app/…`: which job's read it is stands in the address, so that bundles need to know nothing of jobs. */
const READ = /^host:(\d+)(\/.*)$/;

/** The only way out of this process, as bundles know it: the host makes the call, and adds the login that nothing here has. */
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

/** Modules that reach the network, files, threads or other processes. The shell's libraries import some of them, and use none. */
const UNREACHABLE =
  /^(node:)?(child_process|cluster|dgram|dns|fs|http|http2|https|inspector|module|net|repl|sqlite|tls|v8|vm|wasi|worker_threads)(\/|$)/;

/** Can be extended and looked into, and does nothing. */
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

/** Counted before anything is written as JSON, which would double it. */
const lettersOf = ({ html = '', styles = '', view } = {}) =>
  html.length + styles.length > MAX_LETTERS
    ? html.length + styles.length
    : html.length + styles.length + (JSON.stringify(view)?.length ?? 0);

const DOES = {
  /** The shell renders a known page before a remote is let in: from then on what goes wrong is the remote's. */
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
    if (lettersOf(rendered) > MAX_LETTERS) throw new Error(`a page of ${lettersOf(rendered)} letters`);
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
