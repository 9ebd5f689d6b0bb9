import { isMobileNumber, phoneDigits, REJOIN_BLOCK_DAYS } from '@dongne/contract';
import { endSessionsOf, type MemberIdentity } from '../auth';
import { codeOf, invalidField, Refusal, type Needs } from '../common';
import { keyedHash } from '../config';
import type { Transaction } from '../database';
import { checkProof, isSpentCode, markSpent, refuseEarlyRejoin, tryOtp } from '../login';
import { findMemberByPhone, lockMember, updateMember } from '../members';
import { ACCOUNT_TEXTS, readdressMessages, tellUnderBell } from '../messages';
import type { PhoneChangeInput } from './account-schemas';

type PhoneChangeParts = Needs<'clock' | 'config' | 'database' | 'messages'>;
type Caller = Pick<MemberIdentity, 'memberId' | 'sessionId'>;

const OWN = '지금 쓰고 있는 번호예요.';
const TAKEN = '다른 회원이 쓰고 있는 번호예요. 번호를 확인해 주세요.';
const LEFT = `탈퇴한 지 ${REJOIN_BLOCK_DAYS}일이 지나지 않은 번호예요. 그 뒤에 바꿀 수 있어요.`;
const UNIQUE_VIOLATION = '23505';

const isTaken = (error: unknown): boolean => codeOf(error instanceof Error ? error.cause : error) === UNIQUE_VIOLATION;

/** Why a number that was just proved cannot become this member's; told only to who holds its phone. */
const obstacleOf = async (
  tx: Transaction,
  parts: PhoneChangeParts,
  phoneNumber: string,
): Promise<Refusal | undefined> => {
  if ((await findMemberByPhone(tx, phoneNumber)) !== undefined)
    return new Refusal('ALREADY_EXISTS', { svMessage: TAKEN });
  if ((await refuseEarlyRejoin(tx, parts, phoneNumber)) !== undefined) return invalidField('phoneNumber', LEFT);
  return undefined;
};

/** The old number is told by SMS: whoever took the session over does not hold that phone. */
const tellOfChange = async (
  tx: Transaction,
  { clock, messages }: PhoneChangeParts,
  { memberId, before, after }: { memberId: number; before: string | null; after: string },
): Promise<void> => {
  const told = ACCOUNT_TEXTS.phoneChanged({ lastDigits: after.slice(-4) });
  await tellUnderBell(tx, memberId, told, clock.now());
  if (before === null) return;
  await readdressMessages(tx, { memberId, from: before, to: after });
  const { event, title, text, path } = told;
  await messages.send(tx, { event, purpose: 'order', to: before, title, text, path });
};

const change = async (
  tx: Transaction,
  parts: PhoneChangeParts,
  { memberId, sessionId }: Caller,
  { proof, ...entered }: PhoneChangeInput,
): Promise<Refusal | undefined> => {
  const member = await lockMember(tx, memberId);
  if (member === undefined) return new Refusal('INVALID_JWT');
  const phoneNumber = phoneDigits(entered.phoneNumber);
  if (member.phoneNumber === phoneNumber)
    return (await isSpentCode(tx, parts, entered)) ? undefined : invalidField('phoneNumber', OWN);
  const present = await checkProof(tx, parts, member, { purpose: 'phoneChange', proof });
  if (present instanceof Refusal) return present;
  const otp = await tryOtp(tx, parts, entered);
  if (otp instanceof Refusal) return otp;
  // The code has registered somebody, who may have it answered once more; it changes nothing else.
  if (otp.spentAt !== null) return new Refusal('OTP_EXPIRED');
  const obstacle = await obstacleOf(tx, parts, phoneNumber);
  if (obstacle !== undefined) return obstacle;
  const now = parts.clock.now();
  await markSpent(tx, present.id, now);
  await markSpent(tx, otp.id, now);
  await updateMember(tx, memberId, { phoneNumber, phoneHash: keyedHash(parts.config, 'phone-number', phoneNumber) });
  await endSessionsOf(tx, memberId, 'phoneChange', now, sessionId);
  await tellOfChange(tx, parts, { memberId, before: member.phoneNumber, after: phoneNumber });
  return undefined;
};

/**
 * Gives the member another phone number: one code proves the present number, another the new one. Everything else stays as it is: the number stands nowhere but with
 * the member, so that shops, messages and payments read the new one. Every other device is logged out. The same call once more
 * changes nothing and is no error.
 *
 * @throws {Refusal} `VALIDATION` on `phoneNumber` for one that is none, is the member's own or left less than 14 days ago, and on `proof` for one
 *   that does not hold,
 *   `OTP_WRONG`, `OTP_EXPIRED`, `ALREADY_EXISTS` when another member has it.
 */
export const changePhoneNumber = async (
  parts: PhoneChangeParts,
  caller: Caller,
  proof: PhoneChangeInput,
): Promise<void> => {
  if (!isMobileNumber(proof.phoneNumber)) throw invalidField('phoneNumber', '휴대폰 번호를 다시 확인해 주세요.');
  // A wrong try must outlive its refusal, so the transaction commits and the refusal is thrown after it.
  const refusal = await parts.database
    .transaction((tx) => change(tx, parts, caller, proof))
    .catch((error: unknown) => {
      // Somebody has registered with the number at the same moment.
      if (isTaken(error)) return new Refusal('ALREADY_EXISTS', { svMessage: TAKEN, cause: error });
      throw error;
    });
  if (refusal !== undefined) throw refusal;
};
