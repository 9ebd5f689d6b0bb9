import type { NicepayKeys } from '#base';
import { jsonFieldsOf, wonOf } from '../card-fields';
import type { WebhookOutcome } from '../card-provider';
import { refusedByUs } from '../outcome';
import { isSigned } from './nicepay-calls';

/** Answer to a webhook whose event is stored: NicePay sends it again after any other. */
export const NICEPAY_WEBHOOK_ANSWER = { status: 200, contentType: 'text/html', body: 'OK' } as const;

/** Format of an order id or tid. */
const IS_NAME = /^[\w.-]{1,128}$/;

/** Parses a webhook. The same event arrives repeatedly, and is to be stored by `tid` and `status` once. */
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
