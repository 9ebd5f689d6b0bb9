import { invalidField, Refusal, type Needs, type Transaction } from '#base';
import { findMember, lockMember, type MemberRow } from '../members';
import type { SentOtpView } from './login-schemas';
import type { Otp } from './otp-repository';
import { grantCode, sendOtp, tryOtp, type OtpProof } from './otp-service';
import type { ProofInput, Purpose } from './proof-schemas';

type ProofParts = Needs<'clock' | 'config' | 'database' | 'messages'>;

const MISSING = '지금 번호로 받은 인증번호를 입력해 주세요.';
const OVER = '지금 번호를 다시 확인해 주세요. 인증번호를 새로 보내 드려요.';

/**
 * Sends a code to the member's current number. It is valid for this member and purpose, and not for a login.
 *
 * @throws {Refusal} like a login code, with the same limits.
 */
export const sendProof = async (
  parts: ProofParts,
  {
    memberId,
    purpose,
    callerAddress,
    key,
  }: { memberId: number; purpose: Purpose; callerAddress: string; key: string | undefined },
): Promise<SentOtpView> => {
  const member = await findMember(parts.database, memberId);
  if (!member?.phoneNumber) throw new Refusal('INVALID_JWT');
  return sendOtp(parts, { typedNumber: member.phoneNumber, callerAddress, key, use: { purpose, memberId } });
};

const tryFor = (
  tx: Transaction,
  parts: Needs<'clock' | 'config'>,
  { id, phoneNumber }: MemberRow,
  { purpose, proof }: { purpose: Purpose; proof: OtpProof },
): Promise<Otp | Refusal> => tryOtp(tx, parts, { ...proof, phoneNumber: phoneNumber ?? '' }, { purpose, memberId: id });

/**
 * Verifies the code in advance, so that a wrong one is rejected in its own step. It stays valid for half an hour, until
 * used.
 *
 * @throws {Refusal} `OTP_WRONG`, `OTP_EXPIRED`.
 */
export const enterProof = async (
  parts: ProofParts,
  memberId: number,
  { purpose, ...proof }: ProofInput & { purpose: Purpose },
): Promise<void> => {
  const outcome = await parts.database.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    return member === undefined ? new Refusal('INVALID_JWT') : tryFor(tx, parts, member, { purpose, proof });
  });
  if (outcome instanceof Refusal) throw outcome;
};

/**
 * Checks a call's proof in its transaction. The caller marks the code as used when it is done.
 *
 * @returns the locked row; or `VALIDATION` on `proof`, which the caller throws after its transaction, so that a wrong
 * try is counted.
 */
export const checkProof = async (
  tx: Transaction,
  parts: Needs<'clock' | 'config'>,
  member: MemberRow,
  { purpose, proof }: { purpose: Purpose; proof: ProofInput | undefined },
): Promise<Otp | Refusal> => {
  if (proof === undefined) return invalidField('proof', MISSING);
  const otp = await tryFor(tx, parts, member, { purpose, proof });
  return otp instanceof Refusal ? invalidField('proof', OVER) : otp;
};

/** Proof for a member authenticated by a linked login, equivalent to a verified code. */
export const grantProof = (
  tx: Transaction,
  parts: Needs<'clock' | 'config'>,
  { id, phoneNumber }: MemberRow,
  purpose: Purpose,
): Promise<ProofInput> => grantCode(tx, parts, { phoneNumber: phoneNumber ?? '', use: { purpose, memberId: id } });
