import { isMobileNumber, phoneDigits } from '@dongne/contract';
import { type MemberIdentity, invalidField, Refusal, type Needs, type Transaction } from '#base';
import { checkProof, isSpentCode, markSpent, tryOtp } from '../login';
import { lockMember } from '../members';
import type { PhoneChangeInput } from './account-schemas';
import { assignNumber, isTaken, NOT_A_NUMBER, obstacleOf, OWN_NUMBER, takenBy } from './assign-number';
import { endWaitingChange } from './lost-number';

type PhoneChangeParts = Needs<'clock' | 'config' | 'database' | 'messages'>;
type Caller = Pick<MemberIdentity, 'memberId' | 'sessionId'>;

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
    return (await isSpentCode(tx, parts, entered)) ? undefined : invalidField('phoneNumber', OWN_NUMBER);
  const present = await checkProof(tx, parts, member, { purpose: 'phoneChange', proof });
  if (present instanceof Refusal) return present;
  const otp = await tryOtp(tx, parts, entered);
  if (otp instanceof Refusal) return otp;
  // The code has registered a member, whose response may be repeated; it must not change anything else.
  if (otp.spentAt !== null) return new Refusal('OTP_EXPIRED');
  const obstacle = await obstacleOf(tx, parts, phoneNumber);
  if (obstacle !== undefined) return obstacle;
  const now = parts.clock.now();
  await markSpent(tx, present.id, now);
  await markSpent(tx, otp.id, now);
  await endWaitingChange(tx, memberId, now);
  await assignNumber(tx, parts, { member, phoneNumber, butFor: sessionId });
  return undefined;
};

/**
 * Changes a member's phone number: one code verifies the current number, another the new one. Shops, messages and
 * payments read the number from the member. All other devices are logged out. Repeating the call changes nothing.
 *
 * @throws {Refusal} `VALIDATION` on `phoneNumber` when it is invalid, the member's own or withdrew less than 14 days
 * ago, and on `proof` when that is invalid, `OTP_WRONG`, `OTP_EXPIRED`, `ALREADY_EXISTS` when another member has it.
 */
export const changePhoneNumber = async (
  parts: PhoneChangeParts,
  caller: Caller,
  proof: PhoneChangeInput,
): Promise<void> => {
  if (!isMobileNumber(proof.phoneNumber)) throw invalidField('phoneNumber', NOT_A_NUMBER);
  // Throws the refusal after the commit, so that a wrong try is counted.
  const refusal = await parts.database
    .transaction((tx) => change(tx, parts, caller, proof))
    .catch((error: unknown) => {
      if (isTaken(error)) return takenBy(error);
      throw error;
    });
  if (refusal !== undefined) throw refusal;
};
