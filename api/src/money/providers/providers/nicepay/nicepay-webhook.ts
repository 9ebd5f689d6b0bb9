import type { NicepayKeys } from '#base';
import { jsonFieldsOf, wonOf } from '../card-fields';
import type { WebhookOutcome } from '../card-provider';
import { refusedByUs } from '../outcome';
import { isSigned } from './nicepay-calls';

/** What a webhook is answered once its event is kept, or was before: anything else and NicePay sends it again. */
export const NICEPAY_WEBHOOK_ANSWER = { status: 200, contentType: 'text/html', body: 'OK' } as const;

/** What a provider or we call a payment by. */
const IS_NAME = /^[\w.-]{1,128}$/;

/** Reads a webhook. The same event comes more than once, and is to be kept by `tid` and `status` once. */
export const readWebhook = (keys: NicepayKeys, body: string): WebhookOutcome => {
  const event = jsonFieldsOf(body);
  if (event === null || !isSigned(event, keys.secretKey)) return refusedByUs('signature');
  const [tid, orderId] = [event.text('tid'), event.text('orderId')];
  const amountWon = wonOf(event.text('amount'));
  if (!IS_NAME.test(tid)) return refusedByUs('tid');
  if (!IS_NAME.test(orderId)) return refusedByUs('order');
  if (amountWon === null) return refusedByUs('amount');
  return { state: 'event', event: { tid, orderId, status: event.text('status'), amountWon } };
};
