/** Data centres of KG Inicis by the name that it returns as `idc_name`. */
export type IdcName = 'fc' | 'ks' | 'stg';

/** Where the servers of a data centre stand; an address from a browser is called only when it lies below one of them. */
export type IdcBases = Readonly<Partial<Record<IdcName, string>>>;

/** What KG Inicis knows us by, and where it is reached. */
export interface InicisKeys {
  readonly mid: string;
  /** Signs what goes to its window on a computer. */
  readonly signKey: string;
  /** Signs calls of its INIAPI: charges, refunds, questions. */
  readonly iniApiKey: string;
  /** Signs one-off payments on a phone. */
  readonly mobileHashKey: string;
  /** Signs the registration of a card on a phone. */
  readonly iniLiteKey: string;
  /** The address of this server, as KG Inicis has it on its list. */
  readonly clientIp: string;
  /** The shop's own address, part of every charge. */
  readonly siteUrl: string;
  /** Where the browser posts its forms; a path is of the app's own origin. */
  readonly pcWindowUrl: string;
  readonly mobileBillingUrl: string;
  readonly mobilePaymentUrl: string;
  /** Address of INIAPI, without a slash at its end. */
  readonly apiUrl: string;
  readonly pcBases: IdcBases;
  readonly mobileBases: IdcBases;
}

/** What NicePay knows us by, and where it is reached. */
export interface NicepayKeys {
  readonly clientId: string;
  readonly secretKey: string;
  /** Address of its API, without a slash at its end. */
  readonly apiUrl: string;
  /** Where the browser posts a payment's form; a path is of the app's own origin. */
  readonly windowUrl: string;
  /** The provider's page on which a card is typed for its billing key. */
  readonly cardFormUrl: string;
}

/** Keys by provider; null for who is not there. */
export interface CardProviderKeys {
  readonly inicis: InicisKeys | null;
  readonly nicepay: NicepayKeys | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const INICIS_NAMES = [
  'INICIS_MID',
  'INICIS_SIGN_KEY',
  'INICIS_INIAPI_KEY',
  'INICIS_MOBILE_HASH_KEY',
  'INICIS_INILITE_KEY',
  'INICIS_CLIENT_IP',
  'INICIS_SITE_URL',
] as const;
const NICEPAY_NAMES = ['NICEPAY_CLIENT_ID', 'NICEPAY_SECRET_KEY', 'NICEPAY_CARD_FORM_URL'] as const;

const NAMES = { inicis: INICIS_NAMES, nicepay: NICEPAY_NAMES };
const SPOKEN = { inicis: 'KG Inicis', nicepay: 'NicePay' };

/** One sentence for the log about a provider that is not there. */
export const cardProviderOffSentence = (provider: keyof CardProviderKeys): string =>
  `Cards of ${SPOKEN[provider]} are off: set ${NAMES[provider].join(', ')} to switch them on.`;

/** Every value by its name, or null when none is set. */
const wholeSet = <Name extends string>(
  environment: Environment,
  names: readonly Name[],
): ((name: Name) => string) | null => {
  const missing = names.filter((name) => (environment[name] ?? '') === '');
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw new Error(`${names.join(', ')} are wanted together; missing: ${missing.join(', ')}`);
  return (name) => environment[name] ?? '';
};

/** KG Inicis itself. Its staging servers are no part of it: an answer that names them is not for real money. */
const inicisOf = (value: (name: (typeof INICIS_NAMES)[number]) => string): InicisKeys => ({
  mid: value('INICIS_MID'),
  signKey: value('INICIS_SIGN_KEY'),
  iniApiKey: value('INICIS_INIAPI_KEY'),
  mobileHashKey: value('INICIS_MOBILE_HASH_KEY'),
  iniLiteKey: value('INICIS_INILITE_KEY'),
  clientIp: value('INICIS_CLIENT_IP'),
  siteUrl: value('INICIS_SITE_URL'),
  pcWindowUrl: 'https://stdpay.inicis.com/payMain/pay',
  mobileBillingUrl: 'https://inilitepay.inicis.com/pay/card/billing',
  mobilePaymentUrl: 'https://mobile.inicis.com/smart/payment/',
  apiUrl: 'https://iniapi.inicis.com',
  pcBases: { fc: 'https://fcstdpay.inicis.com', ks: 'https://ksstdpay.inicis.com' },
  mobileBases: { fc: 'https://fcmobile.inicis.com', ks: 'https://ksmobile.inicis.com' },
});

const nicepayOf = (value: (name: (typeof NICEPAY_NAMES)[number]) => string): NicepayKeys => ({
  clientId: value('NICEPAY_CLIENT_ID'),
  secretKey: value('NICEPAY_SECRET_KEY'),
  apiUrl: 'https://api.nicepay.co.kr',
  windowUrl: 'https://pay.nicepay.co.kr/v1/js/',
  cardFormUrl: value('NICEPAY_CARD_FORM_URL'),
});

/** The sandbox's KG Inicis: the browser finds it below the app's origin, the API at its own loopback port. */
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

/** The sandbox's NicePay. */
export const sandboxNicepayKeys = (port: number): NicepayKeys => ({
  clientId: 'sandbox-nicepay-client',
  secretKey: 'sandbox-nicepay-secret-key',
  apiUrl: `http://127.0.0.1:${port}/sandbox/nicepay`,
  windowUrl: '/sandbox/nicepay/window',
  cardFormUrl: '/sandbox/nicepay/card-form',
});

/**
 * Whom cards are registered and charged with: the real providers by their keys, the sandbox's without them, nobody where
 * there is no sandbox ({@link cardProviderOffSentence} says so).
 *
 * @param sandboxPort where the sandbox's providers answer, null without a sandbox.
 * @throws {Error} with one sentence when some keys of a provider are set and others are not.
 */
export const cardProviderKeysOf = (environment: Environment, sandboxPort: number | null): CardProviderKeys => {
  const inicis = wholeSet(environment, INICIS_NAMES);
  const nicepay = wholeSet(environment, NICEPAY_NAMES);
  const ofSandbox =
    sandboxPort === null
      ? { inicis: null, nicepay: null }
      : { inicis: sandboxInicisKeys(sandboxPort), nicepay: sandboxNicepayKeys(sandboxPort) };
  return {
    inicis: inicis === null ? ofSandbox.inicis : inicisOf(inicis),
    nicepay: nicepay === null ? ofSandbox.nicepay : nicepayOf(nicepay),
  };
};
