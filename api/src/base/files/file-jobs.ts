import type { Needs } from '../common';
import { type Job, jobOfRows } from '../jobs';
import { removeQueuedFiles } from './file-removals';
import { queuedRemovals } from './file-removal-repository';

/** Deletes the files of photos that no row references any more. One run deletes all of them, so it has one id. */
export const fileJobs: readonly Job<Needs<'database' | 'files'>>[] = [
  jobOfRows({
    name: 'remove-files',
    due: async ({ database }) => ((await queuedRemovals(database, 1)).length === 0 ? [] : [0]),
    work: removeQueuedFiles,
  }),
];
