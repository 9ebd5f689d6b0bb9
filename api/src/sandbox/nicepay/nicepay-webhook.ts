import { endingOf } from '../payments/card-endings';
import type { PaymentOutside } from '../payments/payment-outside';
import type { PaymentView } from './nicepay-payment-view';

const MOST_TRIES = 4;
const FIRST_PAUSE_MS = 1_000;

/** Posts until the shop says OK, with pauses that double: at least once, and again whenever an OK got lost. */
const postUntilTaken = async (outside: PaymentOutside, url: string, body: string): Promise<void> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (tries > 0) await outside.wait(FIRST_PAUSE_MS * 2 ** (tries - 1));
    const answer = await outside.post(url, 'application/json;charset=utf-8', body);
    if (answer?.status === 200 && answer.text.trim() === 'OK') return;
  }
};

/** Tells the shop what has happened to a payment, beside the answer: nobody waits for it. */
export const tellShop = (outside: PaymentOutside, payment: PaymentView, lastFour: string): void => {
  const { webhookUrl } = outside;
  if (webhookUrl === null) return;
  const { signature, ...unsigned } = payment;
  const ending = endingOf(lastFour);
  const body = JSON.stringify(ending === 'unsigned' ? unsigned : { ...unsigned, signature });
  void postUntilTaken(outside, webhookUrl, body);
  if (ending === 'twice') void postUntilTaken(outside, webhookUrl, body);
};
