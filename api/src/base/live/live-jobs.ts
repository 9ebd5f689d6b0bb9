import type { Needs } from '../common';
import { type Job, jobOfRows } from '../jobs';
import { deleteChangesOlderThan, hasChangesOlderThan } from './live-change-repository';

/**
 * Minutes that a change is kept: longer than any transaction, because rows carry the time of its beginning, and than a
 * server can be silent before its pages reconnect.
 */
const KEPT_MINUTES = 10;

/** Deletes old changes, once a minute. */
export const liveJobs: readonly Job<Needs<'database'>>[] = [
  jobOfRows({
    name: 'forget-live-changes',
    due: async ({ database }) => ((await hasChangesOlderThan(database, KEPT_MINUTES + 1)) ? [0] : []),
    work: ({ database }) => deleteChangesOlderThan(database, KEPT_MINUTES),
  }),
];
