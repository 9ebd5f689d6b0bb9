import type { Endpoint, PathPrefix } from './endpoint';

/** Page of the member's threads with support, newest first. */
export const inquiries = { method: 'get', path: '/inquiry', answers: 'object' } as const satisfies Endpoint;

/** Thread of the member with all messages; another member's is not found. */
export const inquiry = { method: 'get', path: '/inquiry/{id}', answers: 'object' } as const satisfies Endpoint;

/** Starts a thread with a message to support. */
export const leaveInquiry = {
  method: 'post',
  path: '/inquiry',
  refusals: ['NOT_FOUND', 'IDEMPOTENCY_MISMATCH'],
} as const satisfies Endpoint;

/** Adds a message to a thread. */
export const replyToInquiry = {
  method: 'post',
  path: '/inquiry/{id}/message',
  refusals: ['NOT_FOUND', 'IDEMPOTENCY_MISMATCH'],
} as const satisfies Endpoint;

/** Prefix of all reads of the member's threads. */
export const INQUIRIES = '/inquiry' satisfies PathPrefix;
