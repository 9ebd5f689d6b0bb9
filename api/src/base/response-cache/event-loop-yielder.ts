import { setImmediate } from 'node:timers/promises';

/**
 * Responses sent before yielding. All waiters of one snapshot query resume at once, and tagging and compressing fifty
 * of them without a pause blocks health checks for too long.
 */
const RESPONSES_PER_YIELD = 8;

/** Creates a function that yields to the event loop after every few responses. */
export const eventLoopYielder = (): (() => Promise<void>) => {
  let pause = Promise.resolve();
  let left = RESPONSES_PER_YIELD;
  return () => {
    if (left === 0) {
      left = RESPONSES_PER_YIELD;
      pause = pause.then(() => setImmediate());
    }
    left -= 1;
    return pause;
  };
};
