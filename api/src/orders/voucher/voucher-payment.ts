import type { Needs } from '#base';

/** Dependencies of voucher payments. */
export type VoucherParts = Needs<'clock' | 'config' | 'database' | 'messages' | 'vouchers'>;

/** `pending`: in flight or being looked up; settled later without being sent again. */
export interface VoucherPaid {
  readonly state: 'paid' | 'refused' | 'pending';
  readonly message?: string;
}
