import { deviceNow } from '@dongne/platform';

/** How often the clocks are compared while the page is visible. */
export const COMPARE_EVERY_MS = 30_000;
/** Clocks that are slewed drift apart by less. */
const TOLERATED_MS = 2_000;

/** How far the device's clock is ahead of `performance.now()`: constant, unless one of them is set or stands still. */
const gap = (): number => deviceNow() - performance.now();

/**
 * Synchronizes the clock with the server when the device's clock and `performance.now()`, which `serverNow` counts by, have
 * moved apart: `performance.now()` may stand still while a device sleeps, or somebody has set the device's clock. Which of the two it was
 * only the server knows. It compares them when the page becomes visible and while it is, for a laptop may sleep with
 * the page in view.
 *
 * @param synchronize a call to the server; the clocks are compared with it again after it failed.
 * @returns ends it.
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
      // The device has no connection yet: the next comparison tries again.
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
