import type { Endpoint, PathPrefix } from './endpoint';

/** Everything the client knows of a member's requests, the tab's badge included. */
export const REQUESTS = '/request' satisfies PathPrefix;

/** A page of the member's requests, newest first. */
export const requests = { method: 'get', path: '/request/delivery', answers: 'object' } as const satisfies Endpoint;

/** One request with everything its customer may know; somebody else's is not found. */
export const requestDetail = {
  method: 'get',
  path: '/request/delivery/detail/{id}',
  answers: 'object',
  isPageLoad: true,
} as const satisfies Endpoint;

/** Requests that a shop is busy with; the tab's badge. */
export const processingRequests = {
  method: 'get',
  path: '/request/delivery/processing',
  answers: 'list',
} as const satisfies Endpoint;

/** Other shops for a request whose own shop did not come, as they are now; none for any other request. */
export const otherShops = {
  method: 'get',
  path: '/request/delivery/{id}/alternatives',
  answers: 'list',
} as const satisfies Endpoint;

/**
 * Orders a pickup. The same key and form give the same request, however often they are sent; `IDEMPOTENCY_MISMATCH` when a
 * request with another content was accepted under the key.
 */
export const orderPickup = {
  method: 'post',
  path: '/request/delivery',
  refusals: ['SLOT_FULL', 'OUT_OF_AREA', 'UNSUPPORTED_IMAGE', 'IDEMPOTENCY_MISMATCH', 'PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/** Changes what is wished for a request that was not collected yet; product specification §7. */
export const modifyRequest = {
  method: 'put',
  path: '/request/delivery/{id}/modify',
  refusals: ['INVALID_TRANSITION', 'SLOT_FULL', 'UNSUPPORTED_IMAGE'],
} as const satisfies Endpoint;

/** Cancels a request that was not collected yet. */
export const cancelRequest = {
  method: 'post',
  path: '/request/delivery/{id}/cancel',
  refusals: ['INVALID_TRANSITION'],
} as const satisfies Endpoint;

/** Says that the laundry has come back. */
export const confirmDelivery = {
  method: 'post',
  path: '/request/delivery/{id}/confirm',
  refusals: ['INVALID_TRANSITION'],
} as const satisfies Endpoint;

/**
 * Agrees to the final price: washing may begin. `OFFER_CHANGED` when the shop has asked something else since, or another
 * choice was made already; `VALIDATION` with `couponId` or `points` when those cannot be used (any more).
 */
export const approvePrice = {
  method: 'post',
  path: '/request/delivery/{id}/approve',
  refusals: ['OFFER_CHANGED', 'INVALID_TRANSITION', 'PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/**
 * Asks the shop about one item of the offer. `ALREADY_EXISTS` while a question about it is open, `TOO_MANY_REQUESTS` beyond
 * what one offer has room for.
 */
export const askAboutItem = {
  method: 'post',
  path: '/request/delivery/{id}/items/{itemId}/question',
  refusals: ['ALREADY_EXISTS', 'OFFER_CHANGED', 'INVALID_TRANSITION'],
} as const satisfies Endpoint;

/**
 * Takes an agreement in advance back, with the approval that came of it. Doing it again changes nothing; refused once the
 * shop is washing.
 */
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
 * Books a failed collection again. The password of the entrance is asked for again, where there is one: the server forgot it
 * when the collection failed.
 */
export const rebookPickup = {
  method: 'post',
  path: '/request/delivery/{id}/rebook',
  refusals: ['SLOT_FULL', 'INVALID_TRANSITION'],
} as const satisfies Endpoint;

/** Pays what is owed for a request with the registered card, now. */
export const payRequest = {
  method: 'post',
  path: '/request/delivery/{id}/pay',
  refusals: ['PAYMENT_REFUSED', 'INVALID_TRANSITION'],
} as const satisfies Endpoint;

/** Opens a provider's window in which it is paid by any card. */
export const readyPayment = {
  method: 'post',
  path: '/request/delivery/{id}/pay/{provider}/ready',
  refusals: ['INVALID_TRANSITION', 'UNAVAILABLE', 'ALREADY_EXISTS'],
} as const satisfies Endpoint;

/** Everything the member has paid by card or owes, newest first. */
export const paymentHistory = {
  method: 'get',
  path: '/myPage/payment/history',
  answers: 'object',
} as const satisfies Endpoint;
