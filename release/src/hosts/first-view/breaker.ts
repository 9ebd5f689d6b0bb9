import type { BreakerMemory } from './breaker-memory';

/**
 * Severity of a failure: `killed` opens the breaker at once; `interrupted` means that the host itself ended during a
 * render.
 */
export type Failure = 'interrupted' | 'late' | 'threw' | 'killed';

const STRIKES: Readonly<Record<Failure, number>> = { interrupted: 1, late: 1, threw: 1, killed: 3 };
const OPEN_AT = 3;
const FIRST_PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 10 * 60_000;

/** Recent failures of a version, and until when it is not rendered. */
export interface FailureRecord {
  readonly strikes: number;
  readonly pauseMs: number;
  readonly closedUntil: number;
}

/**
 * Circuit breaker per version: leaves a failing version to the browser, for twice as long each time, and retries
 * afterwards. Its state survives a restart of the host, including what was being rendered when the host was killed.
 *
 * @param now the clock, in milliseconds.
 */
export const createBreaker = (memory: BreakerMemory, now: () => number = Date.now) => {
  const { records, rendering } = memory.read();

  const noteFailure = (name: string, failure: Failure): void => {
    const known = records.get(name) ?? { strikes: 0, pauseMs: FIRST_PAUSE_MS, closedUntil: 0 };
    const strikes = known.strikes + STRIKES[failure];
    records.set(
      name,
      strikes < OPEN_AT
        ? { ...known, strikes }
        : {
            // Reopens after a single failure once the pause is over.
            strikes: OPEN_AT - 1,
            pauseMs: Math.min(known.pauseMs * 2, MAX_PAUSE_MS),
            closedUntil: now() + known.pauseMs,
          },
    );
    memory.write({ records, rendering });
  };

  const interrupted = [...rendering];
  rendering.clear();
  for (const name of interrupted) noteFailure(name, 'interrupted');

  return {
    /** Checks whether this version is paused. */
    isOpen: (name: string): boolean => {
      const left = (records.get(name)?.closedUntil ?? 0) - now();
      // Ignores a longer pause: it was stored while the clock was wrong.
      return left > 0 && left <= MAX_PAUSE_MS;
    },
    noteSuccess: (name: string): void => {
      const known = records.get(name);
      if (known === undefined) return;
      // Keeps the growing pause for a while after a success: a version may succeed between two crashes.
      if (now() > known.closedUntil + MAX_PAUSE_MS) records.delete(name);
      else if (known.strikes === 0) return;
      else records.set(name, { ...known, strikes: 0 });
      memory.write({ records, rendering });
    },
    noteFailure,
    /**
     * Stores the version before it renders, so that a host that is killed meanwhile knows the cause after its restart.
     */
    noteRendering: (name: string): void => {
      if (rendering.has(name)) return;
      rendering.add(name);
      memory.write({ records, rendering });
    },
    /** Clears versions that are no longer being rendered. */
    noteIdle: (isIdle: (name: string) => boolean): void => {
      const idle = [...rendering].filter(isIdle);
      for (const name of idle) rendering.delete(name);
      if (idle.length > 0) memory.write({ records, rendering });
    },
  };
};

export type Breaker = ReturnType<typeof createBreaker>;
