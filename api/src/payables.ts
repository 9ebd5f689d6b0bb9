import { type Payables, membershipPayable } from '#money';
import { ORDER_PAYABLES } from '#orders';

/** Handlers of everything that members pay for. */
export const PAYABLES: Payables = { ...ORDER_PAYABLES, membership: membershipPayable };
