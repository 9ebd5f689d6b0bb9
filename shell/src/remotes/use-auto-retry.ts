import { useEffect, useRef } from 'react';

/** First and longest pause between two attempts. */
const AGAIN_MS = { first: 5_000, longest: 60_000 } as const;

/**
 * Retries a failed load without a press: when the network is back, when the tab becomes visible, and with backoff.
 *
 * @param isFailed whether it has failed for now; each new failure lengthens the pause.
 */
export const useAutoRetry = (isFailed: boolean, retry: () => void): void => {
  const failures = useRef(0);
  useEffect(() => {
    if (!isFailed) return undefined;
    const timer = setTimeout(retry, Math.min(AGAIN_MS.first * 2 ** failures.current, AGAIN_MS.longest));
    failures.current += 1;
    const retryInSight = (): void => {
      if (document.visibilityState === 'visible') retry();
    };
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', retryInSight);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retryInSight);
    };
  }, [isFailed, retry]);
};
