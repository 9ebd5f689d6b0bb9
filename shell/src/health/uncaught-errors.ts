import { runningVersion } from './running-versions';
import { nameAtVersion, reportRemote } from './remote-reports';

/** Address of a remote's scripts, `/mf_usage/files/`: all versions share the folder. */
const SCRIPT_OF_REMOTE = /\/(mf_[a-z]+)\/[^/\s]+\//;

/** Finds the remote that an error comes from by the scripts in its stack, and the version of it that runs. */
const originOf = (text: string): string => {
  const [, name] = SCRIPT_OF_REMOTE.exec(text) ?? [];
  return name === undefined ? 'shell' : nameAtVersion(name, runningVersion(name) ?? 'unknown');
};

const stackOf = (cause: unknown): string => (cause instanceof Error ? (cause.stack ?? '') : '');

/** Global of the host's inline script, which queues errors from before the reporter. */
const EARLY_ERRORS = '__earlyErrors';

const takeEarlyErrors = (): readonly unknown[] => {
  const queue: unknown = Reflect.get(window, EARLY_ERRORS);
  if (!Array.isArray(queue)) return [];
  queue.push = () => 0; // the listeners of the inline script stay
  return queue.splice(0);
};

const reportUncaught = (event: unknown): void => {
  if (event instanceof ErrorEvent) {
    const { error, message, filename } = event;
    reportRemote({ step: 'error', remote: originOf(`${stackOf(error)} ${filename}`), cause: error ?? message });
  } else if (event instanceof Event && 'reason' in event)
    reportRemote({ step: 'error', remote: originOf(stackOf(event.reason)), cause: event.reason });
};

const TYPES = ['error', 'unhandledrejection'];

/**
 * Reports uncaught errors of effects, handlers and promises, also those from before this call. The page stays: React
 * unmounts only what throws during render.
 *
 * @returns stops it.
 */
export const watchUncaughtErrors = (): (() => void) => {
  takeEarlyErrors().forEach(reportUncaught);
  for (const type of TYPES) window.addEventListener(type, reportUncaught);
  return () => TYPES.forEach((type) => window.removeEventListener(type, reportUncaught));
};
