import type { InicisKeys, ProviderFetch } from '#base';
import { returnedFieldsOf } from '../card-fields';
import type { CardProvider } from '../card-provider';
import { notOffered } from '../outcome';
import { bookOfDay } from './inicis-book';
import { chargeByKey, lookUpPayment, refundByTid } from './inicis-api';
import { paymentForm, registrationForm } from './inicis-forms';
import { finishMobilePayment, finishMobileRegistration } from './inicis-mobile';
import { finishPcPayment, finishPcRegistration } from './inicis-pc';

/** KG Inicis: its window on computers (INIStdPay), its pages on phones, and INIAPI between servers. */
export const inicisProvider = (keys: InicisKeys, fetch: ProviderFetch): CardProvider => ({
  readyRegistration: (start) => registrationForm(keys, start),
  readyPayment: (start) => paymentForm(keys, start),
  finishRegistration: async (returned, expected) =>
    expected.device === 'mobile'
      ? finishMobileRegistration(keys, returnedFieldsOf(returned), expected)
      : finishPcRegistration(fetch, keys, returnedFieldsOf(returned), expected),
  finishPayment: (returned, expected) =>
    expected.device === 'mobile'
      ? finishMobilePayment(fetch, keys, returnedFieldsOf(returned), expected)
      : finishPcPayment(fetch, keys, returnedFieldsOf(returned), expected),
  charge: (charge) => chargeByKey(fetch, keys, charge),
  refund: (refund) => refundByTid(fetch, keys, refund),
  removeCard: () => Promise.resolve({ state: 'not-offered' }),
  lookUp: (question) => lookUpPayment(fetch, keys, question),
  bookOf: (question) => bookOfDay(fetch, keys, question),
  // Its webhooks are for virtual accounts, which this app does not offer.
  readWebhook: notOffered,
});
