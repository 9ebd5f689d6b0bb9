import type { Needs } from '../common';
import { CARD_COPY } from './card-copy';
import { endCardKey, keysToEnd } from './card-keys';
import { finishSession, lostSessions } from './card-session-repository';

const BATCH = 100;

type Parts = Needs<'cardProviders' | 'clock' | 'config' | 'database'>;

/** Something that the system owes to cards: may run twice, and in any number of processes at once. */
interface CardJob {
  readonly name: string;
  /** What is to be done at a moment, by name. */
  readonly due: (parts: Parts, now: Date) => Promise<readonly string[]>;
  readonly work: (parts: Parts, id: string) => Promise<void>;
}

/** Ends the keys of removed cards at their providers, and windows whose result was lost with a process. */
export const cardJobs: readonly CardJob[] = [
  {
    name: 'end-card-keys',
    due: async (parts, now) => (await keysToEnd(parts, now, BATCH)).map(String),
    work: (parts, id) => endCardKey(parts, Number(id)),
  },
  {
    name: 'end-lost-card-windows',
    due: ({ database }, now) => lostSessions(database, now, BATCH),
    work: async ({ clock, database }, sid) => {
      await finishSession(database, sid, { state: 'unknown', message: CARD_COPY.unknown }, clock.now());
    },
  },
];
