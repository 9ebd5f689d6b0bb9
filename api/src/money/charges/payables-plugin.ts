import { partPlugin } from '#base';
import type { Payables } from './payable';

declare module '../../base/common/app' {
  interface Parts {
    payables: Payables;
  }
}

/** `app.payables`: what is done about orders, bags and memberships when they are paid, refused and refunded. */
export const payablesPlugin = (payables: Payables) => partPlugin('payables', [], () => payables);
