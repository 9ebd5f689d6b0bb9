import { serverNow, toApiError } from '@dongne/platform';
import { useRef } from 'react';
import { afterFailure, nextAttempt, type Attempt } from './attempt';
import { randomKey } from './random-key';

/** A call that may be made again without its answer. */
interface KeyedCall {
  readonly key: string;
  /** When it was made first. */
  readonly sinceMs: number;
}

/**
 * Makes a call under a key that only this page knows, and keeps the key while the answer is unknown: the same call once more is
 * then answered as the first was.
 *
 * @returns runs the call; `content` is what makes two of them the same.
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
