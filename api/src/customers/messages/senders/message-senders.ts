import type { MessageKeys, ProviderFetch } from '#base';
import { fcmPush } from './fcm-push';
import { googleTokens } from './google-token';
import { nhnSms } from './nhn-sms';
import type { MessageSenders } from './sender';
import { webPush as webPushBy, type WebPushFetch } from './web-push';

/** Bearer token for a server that accepts any. */
const ANY_BEARER = 'any';

/**
 * Creates the senders for the configured keys.
 *
 * @param fetch calls the providers' servers;
 * @param webPushFetch those of browsers' push services.
 */
export const messageSendersOf = (
  { sms, push, webPush }: MessageKeys,
  fetch: ProviderFetch,
  webPushFetch: WebPushFetch,
): MessageSenders => ({
  sms: sms === null ? null : nhnSms(sms, fetch),
  push:
    push === null
      ? null
      : fcmPush(
          push,
          push.account === null ? () => Promise.resolve(ANY_BEARER) : googleTokens(push.account, fetch),
          fetch,
        ),
  webPush: webPush === null ? null : webPushBy(webPush, webPushFetch),
});
