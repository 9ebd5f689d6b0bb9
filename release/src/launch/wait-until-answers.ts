import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 100;

/**
 * Polls a URL until it responds 2xx.
 *
 * @throws on timeout, with the last response.
 */
export const waitUntilAnswers = async (url: string, withinMs: number): Promise<void> => {
  const deadline = Date.now() + withinMs;
  for (let last = await answerOf(url); last !== 'ok'; last = await answerOf(url)) {
    if (Date.now() > deadline) throw new Error(`${url} did not answer within ${withinMs / 1_000} s (${last}).`);
    await wait(EVERY_MS);
  }
};

const answerOf = (url: string): Promise<string> =>
  fetch(url).then(
    ({ ok, status }) => (ok ? 'ok' : `status ${status}`),
    (error: unknown) => String(error),
  );
