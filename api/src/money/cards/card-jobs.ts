import { type Needs, type Job, JOB_BATCH } from '#base';
import { CARD_COPY } from './card-copy';
import { endCardKey, keysToEnd } from './card-keys';
import { findSession, finishSession, lostSessions } from './card-session-repository';

type Parts = Needs<'cardProviders' | 'clock' | 'config' | 'database'>;

/** Jobs that expire the billing keys of removed cards, and settle windows whose result was lost with a process. */
export const cardJobs: readonly Job<Parts>[] = [
  {
    name: 'end-card-keys',
    due: async (parts, now) => (await keysToEnd(parts, now, JOB_BATCH)).map(String),
    work: (parts, id) => endCardKey(parts, Number(id)),
  },
  {
    name: 'end-lost-card-windows',
    due: ({ database }, now) => lostSessions(database, now, JOB_BATCH),
    work: async ({ clock, database }, sid) => {
      const purpose = (await findSession(database, sid))?.purpose;
      const message = purpose === 'pay' ? CARD_COPY.unknownPayment : CARD_COPY.unknown;
      await finishSession(database, sid, { state: 'unknown', message }, clock.now());
    },
  },
];
