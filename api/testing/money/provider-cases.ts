import type { InicisKeys, ProviderFetch } from '#base';
import type {
  CardProvider,
  ExpectedPayment,
  ExpectedRegistration,
  PaymentOutcome,
  RegistrationOutcome,
  ReturnedFields,
} from '../../src/money/providers/providers/card-provider';
import { TEST_INICIS_KEYS } from './card-keys';
import { scriptedFetch, withoutWaiting, type ScriptedReply, type SentCall } from './scripted-fetch';

/** Time of all requests. The last digit 3 makes KG Inicis sign mid, MOID, tstamp. */
export const NOW = new Date(1_772_409_600_123);
export const SID = 'session-0123456789-0123456789-0123';
// printf '%s' 'registration session-0123456789-0123456789-0123' | openssl dgst -sha256 -r | cut -c1-38
export const CARD_ORDER = 'R826468e786cba18b36fc30698109e70967bcde';
export const BUYER = { memberRef: 'm1', name: '김세탁', phone: '01000000000', email: 'member@example.com' };
export const ORDERED = { orderId: 'order-1', amountWon: 12_900, now: NOW };
export const CHARGE = { ...ORDERED, billingKey: 'key-5', goodsName: '멤버십', buyer: BUYER };

/** Common fields of an opened window. */
export const OPENED = { sid: SID, buyer: BUYER, returnUrl: 'r', closeUrl: 'c', now: NOW };

/** Keys of a shop of KG Inicis at its real data centres. */
export const INICIS: InicisKeys = {
  ...TEST_INICIS_KEYS,
  mid: 'INIpayTest',
  pcBases: { fc: 'https://fcstdpay.inicis.com', ks: 'https://ksstdpay.inicis.com' },
  mobileBases: { fc: 'https://fcmobile.inicis.com' },
};

interface Finished<Outcome> {
  readonly outcome: Promise<Outcome>;
  readonly calls: readonly SentCall[];
}

type Finish<Outcome> = (returned: ReturnedFields, ...replies: readonly ScriptedReply[]) => Finished<Outcome>;

/** Finishes payments at a provider with scripted replies. */
export const paysAt =
  (providerOn: (fetch: ProviderFetch) => CardProvider, expected: ExpectedPayment): Finish<PaymentOutcome> =>
  (returned, ...replies) => {
    const { fetch, calls } = scriptedFetch(...replies);
    return { outcome: withoutWaiting(() => providerOn(fetch).finishPayment(returned, expected)), calls };
  };

/** Finishes registrations at a provider with scripted replies. */
export const registersAt =
  (providerOn: (fetch: ProviderFetch) => CardProvider, expected: ExpectedRegistration): Finish<RegistrationOutcome> =>
  (returned, ...replies) => {
    const { fetch, calls } = scriptedFetch(...replies);
    return { outcome: withoutWaiting(() => providerOn(fetch).finishRegistration(returned, expected)), calls };
  };
