/** Exit code or signal of a process. */
export interface ExitStatus {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

const ASKED_SIGNALS: ReadonlySet<NodeJS.Signals | null> = new Set(['SIGTERM', 'SIGINT']);
/** Exit codes after a stop request: 0, or 128 and the signal's number. */
const ASKED_CODES: ReadonlySet<number | null> = new Set([0, 128 + 2, 128 + 15]);

/**
 * Checks whether the process was asked to stop, so that it stays down. Everything else, from a crash to SIGKILL, is a
 * crash.
 */
export const wasAskedToStop = ({ code, signal }: ExitStatus): boolean =>
  signal === null ? ASKED_CODES.has(code) : ASKED_SIGNALS.has(signal);

/** Describes the exit for people. */
export const describeExit = ({ code, signal }: ExitStatus): string => signal ?? `exit code ${code}`;

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** Uptime after which a crash counts as the first again. */
const STEADY_AFTER_MS = 60_000;

/** Counts the crashes in a row, including one after `ranMs`. */
export const consecutiveCrashes = (before: number, ranMs: number): number =>
  ranMs >= STEADY_AFTER_MS ? 1 : before + 1;

/** Exponential backoff before a restart, in ms: from half a second to half a minute. */
export const restartDelay = (crashes: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (crashes - 1), MAX_PAUSE_MS);
