import { forgetPushToken, type Needs } from '#base';
import { pushTokensOf, type OutboxRow } from './outbox-repository';
import type { SendOutcome } from './senders/sender';
import { forgetWebPush, webPushesOf } from './web-push-repository';

type Message = Pick<OutboxRow, 'key' | 'title' | 'text' | 'path'> & {
  readonly isRepeated: boolean;
  readonly now: Date;
};

/** Phone with the app, or browser, that receives pushes of its member. */
export interface PushDevice {
  /** Unique name: its token or endpoint. */
  readonly name: string;
  readonly send: (message: Message) => Promise<SendOutcome | { readonly state: 'gone' }>;
  /** Deletes it for every login, because it is gone. */
  readonly forget: () => Promise<void>;
}

/** Push devices of a member: phones and browsers with an available provider. */
export const devicesOf = async (
  { database, messages: { senders } }: Needs<'database' | 'messages'>,
  memberId: number,
): Promise<PushDevice[]> => {
  const { push, webPush } = senders;
  const phones = push === null ? [] : await pushTokensOf(database, memberId);
  const browsers = webPush === null ? [] : await webPushesOf(database, memberId);
  return [
    ...phones.flatMap((token) =>
      push === null
        ? []
        : [
            {
              name: token,
              send: (message: Message) => push.send({ ...message, token }),
              forget: () => forgetPushToken(database, token),
            },
          ],
    ),
    ...browsers.flatMap((browser) =>
      webPush === null
        ? []
        : [
            {
              name: browser.endpoint,
              send: (message: Message) => webPush.send({ ...message, ...browser }),
              forget: () => forgetWebPush(database, browser.endpoint),
            },
          ],
    ),
  ];
};
