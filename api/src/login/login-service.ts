import { REJOIN_BLOCK_DAYS } from '@dongne/contract';
import { Refusal, type Needs } from '../common';
import { keyedHash } from '../config';
import type { Executor, Transaction } from '../database';
import { findLastWithdrawal, findMemberByPhone, updateMember, type MemberRow } from '../members';
import { findMembership, userStatusOf } from '../memberships';
import type { AuthUserView, LoginDataView } from './login-schemas';
import { markSpent } from './otp-repository';
import { tryOtp, type OtpProof } from './otp-service';
import { startSession, type Device } from '../auth';
import { linkLogin } from './social-links';
import { readSocialToken } from './social-token';

const DAY_MS = 24 * 3_600_000;

/** The auth user that clients keep. */
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

/** The block after a withdrawal, told only to who has proved the number. */
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

/** Login data of a member, with a new session's tokens. */
export const logIn = async (
  tx: Transaction,
  parts: Needs<'clock' | 'config'>,
  { member, proof, device }: { member: MemberRow; proof: OtpProof; device?: Device },
): Promise<LoginDataView> => {
  const isPartnerUser = member.partnerId !== null;
  if (isPartnerUser && !member.hasUsedPartner) await updateMember(tx, member.id, { hasUsedPartner: true });
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
    ...(await startSession(tx, parts, member.id, device)),
    user: await viewAuthUser(tx, parts, member),
  };
};

/** Login data of a number that nobody is registered with: the code stays good for the registration. */
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

/**
 * Enters a code: a registered number is logged in and the code is used up, any other is told to register. The account
 * that a social token names is linked to the member.
 *
 * @throws {Refusal} `OTP_WRONG`, `OTP_EXPIRED`, `NOT_OVER_14DAYS`; `VALIDATION` for a social token that does not hold,
 *   and then the code has not been tried.
 */
export const loginWithOtp = async (
  parts: Needs<'clock' | 'config' | 'database' | 'messages'>,
  { socialToken, device, ...proof }: OtpProof & { readonly socialToken?: string; readonly device?: Device },
): Promise<LoginDataView> => {
  const identity = await readSocialToken(parts, socialToken);
  const outcome = await parts.database.transaction(async (tx) => {
    const otp = await tryOtp(tx, parts, proof);
    if (otp instanceof Refusal) return otp;
    const member = await findMemberByPhone(tx, otp.phoneNumber);
    if (member === undefined)
      return (await refuseEarlyRejoin(tx, parts, otp.phoneNumber)) ?? welcome(otp.phoneNumber, proof);
    if (otp.spentAt !== null) return new Refusal('OTP_EXPIRED');
    await markSpent(tx, otp.id, parts.clock.now());
    if (identity !== undefined) await linkLogin(tx, parts, identity, { memberId: member.id });
    return logIn(tx, parts, { member, proof, ...(device !== undefined && { device }) });
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};
