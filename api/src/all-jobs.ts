import { accountJobs, messageJobs } from '#customers';
import { benefitJobs, cardJobs, chargeJobs, subscriptionJobs } from '#money';
import { fileJobs, type Job, type Needs } from '#base';
import { laundryJobs } from '#shops';
import { orderJobs, voucherJobs } from '#orders';
import { webVitalJobs } from '#content';

/** What the jobs work with. */
export type JobParts = Needs<
  'cardProviders' | 'clock' | 'config' | 'database' | 'files' | 'messages' | 'payables' | 'vouchers'
>;

/** Whatever the system does by itself. */
export const ALL_JOBS: readonly Job<JobParts>[] = [
  ...orderJobs,
  ...subscriptionJobs,
  ...voucherJobs,
  ...chargeJobs,
  ...cardJobs,
  ...accountJobs,
  ...benefitJobs,
  ...fileJobs,
  ...laundryJobs,
  ...messageJobs,
  ...webVitalJobs,
];
