import type { Endpoint, PathPrefix } from './endpoint';

/** Claims damage or loss of an item of a request, once per item. `ALREADY_EXISTS` carries `claimId`. */
export const makeClaim = {
  method: 'post',
  path: '/request/delivery/{id}/claim',
  refusals: ['ALREADY_EXISTS', 'INVALID_TRANSITION', 'UNSUPPORTED_IMAGE', 'IDEMPOTENCY_MISMATCH'],
} as const satisfies Endpoint;

/** Claim of the member, with its timeline. */
export const claimCase = { method: 'get', path: '/claim/{id}', answers: 'object' } as const satisfies Endpoint;

/** Bank account for the claim's compensation. */
export const claimAccount = {
  method: 'post',
  path: '/claim/{id}/account',
  refusals: ['INVALID_TRANSITION'],
} as const satisfies Endpoint;

/** Prefix of all reads of the member's claims. */
export const CLAIMS = '/claim' satisfies PathPrefix;
