import process from 'node:process';

/** Members of `process` that reach other processes, files, native code or the host. */
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

/** Globals that reach the network, files or threads. */
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

/** Standard streams of the real process, which expose `fs`. */
const STREAMS = ['stdin', 'stdout', 'stderr'];

/** Stream that discards Node's own warnings. */
const NOWHERE = Object.freeze({
  isTTY: false,
  write: () => true,
  on: () => undefined,
  once: () => undefined,
  removeListener: () => undefined,
  listenerCount: () => 0,
});

/** Console that writes nothing: the real one exposes the streams of the real process. */
const silent = () => Object.fromEntries(Object.keys(console).map((name) => [name, () => undefined]));

/** Subset of `process` that libraries use while they render. */
const standIn = ({ platform, version, versions, nextTick, hrtime }) => ({
  env: { NODE_ENV: 'production' },
  argv: [],
  // Answers libraries that check for colour support; output is discarded.
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
 * Removes from this process everything that reaches beyond it, before a bundle runs.
 *
 * @returns what the process itself still needs.
 */
export const sealProcess = () => {
  const real = process;
  const [send, reallyExit, memoryUsage] = [real.send.bind(real), real.reallyExit.bind(real), real.memoryUsage];
  for (const name of POWERS) if (name in real) Object.defineProperty(real, name, { value: undefined, writable: false });
  for (const name of STREAMS) Object.defineProperty(real, name, { value: NOWHERE, writable: false });
  for (const name of GLOBALS) delete globalThis[name];
  // Freezes the methods that Node calls for each message of the host, so that a bundle cannot patch them.
  for (const name of ['emit', 'listenerCount'])
    Object.defineProperty(real, name, { value: real[name], writable: false, configurable: false });
  Object.defineProperty(globalThis, 'console', { value: Object.freeze(silent()), writable: false });
  Object.defineProperty(globalThis, 'process', { value: Object.freeze(standIn(real)), writable: false });
  // Ignores write errors: after the host has ended, `disconnect` ends the process.
  return {
    send: (message) => void send(message, () => undefined),
    exit: () => reallyExit(0),
    rss: () => memoryUsage.rss(),
  };
};
