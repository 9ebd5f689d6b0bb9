// The door of idempotency: an effect that happens once, however often it is sent.
export { releaseKey } from './idempotency-repository';
export { withIdempotency } from './idempotency';
