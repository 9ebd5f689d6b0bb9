import { runningVersion } from './running-versions';
import { nameAtVersion, reportRemote } from './remote-reports';

/** A remote's scripts lie under `/mf_usage/<version>/`. */
const SCRIPT_OF_REMOTE = /\/(mf_[a-z]+)\/([^/\s]+)\//;

/** Which remote an error comes from, by the scripts in its stack. */
const originOf = (text: string): string => {
  const [, name, version] = SCRIPT_OF_REMOTE.exec(text) ?? [];
  if (name === undefined) return 'shell';
  return nameAtVersion(name, version ?? runningVersion(name) ?? 'unknown');
};

const stackOf = (cause: unknown): string => (cause instanceof Error ? (cause.stack ?? '') : '');

/**
 * Reports what effects, handlers and promises throw and nobody catches. The page stays: React only takes away what throws
 * while it is drawn.
 *
 * @returns what ends it.
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
