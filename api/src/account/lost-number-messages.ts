import type { Needs } from '../common';
import type { Transaction } from '../database';
import type { MemberRow } from '../members';
import { LOST_NUMBER_TEXTS, tellUnderBell, type Told } from '../messages';
import type { LostNumberRow } from './lost-number-repository';

type TellParts = Needs<'clock' | 'messages'>;

const sms = (tx: Transaction, { messages }: TellParts, to: string, { event, title, text, path }: Told, link = '') =>
  messages.send(tx, { event, purpose: 'order', to, title, text: `${text}${link}`, path });

/**
 * Tells a member on every way there is, whatever the alarm settings say, since it is about who owns the account: under the bell, by push
 * to the devices, and by SMS to the present number, which alone gets the link.
 */
const tellEverywhere = async (
  tx: Transaction,
  parts: TellParts,
  { id: memberId, phoneNumber }: MemberRow,
  told: Told,
  link?: string,
): Promise<void> => {
  const { event, title, text, path } = told;
  await tellUnderBell(tx, memberId, told, parts.clock.now());
  if (phoneNumber === null) return;
  await parts.messages.send(tx, { event, purpose: 'service', to: phoneNumber, memberId, title, text, path });
  await sms(tx, parts, phoneNumber, told, link);
};

/** Announces a change that begins, or reminds of one that waits. @param link where it is stopped without a login. */
export const announceChange = (
  tx: Transaction,
  parts: TellParts,
  member: MemberRow,
  { newNumber, dueAt }: LostNumberRow,
  { link, isReminder = false }: { readonly link?: string; readonly isReminder?: boolean },
): Promise<void> => {
  const facts = { lastDigits: newNumber?.slice(-4) ?? '', dueAt };
  const told = isReminder ? LOST_NUMBER_TEXTS.reminder(facts) : LOST_NUMBER_TEXTS.asked(facts);
  return tellEverywhere(tx, parts, member, told, link === undefined ? undefined : ` 멈추기: ${link}`);
};

/** Says that a change was stopped, to the member and to the number that would have become the new one. */
export const tellOfStop = async (
  tx: Transaction,
  parts: TellParts,
  member: MemberRow,
  newNumber: string | null,
): Promise<void> => {
  const told = LOST_NUMBER_TEXTS.stopped({});
  await tellEverywhere(tx, parts, member, told);
  if (newNumber !== null) await sms(tx, parts, newNumber, told);
};

/** Says that the number could not become the member's any more: somebody else has got it meanwhile. */
export const tellOfFailure = (tx: Transaction, parts: TellParts, member: MemberRow): Promise<void> =>
  tellEverywhere(tx, parts, member, LOST_NUMBER_TEXTS.refused({}));

/** Says to the new number that one logs in with it from now on. */
export const tellNewNumber = (tx: Transaction, parts: TellParts, to: string) =>
  sms(tx, parts, to, LOST_NUMBER_TEXTS.changed({}));
