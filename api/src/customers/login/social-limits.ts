/** How long somebody may take at a provider until its answer comes back; docs/domain/session.md. No page needs it: the first load is full. */
export const SOCIAL_ATTEMPT_MS = 10 * 60_000;

/** Sign-ins at providers that may begin in an hour from one address; finishing one counts as a login code does. */
export const SOCIAL_STARTS_PER_HOUR = 120;
