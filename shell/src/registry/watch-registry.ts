/** Minimum interval between two polls. */
export const MIN_POLL_MS = 60_000;

/**
 * Polls for a newer registry when the tab becomes visible and while it is, at most once a minute.
 *
 * @returns stops it.
 */
export const watchRegistry = (look: () => void): (() => void) => {
  let lookedAt = performance.now();
  const lookAgain = (): void => {
    if (document.visibilityState !== 'visible' || performance.now() - lookedAt < MIN_POLL_MS) return;
    lookedAt = performance.now();
    look();
  };
  const timer = setInterval(lookAgain, MIN_POLL_MS);
  document.addEventListener('visibilitychange', lookAgain);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookAgain);
  };
};
