import { advanceLimitProblem, OPEN_REQUESTS_MAX, ORDERS_PER_HOUR, type Estimate } from '@dongne/contract';
import { countLockedUse, invalidField, Refusal, type Executor, type Needs, type Transaction } from '#base';
import { activeCardOf, isUsableCoupon } from '#money';
import { waitingRequestAt, type OrderBasis } from './order-repository';
import type { NewRequest, SentRequest } from './request-input';

const HOUR_MS = 3_600_000;
const ORDERED_ALREADY = '이 세탁소에 같은 시간으로 이미 신청했어요. 하나 더 신청할까요?';
const OVERDUE = '결제되지 않은 금액이 있어 새로 신청할 수 없어요. 이용현황에서 결제하면 바로 신청할 수 있어요.';

/**
 * Limits orders of one member per hour. Needs the lock of the member.
 *
 * @throws {Refusal} `TOO_MANY_REQUESTS`.
 */
export const countOrder = (tx: Transaction, parts: Needs<'clock' | 'config'>, memberId: number): Promise<void> =>
  countLockedUse(tx, parts, { subject: `order:${memberId}`, max: ORDERS_PER_HOUR, windowMs: HOUR_MS });

/**
 * Limits the open requests of one member, and blocks orders of members with overdue charges.
 *
 * @param standing read after the lock of the member, so that of two concurrent orders the second sees the first.
 * @throws {Refusal} `TOO_MANY_REQUESTS`, `PAYMENT_REFUSED` while something is overdue.
 */
export const checkStanding = ({ isOverdue, waiting }: Pick<OrderBasis, 'isOverdue' | 'waiting'>): void => {
  if (isOverdue) throw new Refusal('PAYMENT_REFUSED', { svMessage: OVERDUE });
  if (waiting < OPEN_REQUESTS_MAX) return;
  throw new Refusal('TOO_MANY_REQUESTS', {
    svMessage: `수거를 기다리는 신청이 ${OPEN_REQUESTS_MAX}건이에요. 수거가 끝나거나 취소한 뒤에 다시 신청해 주세요.`,
  });
};

/**
 * Limits an agreement in advance to the estimate that the customer saw.
 *
 * @param estimate as calculated by the server, regardless of the form.
 * @throws {Refusal} `VALIDATION`.
 */
export const checkAdvanceLimit = (limitWon: number | null, { max }: Pick<Estimate, 'max'>): void => {
  const problem = limitWon === null ? undefined : advanceLimitProblem(limitWon, max);
  if (problem !== undefined) throw invalidField('advanceLimitWon', problem);
};

/**
 * Checks that card and coupon are the customer's own. Ordering neither charges nor redeems them.
 *
 * @throws {Refusal} `VALIDATION` for another member's card or coupon, and for a coupon that is used or over.
 */
export const checkPaymentChoice = async (
  executor: Executor,
  memberId: number,
  { creditCardId, couponId }: Pick<NewRequest, 'creditCardId' | 'couponId'>,
  now: Date,
): Promise<void> => {
  if (creditCardId !== null && (await activeCardOf(executor, memberId))?.id !== creditCardId)
    throw invalidField('creditCardId', '등록된 카드가 아니에요.');
  if (couponId === null) return;
  if (!(await isUsableCoupon(executor, { id: couponId, memberId, now })))
    throw invalidField('couponId', '사용할 수 없는 쿠폰이에요.');
};

/**
 * Refuses the second of two requests for the same shop and slot where the form asks for that: another tab, another
 * device or a second press of "like last time" ordered already. The form then asks once whether two are meant.
 *
 * @throws {Refusal} `ALREADY_EXISTS` with `applicationId`, the request that waits.
 */
export const checkSecond = async (
  tx: Transaction,
  memberId: number,
  { refuseSecond, laundryId, collectionTime }: Pick<SentRequest, 'refuseSecond' | 'laundryId' | 'collectionTime'>,
): Promise<void> => {
  const applicationId = refuseSecond ? await waitingRequestAt(tx, memberId, { laundryId, collectionTime }) : undefined;
  if (applicationId !== undefined)
    throw new Refusal('ALREADY_EXISTS', { svMessage: ORDERED_ALREADY, details: { applicationId } });
};
