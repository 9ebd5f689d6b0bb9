import { OPEN_REQUESTS_MAX, ORDERS_PER_HOUR } from '@dongne/contract';
import { Refusal, type Needs, countUse, type Transaction } from '#base';
import type { OrderBasis } from './order-repository';

const HOUR_MS = 3_600_000;
const OVERDUE = '결제되지 않은 금액이 있어 새로 신청할 수 없어요. 이용현황에서 결제하면 바로 신청할 수 있어요.';

/**
 * Limits orders of one member per hour. Counting the use locks the member until the transaction ends, so that
 * concurrent orders are counted one after the other.
 *
 * @throws {Refusal} `TOO_MANY_REQUESTS`.
 */
export const countOrder = (tx: Transaction, parts: Needs<'clock' | 'config'>, memberId: number): Promise<void> =>
  countUse(tx, parts, { subject: `order:${memberId}`, max: ORDERS_PER_HOUR, windowMs: HOUR_MS });

/**
 * Limits the open requests of one member, and blocks orders of members with overdue charges.
 *
 * @param standing read after `countOrder`, so that of two concurrent orders the second sees the first.
 * @throws {Refusal} `TOO_MANY_REQUESTS`, `PAYMENT_REFUSED` while something is overdue.
 */
export const checkStanding = ({ isOverdue, waiting }: Pick<OrderBasis, 'isOverdue' | 'waiting'>): void => {
  if (isOverdue) throw new Refusal('PAYMENT_REFUSED', { svMessage: OVERDUE });
  if (waiting < OPEN_REQUESTS_MAX) return;
  throw new Refusal('TOO_MANY_REQUESTS', {
    svMessage: `수거를 기다리는 신청이 ${OPEN_REQUESTS_MAX}건이에요. 수거가 끝나거나 취소한 뒤에 다시 신청해 주세요.`,
  });
};
