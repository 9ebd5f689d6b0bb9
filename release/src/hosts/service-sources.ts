type Directive =
  'script-src' | 'connect-src' | 'img-src' | 'style-src' | 'font-src' | 'frame-src' | 'media-src' | 'form-action';

/** What the page's policy lets in beyond our own origins. */
export type ServiceSources = Readonly<Record<Directive, readonly string[]>>;

type Environment = Readonly<Record<string, string | undefined>>;

/** ChannelTalk serves its window, pictures and sockets from names below one. */
const CHANNEL_TALK = 'https://*.channel.io';

/** Where KG Inicis takes the forms that open its windows (`api/src/config/card-provider-keys.ts`). */
const INICIS_WINDOWS = ['https://stdpay.inicis.com', 'https://inilitepay.inicis.com', 'https://mobile.inicis.com'];
const NICEPAY_WINDOW = 'https://pay.nicepay.co.kr';

/** Where the providers that have keys take forms; the sandbox's windows stand on our own origin. */
const cardWindows = (environment: Environment): readonly string[] => {
  const cardForm = environment['NICEPAY_CARD_FORM_URL'] ?? '';
  return [
    ...(environment['INICIS_MID'] ? INICIS_WINDOWS : []),
    ...(environment['NICEPAY_CLIENT_ID'] ? [NICEPAY_WINDOW] : []),
    ...(URL.canParse(cardForm) ? [new URL(cardForm).origin] : []),
  ];
};

/**
 * Sources of the outside services that have a key, by the same variables that the API reads: without a key the policy
 * names none of them.
 */
export const serviceSources = (environment: Environment): ServiceSources => {
  const chat = environment['CHANNEL_PLUGIN_KEY'] ? [CHANNEL_TALK] : [];
  const chatSockets = chat.map((source) => source.replace('https:', 'wss:'));
  const statistics = environment['FIREBASE_MEASUREMENT_ID'] ? ['https://www.google-analytics.com'] : [];
  return {
    'script-src': chat,
    'connect-src': [...statistics, ...chat, ...chatSockets],
    'img-src': chat,
    'style-src': chat,
    'font-src': chat,
    'frame-src': chat,
    'media-src': chat,
    'form-action': cardWindows(environment),
  };
};
