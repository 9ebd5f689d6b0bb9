import { RETENTION_DAYS } from '@dongne/contract';
import type { Job } from '#base';
import { confirmConsentJob } from './confirm-consent';
import { deliverAllDue, DELIVERED_AT_ONCE, type DeliveryParts } from './deliver';
import { countDue, deleteEndedBefore, hasEndedBefore } from './outbox-repository';

/** Maximum number of concurrent delivery jobs over all processes. */
const HANDS = 6;
const DAY_MS = 24 * 3_600_000;

const storedSince = (now: Date): Date => new Date(now.getTime() - RETENTION_DAYS.messages * DAY_MS);

/** Delivers messages in the background and deletes old ones. */
export const messageJobs: readonly Job<DeliveryParts>[] = [
  {
    name: 'deliver-messages',
    // The jobs are interchangeable: each claims whatever is due when it runs.
    due: async ({ database }, now) => {
      const due = await countDue(database, now, HANDS * DELIVERED_AT_ONCE);
      return Array.from({ length: Math.ceil(due / DELIVERED_AT_ONCE) }, (_, hand) => `${hand}`);
    },
    work: (parts) => deliverAllDue(parts),
  },
  {
    name: 'forget-messages',
    due: async ({ database }, now) => ((await hasEndedBefore(database, storedSince(now))) ? ['all'] : []),
    work: ({ clock, database }) => deleteEndedBefore(database, storedSince(clock.now())),
  },
  confirmConsentJob,
];
