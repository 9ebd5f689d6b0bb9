import { accountJobs, messageJobs } from '#customers';
import { benefitJobs, cardJobs, chargeJobs, subscriptionJobs } from '#money';
import { fileJobs, liveJobs, retentionJobs, type Job, type Needs } from '#base';
import { laundryJobs } from '#shops';
import { ORDER_JOBS } from '#orders';
import { eventPartitionJobs, remoteHealthJobs, webVitalJobs } from '#content';

/** Dependencies of the jobs. */
export type JobParts = Needs<
  'cardProviders' | 'clock' | 'config' | 'database' | 'files' | 'messages' | 'payables' | 'vouchers'
>;

/** Jobs of all features. */
export const ALL_JOBS: readonly Job<JobParts>[] = [
  ...ORDER_JOBS,
  ...subscriptionJobs,
  ...chargeJobs,
  ...cardJobs,
  ...accountJobs,
  ...benefitJobs,
  ...fileJobs,
  ...laundryJobs,
  ...liveJobs,
  ...retentionJobs,
  ...messageJobs,
  ...eventPartitionJobs,
  ...webVitalJobs,
  ...remoteHealthJobs,
];
