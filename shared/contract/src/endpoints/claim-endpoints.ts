import type { Endpoint, PathPrefix } from './endpoint';

/** Says that an item of a request came back damaged, or did not come back; once for each item. `ALREADY_EXISTS` carries `claimId`. */
export const makeClaim = {
  method: 'post',
  path: '/request/delivery/{id}/claim',
  refusals: ['ALREADY_EXISTS', 'INVALID_TRANSITION', 'UNSUPPORTED_IMAGE', 'IDEMPOTENCY_MISMATCH'],
} as const satisfies Endpoint;

/** One of the member's own claims, from what was said to what was decided. */
export const claimCase = { method: 'get', path: '/claim/{id}', answers: 'object' } as const satisfies Endpoint;

/** Everything known of the member's own claims. */
export const CLAIMS = '/claim' satisfies PathPrefix;
