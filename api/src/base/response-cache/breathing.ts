import { setImmediate } from 'node:timers/promises';

/**
 * Responses sent before yielding. All waiters of one snapshot query resume at once, and tagging and compressing fifty
 * of them without a pause blocks health checks for too long.
 */
const IN_ONE_BREATH = 8;

/** Creates a function that yields to the event loop after every few responses. */
export const breathing = (): (() => Promise<void>) => {
  let pause = Promise.resolve();
  let left = IN_ONE_BREATH;
  return () => {
    if (left === 0) {
      left = IN_ONE_BREATH;
      pause = pause.then(() => setImmediate());
    }
    left -= 1;
    return pause;
  };
};
