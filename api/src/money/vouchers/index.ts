// Public interface of vouchers: the programme, and our record of payments from it. The payment of a request is in
// `orders/voucher`, because it changes the request.
export { voucherBalanceOf, voucherMemberRef } from './voucher-balance';
export { voucherProgrammeOf } from './http-programme';
export {
  findRefund,
  findUse,
  hasOpenUse,
  insertRefund,
  insertUse,
  liveUseOf,
  openRefunds,
  openUses,
  refundedOf,
  refundsOfUse,
  returnedOf,
  settleRefund,
  settleUse,
  type VoucherRefundRow,
  type VoucherUseRow,
} from './voucher-repository';
export type * from './voucher-programme';
export { voucherRoutes } from './voucher-routes';
export { vouchersPlugin } from './vouchers-plugin';
