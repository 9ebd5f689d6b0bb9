import { type Needs, jobOfRows, type Job } from '#base';
import { areHeapsOld, refreshHeaps } from './shop-heap-repository';

/** Recounts the clusters of the map when there are new shops. One run counts all, so it has one id. */
export const laundryJobs: readonly Job<Needs<'database'>>[] = [
  jobOfRows({
    name: 'count-map-shops',
    due: async ({ database }) => ((await areHeapsOld(database)) ? [0] : []),
    work: ({ database }) => refreshHeaps(database),
  }),
];
