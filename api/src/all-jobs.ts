import { accountJobs } from './account';
import { benefitJobs } from './benefits';
import { cardJobs } from './cards';
import { chargeJobs } from './charges';
import { fileJobs } from './files';
import type { Job } from './jobs';
import { laundryJobs } from './laundries';
import { messageJobs } from './messages';
import { orderJobs, voucherJobs } from './orders';
import { subscriptionJobs } from './subscriptions';
import type { Needs } from './common';
import { webVitalJobs } from './web-vitals';

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
