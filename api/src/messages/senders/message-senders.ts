import type { MessageKeys } from '../../config';
import type { ProviderFetch } from '../../payments';
import { fcmPush } from './fcm-push';
import { googleTokens } from './google-token';
import { nhnSms } from './nhn-sms';
import type { MessageSenders } from './sender';

/** The sandbox's FCM asks for nobody's signature. */
const SANDBOX_BEARER = 'sandbox';

/** Who carries messages by the keys that are there. @param fetch reaches their servers. */
export const messageSendersOf = ({ sms, push }: MessageKeys, fetch: ProviderFetch): MessageSenders => ({
  sms: sms === null ? null : nhnSms(sms, fetch),
  push:
    push === null
      ? null
      : fcmPush(
          push,
          push.account === null ? () => Promise.resolve(SANDBOX_BEARER) : googleTokens(push.account, fetch),
          fetch,
        ),
});
