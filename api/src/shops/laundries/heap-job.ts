import { type Needs, jobOfRows, type Job } from '#base';
import { areHeapsOld, refreshHeaps } from './shop-heap-repository';

/** Counts the shops of the map anew when there are some that it does not know. One work counts all, so it has one id. */
export const laundryJobs: readonly Job<Needs<'database'>>[] = [
  jobOfRows({
    name: 'count-map-shops',
    due: async ({ database }) => ((await areHeapsOld(database)) ? [0] : []),
    work: ({ database }) => refreshHeaps(database),
  }),
];
