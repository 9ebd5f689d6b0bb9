import { type Needs, type Transaction } from '#base';
import type { MemberRow } from '../members';
import { tellUnderBell } from './tell';
import type { Told } from './texts/told';

type TellParts = Needs<'clock' | 'messages'>;

/** Sends an SMS to a number, whether or not the member has the app. */
export const sendSms = (
  tx: Transaction,
  { messages }: TellParts,
  to: string,
  { event, title, text, path }: Told,
  link = '',
) => messages.send(tx, { event, purpose: 'order', to, title, text: `${text}${link}`, path });

/**
 * Notifies a member about account ownership regardless of alarm settings and of devices in a stranger's hands: in the
 * app, by push, and by SMS to the current number.
 *
 * @param link is sent by SMS only.
 */
export const tellOfAccount = async (
  tx: Transaction,
  parts: TellParts,
  { id: memberId, phoneNumber }: Pick<MemberRow, 'id' | 'phoneNumber'>,
  told: Told,
  link?: string,
): Promise<void> => {
  const { event, title, text, path } = told;
  await tellUnderBell(tx, memberId, told, parts.clock.now());
  if (phoneNumber === null) return;
  await parts.messages.send(tx, { event, purpose: 'service', to: phoneNumber, memberId, title, text, path });
  await sendSms(tx, parts, phoneNumber, told, link);
};
