import type { ApprovedPayment } from '../providers';

/** Outcome of an attempt. `dropped`: nothing was taken, and nothing was refused. */
export type Settlement =
  | { readonly state: 'approved'; readonly payment: ApprovedPayment }
  | { readonly state: 'refused'; readonly code: string; readonly message: string }
  | { readonly state: 'unknown' }
  | { readonly state: 'dropped' };
