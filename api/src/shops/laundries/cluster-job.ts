import { type Needs, jobOfRows, type Job } from '#base';
import { areClustersStale, refreshClusters } from './shop-cluster-repository';

/** Recounts the clusters of the map when there are new shops. One run counts all, so it has one id. */
export const laundryJobs: readonly Job<Needs<'database'>>[] = [
  jobOfRows({
    name: 'count-map-shops',
    due: async ({ database }) => ((await areClustersStale(database)) ? [0] : []),
    work: ({ database }) => refreshClusters(database),
  }),
];
