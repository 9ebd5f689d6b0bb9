import type { Endpoint, PathPrefix } from './endpoint';

/** Member's payment card; `null` without one, and for every visitor. */
export const paymentCard = {
  method: 'get',
  path: '/pay/card',
  answers: 'objectOrNull',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Removes it; a no-op without one. */
export const removePaymentCard = {
  method: 'delete',
  path: '/pay/card',
  refusals: ['INVALID_TRANSITION'],
} as const satisfies Endpoint;

/** Opens a provider's window for a new card: returns the form that the browser posts to the provider. */
export const openCardWindow = {
  method: 'post',
  path: '/pay/card/{provider}/ready',
  refusals: ['ALREADY_EXISTS', 'PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/** State of a window of the member's own. */
export const cardWindow = {
  method: 'get',
  path: '/pay/card/session/{sid}',
  answers: 'object',
} as const satisfies Endpoint;

/** Prefix of all reads of the card. */
export const PAYMENT_CARD = '/pay/card' satisfies PathPrefix;
