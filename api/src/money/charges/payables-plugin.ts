import { partPlugin } from '#base';
import type { Payables } from './payable';

declare module '../../base/common/app' {
  interface Parts {
    payables: Payables;
  }
}

/** `app.payables`: hooks of orders, bags and memberships for payments, refusals and refunds. */
export const payablesPlugin = (payables: Payables) => partPlugin('payables', [], () => payables);
