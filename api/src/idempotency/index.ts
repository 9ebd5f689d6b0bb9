// The door of idempotency: an effect that happens once, however often it is sent.
export { withIdempotency } from './idempotency';
