// Public interface of paying a request by vouchers.
export { payByVoucher } from './pay-by-voucher';
export { beginVoucherRefund, endVoucherPayment, sendRefund } from './refund-voucher';
export {
  readVoucherBalance,
  refuseShortVoucher,
  type VoucherBalance,
  type VoucherCover,
  voucherCover,
} from './voucher-cover';
export { payWhatIsDue, voucherJobs } from './voucher-jobs';
export type { VoucherParts } from './voucher-payment';
