import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 100;

/**
 * Waits until a URL answers 2xx.
 *
 * @param isAlive asked between tries: a process that died will never answer.
 * @throws when it died, or when nothing answered in time.
 */
export const waitUntilAnswers = async (url: string, withinMs: number, isAlive: () => boolean): Promise<void> => {
  const deadline = Date.now() + withinMs;
  while (!(await answers(url))) {
    if (!isAlive()) throw new Error(`The process behind ${url} ended before it answered.`);
    if (Date.now() > deadline) throw new Error(`${url} did not answer within ${withinMs / 1_000} s.`);
    await wait(EVERY_MS);
  }
};

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
