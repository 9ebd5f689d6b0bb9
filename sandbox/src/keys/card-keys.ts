import type { CardProviderKeys, InicisKeys, NicepayKeys } from '@dongne/api/base';

/** KG Inicis of the sandbox: its pages are below the app's origin, its API is at a loopback port. */
export const sandboxInicisKeys = (port: number): InicisKeys => {
  const base = `http://127.0.0.1:${port}/sandbox/inicis`;
  return {
    mid: 'sandboxmid',
    signKey: 'sandbox-inicis-sign-key',
    iniApiKey: 'sandbox-inicis-api-key',
    mobileHashKey: 'sandbox-inicis-hash-key',
    iniLiteKey: 'sandbox-inicis-mobile-billing-key',
    clientIp: '127.0.0.1',
    siteUrl: `http://127.0.0.1:${port}`,
    pcWindowUrl: '/sandbox/inicis/stdpay',
    mobileBillingUrl: '/sandbox/inicis/mobile/billing',
    mobilePaymentUrl: '/sandbox/inicis/mobile/payment',
    apiUrl: base,
    pcBases: { fc: base, ks: base, stg: base },
    mobileBases: { fc: base, ks: base, stg: base },
  };
};

/** NicePay of the sandbox. */
const sandboxNicepayKeys = (port: number): NicepayKeys => ({
  clientId: 'sandbox-nicepay-client',
  secretKey: 'sandbox-nicepay-secret-key',
  apiUrl: `http://127.0.0.1:${port}/sandbox/nicepay`,
  windowUrl: '/sandbox/nicepay/window',
  cardFormUrl: '/sandbox/nicepay/card-form',
});

/** Both card providers of the sandbox. */
export const sandboxCardKeys = (port: number): CardProviderKeys => ({
  inicis: sandboxInicisKeys(port),
  nicepay: sandboxNicepayKeys(port),
});
