import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
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

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const failureRecordsIn = (value: unknown): [string, FailureRecord][] =>
  Object.entries(isRecord(value) ? value : {}).flatMap(([name, each]): [string, FailureRecord][] => {
    if (!isRecord(each)) return [];
    const { strikes, pauseMs, closedUntil } = each;
    return typeof strikes === 'number' && typeof pauseMs === 'number' && typeof closedUntil === 'number'
      ? [[name, { strikes, pauseMs, closedUntil }]]
      : [];
  });

const stateOf = (text: string): BreakerState => {
  const value: unknown = JSON.parse(text);
  const { records, rendering } = isRecord(value) ? value : {};
  return {
    records: new Map(failureRecordsIn(records)),
    rendering: new Set(Array.isArray(rendering) ? rendering.filter((name) => typeof name === 'string') : []),
  };
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
