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
 * Sends a code to the number that the member has now. It serves this member for this purpose, and logs nobody in.
 *
 * @throws {Refusal} as a login code does, and by the same limits.
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
 * Enters the code ahead of what it is for, so that a wrong one is refused in its own step. A right one stays good for half an
 * hour, until it is used.
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
 * Checks the proof that a call brings, in the call's own transaction. The caller marks the code spent once it has done its work.
 *
 * @returns the code's row, locked; or `VALIDATION` on `proof`, which the caller throws after its transaction, because a wrong try
 *   is counted.
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

/** A proof for a member who has just shown who it is at the provider of a linked login; it holds like a code that was entered. */
export const grantProof = (
  tx: Transaction,
  parts: Needs<'clock' | 'config'>,
  { id, phoneNumber }: MemberRow,
  purpose: Purpose,
): Promise<ProofInput> => grantCode(tx, parts, { phoneNumber: phoneNumber ?? '', use: { purpose, memberId: id } });
