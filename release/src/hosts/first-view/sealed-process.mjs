import process from 'node:process';

/** Members of Node's `process` that reach other processes, files, natives or the host. */
const POWERS = [
  '_debugEnd',
  '_debugProcess',
  '_getActiveHandles',
  '_kill',
  '_linkedBinding',
  '_rawDebug',
  '_startProfilerIdleNotifier',
  'abort',
  'binding',
  'chdir',
  'dlopen',
  'execve',
  'exit',
  'getBuiltinModule',
  'kill',
  'loadEnvFile',
  'mainModule',
  'openStdin',
  'reallyExit',
  'report',
  'send',
  'setegid',
  'seteuid',
  'setgid',
  'setgroups',
  'setuid',
  'umask',
];

/** Global names that lead to the network, to files or to threads. */
const GLOBALS = [
  'BroadcastChannel',
  'EventSource',
  'WebSocket',
  'Worker',
  'caches',
  'localStorage',
  'navigator',
  'sessionStorage',
];

/** Standard streams of the real process, which lead to `fs`. */
const STREAMS = ['stdin', 'stdout', 'stderr'];

/** A stream that takes Node's own warnings and writes them nowhere. */
const NOWHERE = Object.freeze({
  isTTY: false,
  write: () => true,
  on: () => undefined,
  once: () => undefined,
  removeListener: () => undefined,
  listenerCount: () => 0,
});

/** Methods of a console that writes nowhere: the real one holds the streams of the real process. */
const silent = () => Object.fromEntries(Object.keys(console).map((name) => [name, () => undefined]));

/** As much of `process` as libraries ask for while they render. */
const standIn = ({ platform, version, versions, nextTick, hrtime }) => ({
  env: { NODE_ENV: 'production' },
  argv: [],
  // Libraries ask whether these show colours; what is written there goes nowhere.
  stdout: { fd: 1, isTTY: false },
  stderr: { fd: 2, isTTY: false },
  execArgv: [],
  platform,
  version,
  versions: { ...versions },
  nextTick,
  hrtime,
  cwd: () => '/',
  emit: () => false,
  emitWarning: () => undefined,
  on: () => undefined,
  once: () => undefined,
  off: () => undefined,
});

/**
 * Takes from this process what reaches beyond it, before any bundle runs.
 *
 * @returns what the process itself still needs, known to nobody else.
 */
export const sealProcess = () => {
  const real = process;
  const [send, reallyExit, memoryUsage] = [real.send.bind(real), real.reallyExit.bind(real), real.memoryUsage];
  for (const name of POWERS) if (name in real) Object.defineProperty(real, name, { value: undefined, writable: false });
  for (const name of STREAMS) Object.defineProperty(real, name, { value: NOWHERE, writable: false });
  for (const name of GLOBALS) delete globalThis[name];
  // Node calls these on the real process for each message of the host: a patched prototype must not see it.
  for (const name of ['emit', 'listenerCount'])
    Object.defineProperty(real, name, { value: real[name], writable: false, configurable: false });
  Object.defineProperty(globalThis, 'console', { value: Object.freeze(silent()), writable: false });
  Object.defineProperty(globalThis, 'process', { value: Object.freeze(standIn(real)), writable: false });
  // Where the host is gone there is nobody to write to, and `disconnect` ends the process.
  return {
    send: (message) => void send(message, () => undefined),
    exit: () => reallyExit(0),
    rss: () => memoryUsage.rss(),
  };
};
