import { runningVersion } from './running-versions';
import { nameAtVersion, reportRemote } from './remote-reports';

/** Path of a remote's scripts: `/mf_usage/<version>/`. */
const SCRIPT_OF_REMOTE = /\/(mf_[a-z]+)\/([^/\s]+)\//;

/** Finds the remote that an error comes from by the scripts in its stack. */
const originOf = (text: string): string => {
  const [, name, version] = SCRIPT_OF_REMOTE.exec(text) ?? [];
  if (name === undefined) return 'shell';
  return nameAtVersion(name, version ?? runningVersion(name) ?? 'unknown');
};

const stackOf = (cause: unknown): string => (cause instanceof Error ? (cause.stack ?? '') : '');

/**
 * Reports uncaught errors of effects, handlers and promises. The page stays: React unmounts only what throws during
 * render.
 *
 * @returns stops it.
 */
export const watchUncaughtErrors = (): (() => void) => {
  const handleError = ({ error, message, filename }: ErrorEvent): void =>
    reportRemote({ step: 'error', remote: originOf(`${stackOf(error)} ${filename}`), cause: error ?? message });
  const handleRejection = ({ reason }: PromiseRejectionEvent): void =>
    reportRemote({ step: 'error', remote: originOf(stackOf(reason)), cause: reason });
  window.addEventListener('error', handleError);
  window.addEventListener('unhandledrejection', handleRejection);
  return () => {
    window.removeEventListener('error', handleError);
    window.removeEventListener('unhandledrejection', handleRejection);
  };
};
