import type { Needs, Transaction } from '#base';
import type { MemberRow } from '../members';
import { notifyInApp } from './notify-member';
import type { RenderedMessage } from './texts/message-text';

type NotifyParts = Needs<'clock' | 'messages'>;

/** Sends an SMS to a number, whether or not the member has the app. */
export const sendSms = (
  tx: Transaction,
  { messages }: NotifyParts,
  to: string,
  { event, title, text, path }: RenderedMessage,
  link = '',
) => messages.send(tx, { event, purpose: 'order', to, title, text: `${text}${link}`, path });

/**
 * Notifies a member about account ownership regardless of alarm settings and of devices in a stranger's hands: in the
 * app, by push, and by SMS to the current number.
 *
 * @param link is sent by SMS only.
 */
export const notifyOfAccount = async (
  tx: Transaction,
  parts: NotifyParts,
  { id: memberId, phoneNumber }: Pick<MemberRow, 'id' | 'phoneNumber'>,
  message: RenderedMessage,
  link?: string,
): Promise<void> => {
  const { event, title, text, path } = message;
  await notifyInApp(tx, memberId, message, parts.clock.now());
  if (phoneNumber === null) return;
  await parts.messages.send(tx, { event, purpose: 'service', to: phoneNumber, memberId, title, text, path });
  await sendSms(tx, parts, phoneNumber, message, link);
};
