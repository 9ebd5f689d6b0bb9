// Draws pages beside the host: what a remote does here can cost its page's drawing, and no answer.
import { createRequire, isBuiltin } from 'node:module';
import { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

const require = createRequire(import.meta.url);

/** Read by the host: how often this thread was free, and whose code runs while it is not. */
const [BEATS, OWNER] = [0, 1];
const pulse = new Int32Array(workerData.pulse);
const BEAT_MS = 20;
setInterval(() => Atomics.add(pulse, BEATS, 1), BEAT_MS);

/** What came of each bundle, by the name of its version: its exports, or why it has none. Its source is sent once. */
const bundles = new Map();

const evaluate = (name, source, load) => {
  const module = { exports: {} };
  const run = new Script(`(function (module, exports, require) {${source}\n})`, { filename: name }).runInThisContext();
  run(module, module.exports, load);
  return module.exports;
};

const requireBuiltin = (name) => {
  if (!isBuiltin(name)) throw new Error(`The shell's bundle asks for ${name}`);
  return require(name);
};

const requireProvided = (provided) => (asked) => {
  // `dayjs/plugin/utc.js` and `dayjs/plugin/utc` are the same file.
  const name = asked.replace(/\.js$/, '');
  if (!provided.has(name)) throw new Error(`The shell does not provide ${name} on the server`);
  return provided.get(name);
};

const tryToEvaluate = (name, source, load) => {
  try {
    return { exports: evaluate(name, source, load) };
  } catch (error) {
    return { error };
  }
};

const bundleOf = ({ name, source }, load) => {
  if (!bundles.has(name)) bundles.set(name, tryToEvaluate(name, source, load));
  const { exports, error } = bundles.get(name);
  if (error !== undefined) throw error;
  return exports;
};

const draw = async ({ shell, remote, owner, page }) => {
  Atomics.store(pulse, OWNER, owner);
  const { drawPage, PROVIDED } = bundleOf(shell, requireBuiltin);
  const module = remote && bundleOf(remote, requireProvided(PROVIDED));
  const { withinMs, api, ...rest } = page;
  const signal = AbortSignal.timeout(withinMs);
  return drawPage({ ...rest, module, api: { ...api, signal }, onTurn: () => Atomics.store(pulse, OWNER, owner) });
};

parentPort.on('message', async ({ id, ...job }) => {
  try {
    const drawn = await draw(job);
    parentPort.postMessage({ id, drawn });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) });
  }
});

// What a remote leaves behind unhandled is not worth the thread that draws for everybody.
process.on('unhandledRejection', () => undefined);
