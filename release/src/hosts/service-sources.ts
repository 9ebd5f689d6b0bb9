type Directive = 'script-src' | 'connect-src' | 'img-src' | 'style-src' | 'font-src' | 'frame-src' | 'media-src';

/** What the page's policy lets in beyond our own origins. */
export type ServiceSources = Readonly<Record<Directive, readonly string[]>>;

type Environment = Readonly<Record<string, string | undefined>>;

/** ChannelTalk serves its window, pictures and sockets from names below one. */
const CHANNEL_TALK = 'https://*.channel.io';

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
  };
};
