import { forgetPushToken, type Needs } from '#base';
import { pushTokensOf, type OutboxRow } from './outbox-repository';
import type { SendOutcome } from './senders/sender';
import { forgetWebPush, webPushesOf } from './web-push-repository';

type Message = Pick<OutboxRow, 'key' | 'title' | 'text' | 'path'> & {
  readonly isRepeated: boolean;
  readonly now: Date;
};

/** A phone with the app, or a browser, that gets what is pushed to its member. */
export interface PushDevice {
  /** Its token or address, which nobody else has. */
  readonly name: string;
  readonly send: (message: Message) => Promise<SendOutcome | { readonly state: 'gone' }>;
  /** It is gone: it is not asked again, whosever login it was. */
  readonly forget: () => Promise<void>;
}

/** Where pushes to a member go: every phone and every browser of theirs that somebody can reach. */
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
