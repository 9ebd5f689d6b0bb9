import { COUPON_CODE, couponCode, seoulDate, startOfSeoulDay } from '@dongne/contract';
import { Refusal, type Needs, type Executor, type Transaction, countUse } from '#base';
import { findMember, isRestricted } from '#customers';
import {
  countTaken,
  couponOfCampaign,
  insertCoupon,
  lockCampaign,
  lockCampaignOfEvent,
  type CampaignRow,
  type CouponRow,
} from './coupon-repository';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A coupon that is valid for some days is so to the end of the last of them, in Seoul. */
export const endAfterDays = (days: number, now: Date): Date =>
  new Date(startOfSeoulDay(seoulDate(now)) + (days + 1) * DAY_MS - 1_000);

/** Gives a coupon of a campaign that is locked. @throws {Refusal} `INVALID_TRANSITION` when it is over or all are given away. */
const giveOf = async (tx: Transaction, memberId: number, campaign: CampaignRow, now: Date): Promise<CouponRow> => {
  const { id: campaignId, code, name, discountWon, minimumWon, endsAt, validDays, maxTaken } = campaign;
  if (endsAt <= now) throw new Refusal('INVALID_TRANSITION', { svMessage: '등록 기간이 끝난 쿠폰이에요.' });
  if (maxTaken !== null && (await countTaken(tx, campaignId)) >= maxTaken)
    throw new Refusal('INVALID_TRANSITION', { svMessage: '준비한 수량이 모두 나간 쿠폰이에요.' });
  const expiresAt = validDays === null ? endsAt : endAfterDays(validDays, now);
  return insertCoupon(tx, { memberId, campaignId, code, name, discountWon, minimumWon, expiresAt });
};

/** @throws {Refusal} `NOT_FOUND`, `ALREADY_EXISTS`, `INVALID_TRANSITION`. */
const takeOf = async (tx: Transaction, memberId: number, code: string, now: Date): Promise<CouponRow> => {
  const campaign = await lockCampaign(tx, code);
  if (campaign === undefined)
    throw new Refusal('NOT_FOUND', { svMessage: '없는 쿠폰 코드예요. 코드를 다시 확인해 주세요.' });
  const own = await couponOfCampaign(tx, memberId, campaign.id);
  if (own !== undefined)
    throw new Refusal('ALREADY_EXISTS', {
      svMessage: own.usedAt === null ? '이미 받은 쿠폰이에요.' : '이미 사용한 쿠폰이에요.',
    });
  return giveOf(tx, memberId, campaign, now);
};

/** A programme without coupons gives its users none. @throws {Refusal} `PARTNER_RESTRICTED`. */
const checkMayHold = async (executor: Executor, memberId: number): Promise<void> => {
  const member = await findMember(executor, memberId);
  if (isRestricted(member?.partnerId ?? null, 'coupons')) throw new Refusal('PARTNER_RESTRICTED');
};

/**
 * Gives a member the coupon of an event, once; idempotent: a second call answers with the same coupon in any state.
 *
 * @param check refuses members that may not take one now; skipped for members that have it.
 * @throws {Refusal} `NOT_FOUND` where the event gives none, `INVALID_TRANSITION` when it is over or all are given away,
 * `PARTNER_RESTRICTED`.
 */
export const takeCouponOfEvent = async (
  tx: Transaction,
  { memberId, eventId, now }: { readonly memberId: number; readonly eventId: number; readonly now: Date },
  check: () => void,
): Promise<CouponRow> => {
  await checkMayHold(tx, memberId);
  const campaign = await lockCampaignOfEvent(tx, eventId);
  if (campaign === undefined) throw new Refusal('NOT_FOUND', { svMessage: '이 이벤트에는 쿠폰이 없어요.' });
  const own = await couponOfCampaign(tx, memberId, campaign.id);
  if (own !== undefined) return own;
  check();
  return giveOf(tx, memberId, campaign, now);
};

/**
 * Gives a member the coupon of a code, once. Every try counts towards the rate limit, so that codes cannot be guessed.
 * @throws {Refusal} `NOT_FOUND` for an unknown code, `INVALID_TRANSITION` when it is over or all are given away,
 * `ALREADY_EXISTS` when the member has it or had it, `PARTNER_RESTRICTED`, `TOO_MANY_REQUESTS`.
 */
export const takeCoupon = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  memberId: number,
  typed: string,
): Promise<CouponRow> => {
  const { database, clock } = parts;
  await checkMayHold(database, memberId);
  const limit = { subject: `coupon:${memberId}`, max: COUPON_CODE.triesPerHour, windowMs: HOUR_MS };
  await database.transaction((tx) => countUse(tx, parts, limit));
  return database.transaction((tx) => takeOf(tx, memberId, couponCode(typed), clock.now()));
};
