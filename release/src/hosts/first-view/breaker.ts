import type { BreakerMemory } from './breaker-memory';

/** How bad a failure was: what took its process with it counts at once. `interrupted`: the host itself ended meanwhile. */
export type Failure = 'interrupted' | 'late' | 'threw' | 'killed';

const STRIKES: Readonly<Record<Failure, number>> = { interrupted: 1, late: 1, threw: 1, killed: 3 };
const OPEN_AT = 3;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 10 * 60_000;

/** How often a version has failed of late, and until when it is left to browsers. */
export interface FailureRecord {
  readonly strikes: number;
  readonly pauseMs: number;
  readonly closedUntil: number;
}

/**
 * A circuit breaker per version: one that keeps failing is left to the browser for a while, twice as long each time, and tried again
 * afterwards. What it knows survives a restart of the host, and so does what was being rendered when the host was killed.
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
            // One more failure after the pause is enough.
            strikes: OPEN_AT - 1,
            pauseMs: Math.min(known.pauseMs * 2, LONGEST_PAUSE_MS),
            closedUntil: now() + known.pauseMs,
          },
    );
    memory.write({ records, rendering });
  };

  const interrupted = [...rendering];
  rendering.clear();
  for (const name of interrupted) noteFailure(name, 'interrupted');

  return {
    /** Whether nothing of this name is rendered now. */
    isOpen: (name: string): boolean => {
      const left = (records.get(name)?.closedUntil ?? 0) - now();
      // A longer one was written while the clock was wrong.
      return left > 0 && left <= LONGEST_PAUSE_MS;
    },
    noteSuccess: (name: string): void => {
      const known = records.get(name);
      if (known === undefined) return;
      // One that was rendered between two ends of its process has not become a good one: its pauses keep growing for a while.
      if (now() > known.closedUntil + LONGEST_PAUSE_MS) records.delete(name);
      else if (known.strikes === 0) return;
      else records.set(name, { ...known, strikes: 0 });
      memory.write({ records, rendering });
    },
    noteFailure,
    /** Written down before a page is rendered, so that a host that is killed meanwhile knows afterwards by what. */
    noteRendering: (name: string): void => {
      if (rendering.has(name)) return;
      rendering.add(name);
      memory.write({ records, rendering });
    },
    /** Nothing of these names is being rendered any more. */
    noteIdle: (isIdle: (name: string) => boolean): void => {
      const idle = [...rendering].filter(isIdle);
      for (const name of idle) rendering.delete(name);
      if (idle.length > 0) memory.write({ records, rendering });
    },
  };
};

export type Breaker = ReturnType<typeof createBreaker>;
