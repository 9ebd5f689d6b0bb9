type Directive =
  | 'script-src'
  | 'connect-src'
  | 'img-src'
  | 'style-src'
  | 'font-src'
  | 'frame-src'
  | 'frame-ancestors'
  | 'media-src'
  | 'form-action';

/** Sources that the page's CSP allows besides its own origins. */
export type ServiceSources = Readonly<Record<Directive, readonly string[]>>;

type Environment = Readonly<Record<string, string | undefined>>;

/** ChannelTalk uses subdomains for its widget, images and sockets. */
const CHANNEL_TALK = 'https://*.channel.io';

/** Kakao Maps loads its script from one host, and its parts and tiles from subdomains of another. */
const KAKAO_MAP_SCRIPT = 'https://dapi.kakao.com';
const KAKAO_MAP_PARTS = ['https://*.daumcdn.net', 'https://*.kakaocdn.net'];

/** Postcode dialog: its script and its frame. */
const POSTCODE_SCRIPT = 'https://t1.kakaocdn.net';
const POSTCODE_FRAMES = ['https://postcode.map.kakao.com', 'https://postcode.map.daum.net'];

/** Form targets of KG Inicis, which open its windows (`api/src/base/config/card-provider-keys.ts`). */
const INICIS_WINDOWS = ['https://stdpay.inicis.com', 'https://inilitepay.inicis.com', 'https://mobile.inicis.com'];
const NICEPAY_WINDOW = 'https://pay.nicepay.co.kr';

/** Form targets of the configured providers; the sandbox's windows are same-origin. */
const cardWindows = (environment: Environment): readonly string[] => {
  const cardForm = environment['NICEPAY_CARD_FORM_URL'] ?? '';
  return [
    ...(environment['INICIS_MID'] ? INICIS_WINDOWS : []),
    ...(environment['NICEPAY_CLIENT_ID'] ? [NICEPAY_WINDOW] : []),
    ...(URL.canParse(cardForm) ? [new URL(cardForm).origin] : []),
  ];
};

/**
 * Allows the console at `/sandbox` to frame the app. Uses the API's condition for a sandbox
 * (`sandbox/src/settings.ts`); nothing may frame the page otherwise.
 */
const framesOf = ({ NODE_ENV, SANDBOX }: Environment): readonly string[] =>
  NODE_ENV === 'production' || SANDBOX === 'off' ? ["'none'"] : ["'self'"];

/** Returns the CSP sources of the external services that have a key, by the API's environment variables. */
export const serviceSources = (environment: Environment): ServiceSources => {
  const chat = environment['CHANNEL_PLUGIN_KEY'] ? [CHANNEL_TALK] : [];
  const chatSockets = chat.map((source) => source.replace('https:', 'wss:'));
  const statistics = environment['FIREBASE_MEASUREMENT_ID'] ? ['https://www.google-analytics.com'] : [];
  const mapParts = environment['KAKAO_MAP_KEY'] ? KAKAO_MAP_PARTS : [];
  const map = environment['KAKAO_MAP_KEY'] ? [KAKAO_MAP_SCRIPT, ...mapParts] : [];
  const hasPostcode = environment['KAKAO_POSTCODE'] === 'on';
  return {
    'script-src': [...chat, ...map, ...(hasPostcode ? [POSTCODE_SCRIPT] : [])],
    'connect-src': [...statistics, ...chat, ...chatSockets, ...map],
    'img-src': [...chat, ...mapParts],
    'style-src': chat,
    'font-src': chat,
    'frame-src': [...chat, ...(hasPostcode ? POSTCODE_FRAMES : [])],
    'frame-ancestors': framesOf(environment),
    'media-src': chat,
    'form-action': cardWindows(environment),
  };
};
