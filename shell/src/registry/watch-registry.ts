/** Minimum interval between two polls. */
export const MIN_POLL_MS = 60_000;

/**
 * Polls for a newer registry when the tab becomes visible and while it is, at most once a minute.
 *
 * @returns stops it.
 */
export const watchRegistry = (check: () => void): (() => void) => {
  let lookedAt = performance.now();
  const checkAgain = (): void => {
    if (document.visibilityState !== 'visible' || performance.now() - lookedAt < MIN_POLL_MS) return;
    lookedAt = performance.now();
    check();
  };
  const timer = setInterval(checkAgain, MIN_POLL_MS);
  document.addEventListener('visibilitychange', checkAgain);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', checkAgain);
  };
};
