import { setTimeout as after } from 'node:timers/promises';

/** What the providers need of the world around them. */
export interface PaymentOutside {
  /** Lets milliseconds pass. */
  wait(ms: number): Promise<void>;
  /** Posts a body; undefined when nobody answers. */
  post(
    url: string,
    type: string,
    body: string,
  ): Promise<{ readonly status: number; readonly text: string } | undefined>;
  /** Where NicePay tells the shop what has happened; null when it tells nobody. */
  readonly webhookUrl: string | null;
}

const ANSWERS_WITHIN_MS = 10_000;

/** The real clock and the real network; a wait keeps no process alive. */
export const realOutside = (webhookUrl: string | null): PaymentOutside => ({
  webhookUrl,
  wait: (ms) => after(ms, undefined, { ref: false }),
  post: async (url, type, body) => {
    try {
      const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
        redirect: 'manual',
        signal,
      });
      return { status: answer.status, text: await answer.text() };
    } catch {
      // Nobody listens there: for a sender that tries again this is an answer like any other.
      return undefined;
    }
  },
});
