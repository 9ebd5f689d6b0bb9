import type { NicepayKeys, ProviderFetch } from '#base';
import { returnedFieldsOf } from '../card-fields';
import type { CardProvider } from '../card-provider';
import { bookOfDay } from './nicepay-book';
import { chargeByKey, expireKey, lookUpPayment, refundByTid } from './nicepay-billing';
import { paymentForm, registrationForm } from './nicepay-forms';
import { readWebhook } from './nicepay-webhook';
import { finishPayment, finishRegistration } from './nicepay-window';

/** NicePay, version 1 of its API. */
export const nicepayProvider = (keys: NicepayKeys, fetch: ProviderFetch): CardProvider => ({
  readyRegistration: (start) => registrationForm(keys, start),
  readyPayment: (start) => paymentForm(keys, start),
  finishRegistration: (returned, expected) => finishRegistration(fetch, keys, returnedFieldsOf(returned), expected),
  finishPayment: (returned, expected) => finishPayment(fetch, keys, returnedFieldsOf(returned), expected),
  charge: (charge) => chargeByKey(fetch, keys, charge),
  refund: (refund) => refundByTid(fetch, keys, refund),
  removeCard: (removal) => expireKey(fetch, keys, removal),
  lookUp: (question) => lookUpPayment(fetch, keys, question),
  bookOf: (question) => bookOfDay(fetch, keys, question),
  readWebhook: (_headers, body) => readWebhook(keys, body),
});
