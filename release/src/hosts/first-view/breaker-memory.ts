import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import type { FailureRecord } from './breaker';

/** Failures of each version, and the versions that are being rendered. */
export interface BreakerState {
  readonly records: Map<string, FailureRecord>;
  readonly rendering: Set<string>;
}

/** Storage of a breaker's state. Losing it costs a few attempts. */
export interface BreakerMemory {
  readonly read: () => BreakerState;
  readonly write: (state: BreakerState) => void;
}

/** Maximum number of versions that are stored, newest first. */
const MAX_RECORDS = 100;

const RECORD = v.object({ strikes: v.number(), pauseMs: v.number(), closedUntil: v.number() });
const STATE = v.object({
  records: v.fallback(v.record(v.string(), v.unknown()), {}),
  rendering: v.fallback(v.array(v.unknown()), []),
});

const stateOf = (text: string): BreakerState => {
  const { records, rendering } = v.parse(STATE, JSON.parse(text));
  const valid = Object.entries(records).flatMap(([name, record]): [string, FailureRecord][] =>
    v.is(RECORD, record) ? [[name, record]] : [],
  );
  return { records: new Map(valid), rendering: new Set(rendering.filter((name) => typeof name === 'string')) };
};

const emptyState = (): BreakerState => ({ records: new Map(), rendering: new Set() });

/** Stores nothing beyond the host's lifetime. */
export const forgetfulMemory: BreakerMemory = { read: emptyState, write: () => undefined };

/** Stores the state in a small file. Writes synchronously: the next render may kill the host. */
export const fileMemory = (file: string): BreakerMemory => ({
  read: () => {
    try {
      return stateOf(readFileSync(file, 'utf8'));
    } catch {
      return emptyState();
    }
  },
  write: ({ records, rendering }) => {
    const newest = Object.fromEntries([...records].slice(-MAX_RECORDS));
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ records: newest, rendering: [...rendering] }));
    } catch {
      // Ignores a full or read-only disk: the host only forgets its breakers on restart.
    }
  },
});
