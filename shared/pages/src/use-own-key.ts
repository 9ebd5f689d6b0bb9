import { serverNow, toApiError } from '@dongne/platform';
import { useRef } from 'react';
import { afterFailure, nextAttempt, type Attempt } from './attempt';
import { randomKey } from './random-key';

/** Call that may be repeated without a response. */
interface KeyedCall {
  readonly key: string;
  /** Time of the first attempt. */
  readonly sinceMs: number;
}

/**
 * Runs a call under an idempotency key of this page, which stays the same while the outcome is unknown: a repeated call
 * then gets the first response.
 *
 * @returns runs the call; `content` identifies repetitions.
 */
export const useOwnKey = () => {
  const last = useRef<{ readonly attempt: Attempt; readonly sinceMs: number }>(undefined);
  return async <Answer>(content: string, call: (keyed: KeyedCall) => Promise<Answer>): Promise<Answer> => {
    const attempt = nextAttempt(last.current?.attempt, content, randomKey);
    const sinceMs = attempt.key === last.current?.attempt.key ? last.current.sinceMs : serverNow();
    last.current = { attempt, sinceMs };
    try {
      const answer = await call({ key: attempt.key, sinceMs });
      last.current = undefined;
      return answer;
    } catch (thrown) {
      const failed = afterFailure(attempt, toApiError(thrown));
      last.current = failed && { attempt: failed, sinceMs };
      throw thrown;
    }
  };
};
