import type { Needs, Transaction } from '#base';
import type { MemberRow } from '../members';
import { LOST_NUMBER_TEXTS, sendSms, notifyOfAccount } from '../messages';
import type { LostNumberRow } from './lost-number-repository';

type NotifyParts = Needs<'clock' | 'messages'>;

/** Announces a new change or reminds of a waiting one. @param link stops it without a login. */
export const announceChange = (
  tx: Transaction,
  parts: NotifyParts,
  member: MemberRow,
  { newNumber, dueAt }: LostNumberRow,
  { link, isReminder = false }: { readonly link: string; readonly isReminder?: boolean },
): Promise<void> => {
  const facts = { lastDigits: newNumber?.slice(-4) ?? '', dueAt };
  const message = isReminder ? LOST_NUMBER_TEXTS.reminder(facts) : LOST_NUMBER_TEXTS.asked(facts);
  return notifyOfAccount(tx, parts, member, message, ` 멈추기: ${link}`);
};

/** Notifies the member and the new number that the change was stopped. */
export const notifyOfStop = async (
  tx: Transaction,
  parts: NotifyParts,
  member: MemberRow,
  newNumber: string | null,
): Promise<void> => {
  const message = LOST_NUMBER_TEXTS.stopped({});
  await notifyOfAccount(tx, parts, member, message);
  if (newNumber !== null) await sendSms(tx, parts, newNumber, message);
};

/** Notifies the member that another member has the number by now. */
export const notifyOfFailure = (tx: Transaction, parts: NotifyParts, member: MemberRow): Promise<void> =>
  notifyOfAccount(tx, parts, member, LOST_NUMBER_TEXTS.refused({}));

/** Notifies the new number that it is now used to log in. */
export const notifyNewNumber = (tx: Transaction, parts: NotifyParts, to: string) =>
  sendSms(tx, parts, to, LOST_NUMBER_TEXTS.changed({}));
