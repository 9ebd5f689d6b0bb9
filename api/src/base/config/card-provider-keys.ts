/** Data centres of KG Inicis, as named in `idc_name`. */
export type IdcName = 'fc' | 'ks' | 'stg';

/**
 * Base URLs of a data centre; a URL received from a browser is called only if it lies below one of them (SSRF guard).
 */
export type IdcBases = Readonly<Partial<Record<IdcName, string>>>;

/** Credentials and endpoints of KG Inicis. */
export interface InicisKeys {
  readonly mid: string;
  /** Signs the fields of the desktop window. */
  readonly signKey: string;
  /** Signs INIAPI calls: charges, refunds, queries. */
  readonly iniApiKey: string;
  /** Signs one-off payments on mobile. */
  readonly mobileHashKey: string;
  /** Signs card registrations on mobile. */
  readonly iniLiteKey: string;
  /** IP address of this server, as registered at KG Inicis. */
  readonly clientIp: string;
  /** Origin of the shop, part of every charge. */
  readonly siteUrl: string;
  /** URL that the browser posts its forms to; a path is relative to the app's origin. */
  readonly pcWindowUrl: string;
  readonly mobileBillingUrl: string;
  readonly mobilePaymentUrl: string;
  /** Base URL of INIAPI, without a trailing slash. */
  readonly apiUrl: string;
  readonly pcBases: IdcBases;
  readonly mobileBases: IdcBases;
}

/** Credentials and endpoints of NicePay. */
export interface NicepayKeys {
  readonly clientId: string;
  readonly secretKey: string;
  /** Base URL of its API, without a trailing slash. */
  readonly apiUrl: string;
  /** URL that the browser posts a payment form to; a path is relative to the app's origin. */
  readonly windowUrl: string;
  /** URL of the provider's page where a card is entered for its billing key. */
  readonly cardFormUrl: string;
}

/** Keys by provider; null for a provider that is off. */
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

/** Log sentence for a provider that is off. */
export const cardProviderOffSentence = (provider: keyof CardProviderKeys): string =>
  `Cards of ${SPOKEN[provider]} are off: set ${NAMES[provider].join(', ')} to switch them on.`;

/** All values by name, or null if none is set. */
const wholeSet = <Name extends string>(
  environment: Environment,
  names: readonly Name[],
): ((name: Name) => string) | null => {
  const missing = names.filter((name) => (environment[name] ?? '') === '');
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw new Error(`${names.join(', ')} are wanted together; missing: ${missing.join(', ')}`);
  return (name) => environment[name] ?? '';
};

/** KG Inicis itself, without its staging servers: a response that names one is not about real money. */
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

/**
 * Selects the card providers: real ones by their keys, else others, by default none ({@link
 * cardProviderOffSentence} is logged).
 *
 * @throws {Error} with one sentence when only some keys of a provider are set.
 */
export const cardProviderKeysOf = (
  environment: Environment,
  others: CardProviderKeys = { inicis: null, nicepay: null },
): CardProviderKeys => {
  const inicis = wholeSet(environment, INICIS_NAMES);
  const nicepay = wholeSet(environment, NICEPAY_NAMES);
  return {
    inicis: inicis === null ? others.inicis : inicisOf(inicis),
    nicepay: nicepay === null ? others.nicepay : nicepayOf(nicepay),
  };
};
