import type { Endpoint, PathPrefix } from './endpoint';

/** A page of what the member has asked support, newest thread first. */
export const inquiries = { method: 'get', path: '/inquiry', answers: 'object' } as const satisfies Endpoint;

/** One of the member's own threads with all that was said; somebody else's is not found. */
export const inquiry = { method: 'get', path: '/inquiry/{id}', answers: 'object' } as const satisfies Endpoint;

/** Leaves a message to support, which begins a thread. */
export const leaveInquiry = {
  method: 'post',
  path: '/inquiry',
  refusals: ['NOT_FOUND', 'IDEMPOTENCY_MISMATCH'],
} as const satisfies Endpoint;

/** Writes on in a thread. */
export const replyToInquiry = {
  method: 'post',
  path: '/inquiry/{id}/message',
  refusals: ['NOT_FOUND', 'IDEMPOTENCY_MISMATCH'],
} as const satisfies Endpoint;

/** Everything known of the member's threads with support. */
export const INQUIRIES = '/inquiry' satisfies PathPrefix;
