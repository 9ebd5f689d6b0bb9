import type { CardProviderKeys, InicisKeys, NicepayKeys } from '#base';

const ORIGIN = 'http://127.0.0.1:4000/provider';
const INICIS = `${ORIGIN}/inicis`;

/** Keys of a KG Inicis that serves its pages below the app's origin. */
export const TEST_INICIS_KEYS: InicisKeys = {
  mid: 'testmid',
  signKey: 'test-inicis-sign-key',
  iniApiKey: 'test-inicis-api-key',
  mobileHashKey: 'test-inicis-hash-key',
  iniLiteKey: 'test-inicis-mobile-billing-key',
  clientIp: '127.0.0.1',
  siteUrl: 'http://127.0.0.1:4000',
  pcWindowUrl: '/provider/inicis/stdpay',
  mobileBillingUrl: '/provider/inicis/mobile/billing',
  mobilePaymentUrl: '/provider/inicis/mobile/payment',
  apiUrl: INICIS,
  pcBases: { fc: INICIS, ks: INICIS, stg: INICIS },
  mobileBases: { fc: INICIS, ks: INICIS, stg: INICIS },
};

/** Keys of such a NicePay. */
export const TEST_NICEPAY_KEYS: NicepayKeys = {
  clientId: 'client-1',
  secretKey: 'secret-6',
  apiUrl: `${ORIGIN}/nicepay`,
  windowUrl: '/provider/nicepay/window',
  cardFormUrl: '/provider/nicepay/card-form',
};

/** Keys of both. */
export const TEST_CARD_KEYS = { inicis: TEST_INICIS_KEYS, nicepay: TEST_NICEPAY_KEYS } satisfies CardProviderKeys;
