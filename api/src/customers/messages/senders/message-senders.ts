import { type MessageKeys, type ProviderFetch } from '#base';
import { fcmPush } from './fcm-push';
import { googleTokens } from './google-token';
import { nhnSms } from './nhn-sms';
import type { MessageSenders } from './sender';
import { webPush as webPushBy, type WebPushFetch } from './web-push';

/** The sandbox's FCM asks for nobody's signature. */
const SANDBOX_BEARER = 'sandbox';

/**
 * Who carries messages by the keys that are there.
 *
 * @param fetch reaches their servers; @param webPushFetch those of browsers.
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
          push.account === null ? () => Promise.resolve(SANDBOX_BEARER) : googleTokens(push.account, fetch),
          fetch,
        ),
  webPush: webPush === null ? null : webPushBy(webPush, webPushFetch),
});
