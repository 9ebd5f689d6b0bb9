import { randomInt } from 'node:crypto';
import { REGISTRATION_REPEAT_MS, REGISTRATION_TERMS } from '@dongne/contract';
import { hasEndedSession, Refusal, type Needs, keyedHash, type Transaction } from '#base';
import {
  type LoginDataView,
  logIn,
  refuseEarlyRejoin,
  markSpent,
  type Otp,
  tryOtp,
  linkLogin,
  readSocialToken,
} from '../login';
import { inviterOf } from '../invitations';
import {
  saveAddress,
  servedAddress,
  type ServedAddress,
  findMember,
  findMemberByPhone,
  insertMember,
  type MemberRow,
  newReferralCode,
} from '../members';
import type { AgreementsInput, RegistrationInput } from './registration-schemas';

/** Called with each new member, in the transaction that creates it. */
export type OnRegistered = (tx: Transaction, parts: Needs<'clock' | 'config'>, member: MemberRow) => Promise<void>;

/** Registration data, the validated address, and what follows. */
interface Applicant {
  readonly input: RegistrationInput;
  readonly address: ServedAddress;
  readonly onRegistered: OnRegistered;
}

const refuseMissingTerms = (agreements: AgreementsInput): void => {
  const missing = REGISTRATION_TERMS.filter(({ key, required }) => required && agreements[key] !== true);
  if (missing.length === 0) return;
  throw new Refusal('VALIDATION', {
    fields: Object.fromEntries(missing.map(({ key, label }) => [`agreements.${key}`, `${label}가 필요해요.`])),
  });
};

/** Default nickname. */
const neighbourName = (): string => `이웃${String(randomInt(10_000)).padStart(4, '0')}`;

const createMember = async (
  tx: Transaction,
  parts: Needs<'clock' | 'config'>,
  phoneNumber: string,
  { input, address, onRegistered }: Applicant,
): Promise<MemberRow | Refusal> => {
  const now = parts.clock.now();
  const { agreements, referralCode } = input;
  const phoneHash = keyedHash(parts.config, 'phone-number', phoneNumber);
  const invitedById = await inviterOf(tx, parts, { referralCode, phoneHash });
  if (invitedById instanceof Refusal) return invitedById;
  const marketingAllowed = agreements.marketing === true;
  const member = await insertMember(tx, {
    phoneNumber,
    phoneHash,
    nickname: input.nickname ?? neighbourName(),
    marketingAllowed,
    nightAllowed: marketingAllowed && agreements.night === true,
    locationAllowed: agreements.location === true,
    termsAgreedAt: now,
    marketingAgreedAt: marketingAllowed ? now : null,
    nightAgreedAt: marketingAllowed && agreements.night === true ? now : null,
    referralCode: newReferralCode(),
    invitedById,
    joinedAt: now,
  });
  await saveAddress(tx, member.id, address, now);
  await onRegistered(tx, parts, member);
  return member;
};

/**
 * Whether a repeated registration may be answered: soon after the first one, and while no session was ended, which only
 * the recipient of the response can do.
 */
const isAnswerLost = async (tx: Transaction, { spentAt }: Otp, memberId: number, now: Date): Promise<boolean> =>
  spentAt !== null &&
  now.getTime() - spentAt.getTime() <= REGISTRATION_REPEAT_MS &&
  !(await hasEndedSession(tx, memberId));

/** Member of the code: the existing one after a lost response, or a new one. */
const memberFor = async (
  tx: Transaction,
  parts: Needs<'clock' | 'config'>,
  otp: Otp,
  applicant: Applicant,
): Promise<MemberRow | Refusal> => {
  if (otp.registeredMemberId !== null) {
    const mayRepeat = await isAnswerLost(tx, otp, otp.registeredMemberId, parts.clock.now());
    const member = mayRepeat ? await findMember(tx, otp.registeredMemberId) : undefined;
    return member ?? new Refusal('OTP_EXPIRED');
  }
  const blocked = await refuseEarlyRejoin(tx, parts, otp.phoneNumber);
  if (blocked !== undefined) return blocked;
  if ((await findMemberByPhone(tx, otp.phoneNumber)) !== undefined) {
    return new Refusal('ALREADY_EXISTS', { svMessage: '이미 가입한 번호예요. 로그인해 주세요.' });
  }
  const member = await createMember(tx, parts, otp.phoneNumber, applicant);
  if (member instanceof Refusal) return member;
  await markSpent(tx, otp.id, parts.clock.now(), member.id);
  return member;
};

/**
 * Registers the verified number with its first address, and logs it in. A repeated call after a lost response returns
 * the same member with new tokens. A social token's account is linked to the member.
 *
 * @throws {Refusal} `VALIDATION` without the required terms, with an invalid social token or referral code,
 * `OUT_OF_AREA`, `OTP_WRONG`, `OTP_EXPIRED`, `NOT_OVER_14DAYS`, `TOO_MANY_REQUESTS` for too many referral codes,
 * `ALREADY_EXISTS` when the number was registered with another code.
 */
export const registerMember = async (
  parts: Needs<'clock' | 'config' | 'database' | 'messages'>,
  input: RegistrationInput,
  { deviceName, onRegistered }: { readonly deviceName: string | null; readonly onRegistered: OnRegistered },
): Promise<LoginDataView> => {
  refuseMissingTerms(input.agreements);
  const address = servedAddress(input.addressInfo);
  const identity = await readSocialToken(parts, input.socialToken);
  const proof = { otpId: input.otpId, otpCode: input.otpCode };
  const outcome = await parts.database.transaction(async (tx) => {
    const otp = await tryOtp(tx, parts, proof);
    if (otp instanceof Refusal) return otp;
    const member = await memberFor(tx, parts, otp, { input, address, onRegistered });
    if (member instanceof Refusal) return member;
    if (identity !== undefined) await linkLogin(tx, parts, identity, { memberId: member.id, isNewcomer: true });
    const device = { fcmToken: input.fcmToken, deviceInfo: input.deviceInfo, deviceName };
    return { ...(await logIn(tx, parts, { member, proof, device })), isFirst: true };
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};
