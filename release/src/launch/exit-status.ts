/** How a process ended. */
export interface ExitStatus {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

const ASKED_SIGNALS: ReadonlySet<NodeJS.Signals | null> = new Set(['SIGTERM', 'SIGINT']);
/** What a process exits with that took the request to stop: 0, or 128 and the signal's number when it could not finish. */
const ASKED_CODES: ReadonlySet<number | null> = new Set([0, 128 + 2, 128 + 15]);

/**
 * Whether somebody asked the process to stop (a squad that takes its host down), so that it stays down. Everything else,
 * from a crash to a SIGKILL, is a death.
 */
export const wasAskedToStop = ({ code, signal }: ExitStatus): boolean =>
  signal === null ? ASKED_CODES.has(code) : ASKED_SIGNALS.has(signal);

/** How it ended, for people. */
export const describeExit = ({ code, signal }: ExitStatus): string => signal ?? `exit code ${code}`;

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A process that ran so long did not die of what killed it before. */
const STEADY_AFTER_MS = 60_000;

/** How many times in a row a process has died by now, one that ran for `ranMs` included. */
export const consecutiveCrashes = (before: number, ranMs: number): number =>
  ranMs >= STEADY_AFTER_MS ? 1 : before + 1;

/** Milliseconds before a process is started again: half a second, then twice as long each time, at most half a minute. */
export const restartDelay = (crashes: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (crashes - 1), LONGEST_PAUSE_MS);
