import { endingOf } from '../payments/card-endings';
import type { PaymentOutside } from '../payments/payment-outside';
import type { PaymentView } from './nicepay-payment-view';

const MOST_TRIES = 4;
const FIRST_PAUSE_MS = 1_000;

/** Posts with exponential backoff until the shop answers OK: at least once, and again after a lost OK. */
const postUntilTaken = async (outside: PaymentOutside, url: string, body: string): Promise<void> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (tries > 0) await outside.wait(FIRST_PAUSE_MS * 2 ** (tries - 1));
    const answer = await outside.post(url, 'application/json;charset=utf-8', body);
    if (answer?.status === 200 && answer.text.trim() === 'OK') return;
  }
};

/** Sends a webhook about a payment, without delaying the answer. */
export const sendWebhook = (outside: PaymentOutside, payment: PaymentView, lastFour: string): void => {
  const { webhookUrl } = outside;
  if (webhookUrl === null) return;
  const { signature, ...unsigned } = payment;
  const ending = endingOf(lastFour);
  const body = JSON.stringify(ending === 'unsigned' ? unsigned : { ...unsigned, signature });
  void postUntilTaken(outside, webhookUrl, body);
  if (ending === 'twice') void postUntilTaken(outside, webhookUrl, body);
};
