import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import {
  isMobileNumber,
  OTP_DIGITS,
  OTP_MAX_TRIES,
  OTP_REGISTRATION_MS,
  OTP_RESEND_MS,
  OTP_SENDS_PER_HOUR,
  OTP_TTL_MS,
  phoneDigits,
} from '@dongne/contract';
import { invalidField, Refusal, type Needs, keyedHash, countUse, type Transaction } from '#base';
import { ACCOUNT_TEXTS, deliverDue, findMessage } from '../messages';
import { addWrongTry, deleteOtp, insertOtp, lockOtp, markVerified, spendUnverified, type Otp } from './otp-repository';
import type { SentOtpView } from './login-schemas';

const HOUR_MS = 3_600_000;

/** Phone number ownership proof sent by the customer. */
export interface OtpProof {
  readonly otpId: string;
  readonly otpCode: string;
  /** Number as typed; a registration does not repeat it. */
  readonly phoneNumber?: string;
}

/** Purpose and member of a code; other codes are invalid. */
export interface OtpUse {
  readonly purpose: 'login' | 'phoneChange' | 'withdrawal';
  readonly memberId: number | null;
}

const LOGIN: OtpUse = { purpose: 'login', memberId: null };

const wordsFor = ({ config }: Needs<'config'>, { purpose }: OtpUse, code: string) => {
  const host = new URL(config.publicOrigin).hostname;
  return purpose === 'login' ? ACCOUNT_TEXTS.code({ code, host }) : ACCOUNT_TEXTS.proofCode({ code, host, purpose });
};

/**
 * Rate limit subject. Login codes are limited separately, because anyone can request them and would exhaust a member's
 * proofs.
 */
const subjectOf = ({ purpose, memberId }: OtpUse, phoneNumber: string): string =>
  purpose === 'login' ? `otp:${phoneNumber}` : `otp-proof:${memberId}`;

const hashCode = ({ config }: Needs<'config'>, otpId: string, code: string): string =>
  keyedHash(config, 'otp-code', `${otpId}:${code}`);

const newCode = (parts: Needs<'config'>, id: string = randomUUID()) => {
  const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
  return { id, code, codeHash: hashCode(parts, id, code) };
};

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const NOT_SENT = '문자를 보내지 못했어요. 번호를 확인하고 다시 시도해 주세요.';

/** Sends the code without waiting for the outbox job. If the provider does not respond, the outbox retries. */
const sendNow = async (
  parts: Needs<'clock' | 'database' | 'messages'>,
  { otpId, messageId }: { readonly otpId: string; readonly messageId: number | undefined },
): Promise<void> => {
  if (messageId === undefined) return;
  await deliverDue(parts, messageId);
  if ((await findMessage(parts.database, messageId))?.state !== 'failed') return;
  // Otherwise a repeated call would be answered as if the code had been sent.
  await deleteOtp(parts.database, otpId);
  throw new Refusal('UNAVAILABLE', { svMessage: NOT_SENT });
};

