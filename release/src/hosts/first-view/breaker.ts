/** How bad a failure was: something that only came late counts once, what took the worker with it at once. */
export type Failure = 'late' | 'threw' | 'killed';

const STRIKES: Readonly<Record<Failure, number>> = { late: 1, threw: 1, killed: 3 };
const OPEN_AT = 3;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 10 * 60_000;

interface History {
  strikes: number;
  pauseMs: number;
  closedUntil: number;
}

/**
 * A circuit breaker per version: one that keeps failing is left to the browser for a while, twice as long each time, and tried again
 * afterwards.
 *
 * @param now the clock, in milliseconds.
 */
export const createBreaker = (now: () => number = Date.now) => {
  const records = new Map<string, History>();
  return {
    /** Whether nothing of this name is drawn now. */
    isOpen: (name: string): boolean => (records.get(name)?.closedUntil ?? 0) > now(),
    noteSuccess: (name: string): void => void records.delete(name),
    noteFailure: (name: string, failure: Failure): void => {
      const known = records.get(name) ?? { strikes: 0, pauseMs: FIRST_PAUSE_MS, closedUntil: 0 };
      const strikes = known.strikes + STRIKES[failure];
      if (strikes < OPEN_AT) return void records.set(name, { ...known, strikes });
      records.set(name, {
        // One more failure after the pause is enough.
        strikes: OPEN_AT - 1,
        pauseMs: Math.min(known.pauseMs * 2, LONGEST_PAUSE_MS),
        closedUntil: now() + known.pauseMs,
      });
    },
  };
};

export type Breaker = ReturnType<typeof createBreaker>;
