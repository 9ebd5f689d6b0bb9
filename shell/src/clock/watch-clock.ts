import { deviceNow } from '@dongne/platform';

/** Interval between comparisons of the two clocks while the page is visible. */
export const COMPARE_EVERY_MS = 30_000;
/** Tolerates the drift of clocks that are slewed. */
const TOLERATED_MS = 2_000;

/** Offset between the device's clock and `performance.now()`: constant unless the clock is set or the device sleeps. */
const gap = (): number => deviceNow() - performance.now();

/**
 * Synchronizes with the server when the device's clock and `performance.now()`, the base of `serverNow`, have drifted
 * apart: the device slept or its clock was set, and only the server can tell which. Compares them when the page becomes
 * visible and periodically while it is, because a laptop may sleep with the page in view.
 *
 * @param synchronize a call to the server; after a failure the clocks are compared again.
 * @returns stops it.
 */
export const watchClock = (synchronize: () => Promise<unknown>): (() => void) => {
  let known = gap();
  let isSynchronizing = false;
  const compare = async (): Promise<void> => {
    const seen = gap();
    if (document.visibilityState !== 'visible' || isSynchronizing || Math.abs(seen - known) < TOLERATED_MS) return;
    isSynchronizing = true;
    try {
      await synchronize();
      known = seen;
    } catch {
      // The device has no connection yet: the next comparison retries.
    } finally {
      isSynchronizing = false;
    }
  };
  const timer = setInterval(() => void compare(), COMPARE_EVERY_MS);
  const onVisible = (): void => void compare();
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
};
