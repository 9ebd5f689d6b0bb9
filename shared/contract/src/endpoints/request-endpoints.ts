import type { Endpoint, PathPrefix } from './endpoint';

/** Prefix of all reads of a member's requests, including the tab's badge. */
export const REQUESTS = '/request' satisfies PathPrefix;

/** Page of the member's requests, newest first. */
export const requests = { method: 'get', path: '/request/delivery', answers: 'object' } as const satisfies Endpoint;

/** Request with everything its customer may know; another member's is not found. */
export const requestDetail = {
  method: 'get',
  path: '/request/delivery/detail/{id}',
  answers: 'object',
  isPageLoad: true,
} as const satisfies Endpoint;

/** Requests in progress, for the tab's badge. */
export const processingRequests = {
  method: 'get',
  path: '/request/delivery/processing',
  answers: 'list',
} as const satisfies Endpoint;

/** Alternative shops for a request whose shop did not come, as they are now; empty for any other request. */
export const otherShops = {
  method: 'get',
  path: '/request/delivery/{id}/alternatives',
  answers: 'list',
} as const satisfies Endpoint;

/**
 * Orders a pickup. Idempotent: the same key and form return the same request; `IDEMPOTENCY_MISMATCH` when another
 * content was accepted under the key. With `refuseSecond`, `ALREADY_EXISTS` for a second request at the same shop and
 * slot: the customer decides whether that is meant.
 */
export const orderPickup = {
  method: 'post',
  path: '/request/delivery',
  refusals: [
    'SLOT_FULL',
    'OUT_OF_AREA',
    'UNSUPPORTED_IMAGE',
    'IDEMPOTENCY_MISMATCH',
    'PARTNER_RESTRICTED',
    'ALREADY_EXISTS',
  ],
} as const satisfies Endpoint;

/** Edits a request before its collection; product specification §7. */
export const modifyRequest = {
  method: 'put',
  path: '/request/delivery/{id}/modify',
  refusals: ['INVALID_TRANSITION', 'SLOT_FULL', 'UNSUPPORTED_IMAGE'],
} as const satisfies Endpoint;

/** Cancels a request before its collection. */
export const cancelRequest = {
  method: 'post',
  path: '/request/delivery/{id}/cancel',
  refusals: ['INVALID_TRANSITION'],
} as const satisfies Endpoint;

/** Confirms the delivery. */
export const confirmDelivery = {
  method: 'post',
  path: '/request/delivery/{id}/confirm',
  refusals: ['INVALID_TRANSITION'],
} as const satisfies Endpoint;

/**
 * Approves the final price: washing may begin. `OFFER_CHANGED` when the shop has changed its offer since, or another
 * choice was made already; `VALIDATION` with `couponId` or `points` when those cannot be used (any more).
 */
export const approvePrice = {
  method: 'post',
  path: '/request/delivery/{id}/approve',
  refusals: ['OFFER_CHANGED', 'INVALID_TRANSITION', 'PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/**
 * Asks the shop about one item of the offer. `ALREADY_EXISTS` while a question about it is open, `TOO_MANY_REQUESTS`
 * above the limit per offer.
 */
export const askAboutItem = {
  method: 'post',
  path: '/request/delivery/{id}/items/{itemId}/question',
  refusals: ['ALREADY_EXISTS', 'OFFER_CHANGED', 'INVALID_TRANSITION'],
} as const satisfies Endpoint;

/** Revokes an agreement in advance, with the approval based on it. Idempotent; refused once the shop is washing. */
export const withdrawAdvance = {
  method: 'post',
  path: '/request/delivery/{id}/advance/withdraw',
  refusals: ['INVALID_TRANSITION'],
} as const satisfies Endpoint;

/** Objects to a failed collection, once, within 24 hours after it. */
export const objectToNoShow = {
  method: 'post',
  path: '/request/delivery/{id}/noshow/objection',
  refusals: ['INVALID_TRANSITION', 'ALREADY_EXISTS'],
} as const satisfies Endpoint;

/**
 * Rebooks a failed collection. Requires the entrance's password again, if there is one: the server deleted it when the
 * collection failed.
 */
export const rebookPickup = {
  method: 'post',
  path: '/request/delivery/{id}/rebook',
  refusals: ['SLOT_FULL', 'INVALID_TRANSITION'],
} as const satisfies Endpoint;

/** Pays a request with the registered card, now. */
export const payRequest = {
  method: 'post',
  path: '/request/delivery/{id}/pay',
  refusals: ['PAYMENT_REFUSED', 'INVALID_TRANSITION'],
} as const satisfies Endpoint;

/** Opens a provider's window to pay it by any card. */
export const readyPayment = {
  method: 'post',
  path: '/request/delivery/{id}/pay/{provider}/ready',
  refusals: ['INVALID_TRANSITION', 'UNAVAILABLE', 'ALREADY_EXISTS'],
} as const satisfies Endpoint;

/** Card payments and debts of the member, newest first. */
export const paymentHistory = {
  method: 'get',
  path: '/myPage/payment/history',
  answers: 'object',
} as const satisfies Endpoint;
