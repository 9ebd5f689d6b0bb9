import { API, setting, SHELL_HOST } from './describe';
import { CHANNEL_PLUGIN_KEY, FIREBASE_MEASUREMENT_ID, KAKAO_MAP_KEY } from './data-settings';
import { oneOf, TEXT } from './parsers';
import type { Setting } from './setting';

const BOTH = [...API, ...SHELL_HOST];

const isOfSecret = (name: string): boolean =>
  /SECRET|PRIVATE_KEY|(SIGN|INIAPI|HASH|INILITE|APP|SEARCH|POSITION)_KEY$/.test(name);

/** Describes the keys of one service, which the API's readers check together. */
const keysOf = (meaning: string, names: readonly string[], programs = API): readonly Setting[] =>
  names.map((name) => setting(name, { meaning, programs, schema: TEXT, isSecret: isOfSecret(name) }));

const switchOf = (name: string, meaning: string, programs = API) =>
  setting(name, { meaning, programs, schema: oneOf(['off', 'on']), default: 'off' });

export const KAKAO_POSTCODE = switchOf('KAKAO_POSTCODE', 'with `on` Kakao’s postcode dialog, which needs no key', BOTH);
export const BLEEPY = switchOf('BLEEPY', 'with `on` the mini game');
export const BLEEPY_OX = switchOf('BLEEPY_OX', 'with `on` the quiz');

const socialKeys = (provider: string): readonly string[] =>
  ['CLIENT_ID', 'CLIENT_SECRET', 'SCOPE'].map((part) => `${provider}_${part}`);

/** Keys of outside services, in the order of the documentation. */
export const SERVICE_SETTINGS: readonly Setting[] = [
  FIREBASE_MEASUREMENT_ID,
  CHANNEL_PLUGIN_KEY,
  KAKAO_MAP_KEY,
  KAKAO_POSTCODE,
  ...keysOf('the national register for addresses we lack', ['JUSO_SEARCH_KEY', 'JUSO_POSITION_KEY', 'JUSO_API_URL']),
  BLEEPY,
  BLEEPY_OX,
  ...keysOf('logins; `…_SCOPE` changes what is asked', [
    ...socialKeys('GOOGLE'),
    ...socialKeys('KAKAO'),
    ...socialKeys('NAVER'),
  ]),
  ...keysOf('Apple’s login; the last is the text of the `.p8` file', [
    'APPLE_CLIENT_ID',
    'APPLE_SCOPE',
    'APPLE_TEAM_ID',
    'APPLE_KEY_ID',
    'APPLE_PRIVATE_KEY',
  ]),
  ...keysOf('cards by KG Inicis', ['INICIS_MID'], BOTH),
  ...keysOf('cards by KG Inicis', [
    'INICIS_SIGN_KEY',
    'INICIS_INIAPI_KEY',
    'INICIS_MOBILE_HASH_KEY',
    'INICIS_INILITE_KEY',
    'INICIS_CLIENT_IP',
    'INICIS_SITE_URL',
  ]),
  ...keysOf('cards by NicePay', ['NICEPAY_CLIENT_ID', 'NICEPAY_CARD_FORM_URL'], BOTH),
  ...keysOf('cards by NicePay', ['NICEPAY_SECRET_KEY']),
  ...keysOf('the [voucher programme](domain/vouchers.md)', ['VOUCHER_API_URL', 'VOUCHER_KEY_ID', 'VOUCHER_SECRET']),
  ...keysOf('SMS', ['NHN_SMS_APP_KEY', 'NHN_SMS_SECRET_KEY', 'NHN_SMS_SEND_NO']),
  ...keysOf('push to phones', ['FCM_PROJECT_ID', 'FCM_CLIENT_EMAIL', 'FCM_PRIVATE_KEY']),
  ...keysOf('push to browsers (`npx web-push generate-vapid-keys`)', [
    'WEB_PUSH_PUBLIC_KEY',
    'WEB_PUSH_PRIVATE_KEY',
    'WEB_PUSH_SUBJECT',
  ]),
];
