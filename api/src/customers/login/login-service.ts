import { LOGIN_REPEAT_MS, REJOIN_BLOCK_DAYS } from '@dongne/contract';
import {
  Refusal,
  type Needs,
  keyedHash,
  type Executor,
  type Transaction,
  repeatSession,
  startSession,
  type Device,
  type TokenPairView,
} from '#base';
import { findLastWithdrawal, findMemberByPhone, updateMember, type MemberRow } from '../members';
import { findMembership, userStatusOf } from '../discount';
import type { AuthUserView, LoginDataView } from './login-schemas';
import { lockOtp, markSpent } from './otp-repository';
import { isSpentCode, tryOtp, type OtpProof } from './otp-service';
import { linkLogin } from './social-links';
import { readSocialToken } from './social-token';

const DAY_MS = 24 * 3_600_000;
const USED = '이미 사용한 인증번호예요. 다시 받아 주세요.';

/** Auth user as stored by clients. */
const viewAuthUser = async (
  executor: Executor,
  { clock }: Needs<'clock'>,
  member: MemberRow,
): Promise<AuthUserView> => ({
  userId: member.id,
  nickname: member.nickname,
  phoneNumber: member.phoneNumber ?? '',
  userStatus: userStatusOf(await findMembership(executor, member.id), clock.now()),
  marketingAllowed: member.marketingAllowed,
});

/** Rejects a number during the block after a withdrawal; reported only after it was verified. */
export const refuseEarlyRejoin = async (
  executor: Executor,
  { config, clock }: Needs<'clock' | 'config'>,
  phoneNumber: string,
): Promise<Refusal | undefined> => {
  const withdrawnAt = await findLastWithdrawal(executor, keyedHash(config, 'phone-number', phoneNumber));
  if (withdrawnAt === undefined) return undefined;
  const isBlocked = clock.now().getTime() - withdrawnAt.getTime() < REJOIN_BLOCK_DAYS * DAY_MS;
  return isBlocked ? new Refusal('NOT_OVER_14DAYS') : undefined;
};

/** Logs a member in with a new session. */
export const logIn = async (
  tx: Transaction,
  parts: Needs<'clock' | 'config'>,
  { member, proof, device, first }: { member: MemberRow; proof: OtpProof; device?: Device; first?: string | undefined },
): Promise<LoginDataView> => {
  if (member.partnerId !== null && !member.hasUsedPartner) await updateMember(tx, member.id, { hasUsedPartner: true });
  return viewLogin(tx, parts, { member, proof, tokens: await startSession(tx, parts, member.id, device, first) });
};

/** Login data of a member with the tokens of a session. */
const viewLogin = async (
  tx: Transaction,
  parts: Needs<'clock'>,
  { member, proof, tokens }: { member: MemberRow; proof: OtpProof; tokens: TokenPairView },
): Promise<LoginDataView> => {
  const isPartnerUser = member.partnerId !== null;
  return {
    isFirst: false,
    isFirstPartnerUser: isPartnerUser && !member.hasUsedPartner,
    isPartnerUser,
    phone: member.phoneNumber ?? '',
    marketingAllowed: member.marketingAllowed,
    otpId: proof.otpId,
    otpCode: proof.otpCode,
    userId: member.id,
    email: member.email,
    provider: member.provider,
    ...tokens,
    user: await viewAuthUser(tx, parts, member),
  };
};

/** Login data of an unregistered number: the code stays valid for the registration. */
const welcome = (phone: string, { otpId, otpCode }: OtpProof): LoginDataView => ({
  isFirst: true,
  isFirstPartnerUser: false,
  isPartnerUser: false,
  phone,
  marketingAllowed: false,
  otpId,
  otpCode,
  userId: null,
  email: null,
  provider: 'PHONE',
});

/** First refresh token of a login with a key: derivable from the same call by this server only. */
const firstTokenOf = (
  { config }: Needs<'config'>,
  { otpId, otpCode }: OtpProof,
  key: string | undefined,
): string | undefined =>
  key === undefined ? undefined : keyedHash(config, 'login-token', [otpId, otpCode, key].join(':'));

/**
 * Repeats a login with a used code: the same response for the same call within a minute, else a refusal. Undefined for
 * any other code.
 */
const repeatLogin = async (
  tx: Transaction,
  parts: Needs<'clock' | 'config'>,
  { proof, first }: { readonly proof: Required<OtpProof>; readonly first: string | undefined },
): Promise<LoginDataView | Refusal | undefined> => {
  const otp = await lockOtp(tx, proof.otpId);
  const isOwn = otp !== undefined && (await isSpentCode(tx, parts, proof));
  if (!isOwn || otp.spentAt === null) return undefined;
  const used = new Refusal('OTP_EXPIRED', { svMessage: USED });
  const isRecent = parts.clock.now().getTime() - otp.spentAt.getTime() <= LOGIN_REPEAT_MS;
  const member = await findMemberByPhone(tx, otp.phoneNumber);
  if (first === undefined || !isRecent || member === undefined) return used;
  const tokens = await repeatSession(tx, parts, member.id, first);
  return tokens === undefined ? used : viewLogin(tx, parts, { member, proof, tokens });
};

interface LoginCall extends Required<OtpProof> {
  readonly socialToken?: string;
  readonly device?: Device;
  /** Idempotency key known to the caller only. */
  readonly key?: string | undefined;
}

/**
 * Verifies a code: logs a registered number in and uses the code up, or starts the registration. A social token's
 * account is linked to the member. A repeated call with the same key is the same login.
 *
 * @throws {Refusal} `OTP_WRONG`, `OTP_EXPIRED`, `NOT_OVER_14DAYS`; `VALIDATION` for an invalid social token, without
 * counting a try.
 */
export const loginWithOtp = async (
  parts: Needs<'clock' | 'config' | 'database' | 'messages'>,
  { socialToken, device, key, ...proof }: LoginCall,
): Promise<LoginDataView> => {
  const identity = await readSocialToken(parts, socialToken);
  const outcome = await parts.database.transaction(async (tx) => {
    const otp = await tryOtp(tx, parts, proof);
    const first = firstTokenOf(parts, proof, key);
    if (otp instanceof Refusal) return (await repeatLogin(tx, parts, { proof, first })) ?? otp;
    const member = await findMemberByPhone(tx, otp.phoneNumber);
    if (member === undefined)
      return (await refuseEarlyRejoin(tx, parts, otp.phoneNumber)) ?? welcome(otp.phoneNumber, proof);
    if (otp.spentAt !== null) return new Refusal('OTP_EXPIRED', { svMessage: USED });
    await markSpent(tx, otp.id, parts.clock.now());
    if (identity !== undefined) await linkLogin(tx, parts, identity, { memberId: member.id });
    return logIn(tx, parts, { member, proof, first, ...(device !== undefined && { device }) });
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};
