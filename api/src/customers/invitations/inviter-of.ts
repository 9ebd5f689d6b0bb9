import { REFERRAL_TRIES_PER_HOUR } from '@dongne/contract';
import { invalidField, Refusal, type Needs, type Transaction, countUse } from '#base';
import { isRestricted } from '../members';
import { findInviter, wasInvited } from './invitation-repository';

const HOUR_MS = 3_600_000;

const UNKNOWN = '없는 추천 코드예요. 다시 확인하거나 비워 두고 가입해 주세요.';
const OWN = '내가 쓰던 추천 코드는 쓸 수 없어요. 비워 두고 가입해 주세요.';
const USED = '추천 코드는 번호마다 한 번만 쓸 수 있어요. 비워 두고 가입해 주세요.';
const OVER = '더는 쓸 수 없는 추천 코드예요. 비워 두고 가입해 주세요.';
const TOO_OFTEN = '추천 코드를 너무 여러 번 시도했어요. 비워 두고 가입하거나 한 시간 뒤에 다시 시도해 주세요.';

/** Data of a new member for finding the inviter. */
export interface InvitedApplicant {
  /** Code as typed or from a link. */
  readonly referralCode: string | null | undefined;
  /** Keyed hash of the number, which is kept after a withdrawal. */
  readonly phoneHash: string;
}

/** Normalises a typed code: any case, spaces anywhere. Codes are stored in lower case; product specification §5. */
const referralCodeOf = (typed: string | null | undefined): string => (typed ?? '').replace(/\s+/g, '').toLowerCase();

const sentence = (text: string): Refusal => invalidField('referralCode', text);

const resolve = async (tx: Transaction, code: string, phoneHash: string): Promise<number | Refusal> => {
  const inviter = await findInviter(tx, code);
  if (inviter === undefined) return sentence(UNKNOWN);
  if (inviter.phoneHash === phoneHash) return sentence(OWN);
  if (await wasInvited(tx, phoneHash)) return sentence(USED);
  if (inviter.withdrawnAt !== null || isRestricted(inviter.partnerId, 'invite')) return sentence(OVER);
  return inviter.id;
};

/**
 * Finds the inviter of a new member. An invalid code is rejected, because the member would expect points; no code is
 * fine. Every try counts against guessing.
 *
 * @returns the id of the inviter, `null` without a code, or a refusal: `VALIDATION` on `referralCode`,
 * `TOO_MANY_REQUESTS`. The refusal is returned, not thrown, so that the transaction commits the count.
 */
export const inviterOf = async (
  tx: Transaction,
  parts: Needs<'clock' | 'config'>,
  { referralCode, phoneHash }: InvitedApplicant,
): Promise<number | null | Refusal> => {
  const code = referralCodeOf(referralCode);
  if (code === '') return null;
  try {
    await countUse(tx, parts, { subject: `referral:${phoneHash}`, max: REFERRAL_TRIES_PER_HOUR, windowMs: HOUR_MS });
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    const { retryAfterSeconds } = cause;
    return new Refusal('TOO_MANY_REQUESTS', {
      svMessage: TOO_OFTEN,
      cause,
      ...(retryAfterSeconds && { retryAfterSeconds }),
    });
  }
  return resolve(tx, code, phoneHash);
};
