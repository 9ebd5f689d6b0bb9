import { type Payables, membershipPayable } from '#money';
import { bagPayable, requestPayable } from '#orders';

/** Handlers of everything that members pay for. */
export const PAYABLES: Payables = { request: requestPayable, bag: bagPayable, membership: membershipPayable };
