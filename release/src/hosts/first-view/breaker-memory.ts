import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FailureRecord } from './breaker';

/** Failures of each version, and the versions that are being rendered. */
export interface BreakerState {
  readonly records: Map<string, FailureRecord>;
  readonly rendering: Set<string>;
}

/** Where a breaker keeps what it knows. Losing it costs a few attempts. */
export interface BreakerMemory {
  readonly read: () => BreakerState;
  readonly write: (state: BreakerState) => void;
}

/** So many versions are remembered, the newest ones. */
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

/** Forgets with the host. */
export const forgetfulMemory: BreakerMemory = { read: emptyState, write: () => undefined };

/** A small file. Written before the page is rendered that might end the host, so without waiting for anything. */
export const fileMemory = (file: string): BreakerMemory => ({
  read: () => {
    try {
      return stateOf(readFileSync(file, 'utf8'));
    } catch {
      return emptyState();
    }
  },
  write: ({ records, rendering }) => {
    const kept = Object.fromEntries([...records].slice(-MAX_RECORDS));
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ records: kept, rendering: [...rendering] }));
    } catch {
      // A full or read-only disk costs what would be known after the next restart, and no page.
    }
  },
});
