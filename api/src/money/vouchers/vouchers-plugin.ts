import { partPlugin } from '#base';
import type { VoucherProgramme } from './voucher-programme';

declare module '../../base/common/app' {
  interface Parts {
    vouchers: VoucherProgramme | null;
  }
}

/** `app.vouchers`: the voucher programme; null without keys. */
export const vouchersPlugin = (vouchers: VoucherProgramme | null) => partPlugin('vouchers', [], () => vouchers);
