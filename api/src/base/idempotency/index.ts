// Entry point of idempotency: runs an effect once per key.
export { releaseKey } from './idempotency-repository';
export { withIdempotency, withPipelinedIdempotency } from './idempotency';
