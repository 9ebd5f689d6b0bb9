import { setTimeout as after } from 'node:timers/promises';

/** Dependencies of the providers outside of the process. */
export interface PaymentOutside {
  /** Waits. */
  wait(ms: number): Promise<void>;
  /** Posts a body; undefined without an answer. */
  post(
    url: string,
    type: string,
    body: string,
  ): Promise<{ readonly status: number; readonly text: string } | undefined>;
  /** Address of NicePay's webhooks; null for none. */
  readonly webhookUrl: string | null;
}

const ANSWERS_WITHIN_MS = 10_000;

/** The real clock and network; a wait does not keep the process alive. */
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
      // Treats an unreachable host as a failed attempt, which the sender retries.
      return undefined;
    }
  },
});