/** Id of the code of a call's key, derived from it so that the key itself is not stored. */
const idOf = ({ config }: Needs<'config'>, key: string, { purpose, memberId }: OtpUse, phoneNumber: string): string =>
  Buffer.from(keyedHash(config, 'otp-id', [purpose, memberId, phoneNumber, key].join(':')), 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');

const viewSent = ({ id, createdAt, expiresAt }: Pick<Otp, 'id' | 'createdAt' | 'expiresAt'>): SentOtpView => ({
  otpId: id,
  expiresAt: expiresAt.toISOString(),
  resendAt: new Date(createdAt.getTime() + OTP_RESEND_MS).toISOString(),
});

/**
 * Whether a code can no longer be entered: used, tried too often, or expired, half an hour after its verification for
 * the registration, else after three minutes.
 */
const isOver = ({ spentAt, registeredMemberId, wrongTries, verifiedAt, expiresAt }: Otp, now: Date): boolean => {
  if (spentAt !== null && registeredMemberId === null) return true;
  if (wrongTries >= OTP_MAX_TRIES) return true;
  return now.getTime() > (verifiedAt === null ? expiresAt.getTime() : verifiedAt.getTime() + OTP_REGISTRATION_MS);
};

/** Call that requests a code. */
interface CodeCall {
  readonly typedNumber: string;
  readonly callerAddress: string;
  /** Idempotency key known to the caller only. */
  readonly key?: string | undefined;
  readonly use?: OtpUse;
}

/**
 * Sends a code to a phone number, by default for a login. Earlier codes stay valid until they expire: otherwise anyone
 * could lock a number's owner out by requesting codes. A repeated key returns the code that was sent, while it is
 * valid, without sending or counting.
 *
 * @throws {Refusal} `VALIDATION` when it is not a mobile number, `TOO_MANY_REQUESTS` by the limits of the rulings,
 * `UNAVAILABLE` when it cannot be sent.
 */
export const sendOtp = async (
  parts: Needs<'clock' | 'config' | 'database' | 'messages'>,
  { typedNumber, callerAddress, key, use = LOGIN }: CodeCall,
): Promise<SentOtpView> => {
  if (!isMobileNumber(typedNumber)) throw invalidField('phoneNumber', '휴대폰 번호를 다시 확인해 주세요.');
  const phoneNumber = phoneDigits(typedNumber);
  const now = parts.clock.now();
  const expiresAt = new Date(now.getTime() + OTP_TTL_MS);
  const keyId = key === undefined ? undefined : idOf(parts, key, use, phoneNumber);

  const { otp, messageId } = await parts.database.transaction(async (tx) => {
    const insert = async (id: string | undefined) => {
      const { code, ...hashed } = newCode(parts, id);
      const otp = { ...hashed, phoneNumber, createdAt: now, expiresAt, ...use };
      return (await insertOtp(tx, otp)) ? { otp, code } : undefined;
    };
    const first = await insert(keyId);
    const earlier = first === undefined && keyId !== undefined ? await lockOtp(tx, keyId) : undefined;
    if (earlier !== undefined && !isOver(earlier, now)) return { otp: earlier, messageId: undefined };
    const inserted = first ?? (await insert(undefined));
    if (inserted === undefined) throw new Refusal('UNAVAILABLE');
    const { perNumber, perAddress } = OTP_SENDS_PER_HOUR;
    await countUse(tx, parts, {
      subject: subjectOf(use, phoneNumber),
      max: perNumber,
      windowMs: HOUR_MS,
      gapMs: OTP_RESEND_MS,
    });
    await countUse(tx, parts, { subject: `otp-from:${callerAddress}`, max: perAddress, windowMs: HOUR_MS });
    const { event, title, text } = wordsFor(parts, use, inserted.code);
    const [id] = await parts.messages.send(tx, { event, purpose: 'code', to: phoneNumber, title, text, expiresAt });
    return { otp: inserted.otp, messageId: id };
  });
  await sendNow(parts, { otpId: otp.id, messageId });
  return viewSent(otp);
};

/**
 * Inserts an already verified code, for an owner authenticated by other means.
 *
 * @returns the proof for a call.
 */
export const grantCode = async (
  tx: Transaction,
  parts: Needs<'clock' | 'config'>,
  { phoneNumber, use }: { readonly phoneNumber: string; readonly use: OtpUse },
): Promise<{ readonly otpId: string; readonly otpCode: string }> => {
  const now = parts.clock.now();
  const { id, code, codeHash } = newCode(parts);
  await insertOtp(tx, { id, phoneNumber, codeHash, createdAt: now, expiresAt: now, verifiedAt: now, ...use });
  return { otpId: id, otpCode: code };
};

/** Message for too many tries: "expired" would contradict the timer on the screen. */
const wordsOf = (otp: Otp): { readonly svMessage?: string } =>
  otp.wrongTries >= OTP_MAX_TRIES ? { svMessage: `${OTP_MAX_TRIES}번 틀렸어요. 인증번호를 새로 받아 주세요.` } : {};

const isFor = (otp: Otp, { purpose, memberId }: OtpUse): boolean =>
  otp.purpose === purpose && otp.memberId === memberId;

/**
 * Whether a code is correct but used: a repeated call after a lost response or a double tap. It proves and changes
 * nothing.
 */
export const isSpentCode = async (
  tx: Transaction,
  parts: Needs<'config'>,
  { otpId, otpCode, phoneNumber }: Required<OtpProof>,
): Promise<boolean> => {
  const otp = await lockOtp(tx, otpId);
  if (otp === undefined || otp.spentAt === null || otp.verifiedAt === null || !isFor(otp, LOGIN)) return false;
  return otp.phoneNumber === phoneDigits(phoneNumber) && isSame(otp.codeHash, hashCode(parts, otp.id, otpCode));
};

/**
 * Verifies a code. The count of a wrong one must not be rolled back, so a refusal is returned and the caller throws it
 * after its transaction.
 * The first correct entry invalidates the number's other codes for the same purpose.
 *
 * @returns the locked row; or `OTP_WRONG`, or `OTP_EXPIRED` when it has expired, was used, or had too many tries.
 */
export const tryOtp = async (
  tx: Transaction,
  parts: Needs<'clock' | 'config'>,
  proof: OtpProof,
  use = LOGIN,
): Promise<Otp | Refusal> => {
  const now = parts.clock.now();
  const otp = await lockOtp(tx, proof.otpId);
  if (otp === undefined || !isFor(otp, use)) return new Refusal('OTP_EXPIRED');
  if (isOver(otp, now)) return new Refusal('OTP_EXPIRED', wordsOf(otp));
  const isOwnNumber = proof.phoneNumber === undefined || phoneDigits(proof.phoneNumber) === otp.phoneNumber;
  if (!isOwnNumber || !isSame(otp.codeHash, hashCode(parts, otp.id, proof.otpCode))) {
    await addWrongTry(tx, otp.id);
    return new Refusal('OTP_WRONG');
  }
  if (otp.verifiedAt === null) {
    await markVerified(tx, otp.id, now);
    await spendUnverified(tx, otp, now);
  }
  return otp;
};
