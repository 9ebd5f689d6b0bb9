/** The last time this form was sent. */
export interface Attempt {
  /** The `Idempotency-Key` it was sent with. */
  readonly key: string;
  /** What was sent, as a text to compare with. */
  readonly content: string;
  /** The server said no, so nothing came of it. Without an answer it may have been accepted. */
  readonly isRefused: boolean;
}

/**
 * The attempt to make now: the key stays the same until the server has definitely refused it and the content is another
 * one, so that no number of clicks, timeouts and retries orders twice.
 *
 * @param createKey gives a key nobody has used.
 */
export const nextAttempt = (last: Attempt | undefined, content: string, createKey: () => string): Attempt => {
  const isNewForm = last === undefined || (last.isRefused && last.content !== content);
  return { key: isNewForm ? createKey() : last.key, content, isRefused: false };
};

/** What a refusal needs to be judged. */
interface RefusedWith {
  readonly code: string;
  /** HTTP status; `undefined` when no answer came. */
  readonly status: number | undefined;
}

/** Whether a write that failed may have been done: the server's own trouble and silence are no definite no. */
export const isUnanswered = ({ status }: Pick<RefusedWith, 'status'>): boolean => status === undefined || status >= 500;

/**
 * The attempt as it stands after it failed.
 *
 * @returns `undefined` after `IDEMPOTENCY_MISMATCH`: an earlier content was accepted under this key, the customer is told so,
 *   and what they send from here on is another request.
 */
export const afterFailure = (attempt: Attempt, failure: RefusedWith): Attempt | undefined =>
  failure.code === 'IDEMPOTENCY_MISMATCH' ? undefined : { ...attempt, isRefused: !isUnanswered(failure) };
