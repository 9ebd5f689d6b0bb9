import { REJOIN_BLOCK_DAYS } from '@dongne/contract';
import { endSessionsOf, codeOf, invalidField, Refusal, type Needs, keyedHash, type Transaction } from '#base';
import { refuseEarlyRejoin } from '../login';
import { findMemberByPhone, type MemberRow, updateMember } from '../members';
import { ACCOUNT_TEXTS, readdressMessages, notifyInApp } from '../messages';

type NumberParts = Needs<'clock' | 'config' | 'database' | 'messages'>;

export const OWN_NUMBER = '지금 쓰고 있는 번호예요.';
export const NOT_A_NUMBER = '휴대폰 번호를 다시 확인해 주세요.';
const TAKEN = '다른 회원이 쓰고 있는 번호예요. 번호를 확인해 주세요.';
const LEFT = `탈퇴한 지 ${REJOIN_BLOCK_DAYS}일이 지나지 않은 번호예요. 그 뒤에 바꿀 수 있어요.`;
const UNIQUE_VIOLATION = '23505';

/** Whether a write failed because another member took the number concurrently (unique index). */
export const isTaken = (error: unknown): boolean =>
  codeOf(error instanceof Error ? error.cause : error) === UNIQUE_VIOLATION;

/** Refusal for that failure. */
export const takenBy = (cause: unknown): Refusal => new Refusal('ALREADY_EXISTS', { svMessage: TAKEN, cause });

/** Reason why a verified number cannot be the member's; reported only to the holder of that phone. */
export const obstacleOf = async (
  tx: Transaction,
  parts: NumberParts,
  phoneNumber: string,
): Promise<Refusal | undefined> => {
  if ((await findMemberByPhone(tx, phoneNumber)) !== undefined)
    return new Refusal('ALREADY_EXISTS', { svMessage: TAKEN });
  if ((await refuseEarlyRejoin(tx, parts, phoneNumber)) !== undefined) return invalidField('phoneNumber', LEFT);
  return undefined;
};

interface NewNumber {
  /** Member, locked in this transaction. */
  readonly member: MemberRow;
  /** Digits of a verified, free number. */
  readonly phoneNumber: string;
  /** Session that stays; all others end. */
  readonly butFor?: string | undefined;
}

/**
 * Changes a member's number, ends the sessions of other devices, and notifies in the app and by SMS to the previous
 * number, because a session thief does not hold that phone. Waiting messages go to the new number.
 */
export const assignNumber = async (
  tx: Transaction,
  parts: NumberParts,
  { member: { id: memberId, phoneNumber: before }, phoneNumber, butFor }: NewNumber,
): Promise<void> => {
  const now = parts.clock.now();
  await updateMember(tx, memberId, { phoneNumber, phoneHash: keyedHash(parts.config, 'phone-number', phoneNumber) });
  await endSessionsOf(tx, memberId, 'phoneChange', now, butFor);
  const message = ACCOUNT_TEXTS.phoneChanged({ lastDigits: phoneNumber.slice(-4) });
  await notifyInApp(tx, memberId, message, now);
  if (before === null) return;
  await readdressMessages(tx, { memberId, from: before, to: phoneNumber });
  const { event, title, text, path } = message;
  await parts.messages.send(tx, { event, purpose: 'order', to: before, title, text, path });
};
