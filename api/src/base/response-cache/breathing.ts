import { setImmediate } from 'node:timers/promises';

/**
 * So many answers leave one after the other. All who waited for the same look at the database go on in one moment, and fifty answers
 * that are tagged and packed without a pause keep everybody else out for longer than a health check may take.
 */
const IN_ONE_BREATH = 8;

/** A pause that lets whatever else has come have its turn: after each few answers those that follow wait for it. */
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
