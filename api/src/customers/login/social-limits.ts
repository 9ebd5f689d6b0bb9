/** Lifetime of an attempt at a provider; docs/domain/session.md. Not in the contract, to save first-load bytes. */
export const SOCIAL_ATTEMPT_MS = 10 * 60_000;

/** Rate limit of started attempts per hour and address; finished ones count as login codes. */
export const SOCIAL_STARTS_PER_HOUR = 120;
