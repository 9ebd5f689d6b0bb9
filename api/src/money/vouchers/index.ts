// The door of vouchers: the programme that holds them, and our record of what was paid from them. The payment of a request
// stands in `orders/vouchers`, because it moves the request.
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
