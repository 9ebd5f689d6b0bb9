import type { Needs } from '../common';
import { type Job, jobOfRows } from '../jobs';
import { removeQueuedFiles } from './file-removals';
import { queuedRemovals } from './file-removal-repository';

/** Removes the bytes of photos that nobody names any more. One work removes all, so it has one id. */
export const fileJobs: readonly Job<Needs<'database' | 'files'>>[] = [
  jobOfRows({
    name: 'remove-files',
    due: async ({ database }) => ((await queuedRemovals(database, 1)).length === 0 ? [] : [0]),
    work: removeQueuedFiles,
  }),
];
