/** Last submission of a form. */
export interface Attempt {
  /** Its `Idempotency-Key`. */
  readonly key: string;
  /** Serialized content, for comparison. */
  readonly content: string;
  /** Whether the server has refused it. Without a response it may have been accepted. */
  readonly isRefused: boolean;
}

/**
 * Returns the next attempt: the key stays the same until the server has definitely refused it and the content has
 * changed, so that clicks, timeouts and retries never order twice.
 *
 * @param createKey creates an unused key.
 */
export const nextAttempt = (last: Attempt | undefined, content: string, createKey: () => string): Attempt => {
  const isNewForm = last === undefined || (last.isRefused && last.content !== content);
  return { key: isNewForm ? createKey() : last.key, content, isRefused: false };
};

/** Relevant parts of a refusal. */
interface RefusedWith {
  readonly code: string;
  /** HTTP status; `undefined` without a response. */
  readonly status: number | undefined;
}

/**
 * Returns whether a failed write may have been executed: a fault of the server or no response is not a definite
 * refusal.
 */
export const isUnanswered = ({ status }: Pick<RefusedWith, 'status'>): boolean => status === undefined || status >= 500;

/**
 * Returns the attempt after a failure.
 *
 * @returns `undefined` after `IDEMPOTENCY_MISMATCH`: earlier content was accepted under this key, the customer is
 * notified, and the next submission is a new request.
 */
export const afterFailure = (attempt: Attempt, failure: RefusedWith): Attempt | undefined =>
  failure.code === 'IDEMPOTENCY_MISMATCH' ? undefined : { ...attempt, isRefused: !isUnanswered(failure) };
