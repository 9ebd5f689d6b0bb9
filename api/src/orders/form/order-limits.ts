import { OPEN_REQUESTS_MAX, ORDERS_PER_HOUR } from '@dongne/contract';
import { Refusal, type Needs } from '../../common';
import { countUse } from '../../rate-limit';
import type { Transaction } from '../../database';
import { standingOf } from '../requests/request-repository';

const HOUR_MS = 3_600_000;
const OVERDUE = '결제되지 않은 금액이 있어 새로 신청할 수 없어요. 이용현황에서 결제하면 바로 신청할 수 있어요.';

/**
 * Keeps one member from taking all the places of a shop. Counting the use holds a lock of the member until the transaction
 * ends, so that orders at the same moment are counted one after the other.
 *
 * @throws {Refusal} `TOO_MANY_REQUESTS`, `PAYMENT_REFUSED` while something is overdue.
 */
export const checkOrderLimits = async (
  tx: Transaction,
  parts: Needs<'clock' | 'config'>,
  memberId: number,
): Promise<void> => {
  await countUse(tx, parts, { subject: `order:${memberId}`, max: ORDERS_PER_HOUR, windowMs: HOUR_MS });
  const { isOverdue, waiting } = await standingOf(tx, memberId);
  if (isOverdue) throw new Refusal('PAYMENT_REFUSED', { svMessage: OVERDUE });
  if (waiting < OPEN_REQUESTS_MAX) return;
  throw new Refusal('TOO_MANY_REQUESTS', {
    svMessage: `수거를 기다리는 신청이 ${OPEN_REQUESTS_MAX}건이에요. 수거가 끝나거나 취소한 뒤에 다시 신청해 주세요.`,
  });
};
