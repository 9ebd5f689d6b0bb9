import type { Payables } from './charges';
import { bagPayable } from './delivery-bags';
import { membershipPayable } from './subscriptions';
import { requestPayable } from './orders';

/** What happens to everything that members pay for. */
export const PAYABLES: Payables = { request: requestPayable, bag: bagPayable, membership: membershipPayable };
