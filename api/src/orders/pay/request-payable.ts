import { formatWon, PAYMENT_OVERDUE_HOURS, PAYMENT_RETRY_HOURS, type PaymentStatus } from '@dongne/contract';
import { earnForCompleted, revokeEarned, payingCardOf, type ChargeRow, type Payable } from '#money';
import type { Needs, Transaction } from '#base';
import type { RequestEvent } from '#tables';
import { PAYMENT_TEXTS, notifyMember, type RenderedMessage } from '#customers';
import { lockRequestById, recordInTimeline, type RequestRow, updateRequest } from '../order';

const requestOf = async (tx: Transaction, { requestId }: ChargeRow): Promise<RequestRow> => {
  const request = requestId === null ? undefined : await lockRequestById(tx, requestId);
  if (request === undefined) throw new Error('a charge without its request');
  return request;
};

interface PaymentNews {
  readonly status: PaymentStatus;
  readonly event: Extract<RequestEvent, 'paid' | 'paymentFailed' | 'refunded'>;
  /** Text of the timeline's row. */
  readonly reason: string;
  readonly told: (id: number) => RenderedMessage;
}

/** Writes the payment state of a request, with a row of the timeline, and notifies its customer. */
const notify = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  charge: ChargeRow,
  { status, event, reason, told }: PaymentNews,
): Promise<void> => {
  const request = await requestOf(tx, charge);
  const changed = await updateRequest(tx, request.id, { paymentStatus: status });
  const row = { to: request.status, actor: { type: 'system' }, reason, event } as const;
  await recordInTimeline(tx, request.id, request.status, row, parts.clock.now());
  await notifyMember(tx, parts, changed.memberId, told(changed.id), changed.id);
};

/** Reactions of an approved request to a payment, a refusal and a refund; ruling on payment retries. */
export const requestPayable: Payable = {
  retryHours: PAYMENT_RETRY_HOURS,
  overdueHours: PAYMENT_OVERDUE_HOURS,
  lock: requestOf,
  onPaid: async (tx, parts, charge) => {
    const card = await payingCardOf(tx, charge.id);
    const reason = `${formatWon(charge.amountWon)} · ${card}`;
    const told = (id: number) => PAYMENT_TEXTS.paid({ id, amountWon: charge.amountWon, card });
    await notify(tx, parts, charge, { status: 'Paid', event: 'paid', reason, told });
    const request = await requestOf(tx, charge);
    if (request.status === 'Completed') await earnForCompleted(tx, parts, request);
  },
  onRefused: async (tx, parts, charge, { message, isLast }) => {
    const { amountWon } = charge;
    const nextTryAt = isLast ? null : charge.nextTryAt;
    const told = (id: number) => PAYMENT_TEXTS.failed({ id, amountWon, message, nextTryAt });
    const status = charge.status === 'Overdue' ? 'Overdue' : 'Failed';
    await notify(tx, parts, charge, { status, event: 'paymentFailed', reason: message, told });
  },
  onVoided: async (tx, charge) => {
    const { id } = await requestOf(tx, charge);
    await updateRequest(tx, id, { paymentStatus: 'None' });
  },
  onOverdue: async (tx, parts, charge) => {
    const told = (id: number) => PAYMENT_TEXTS.overdue({ id, amountWon: charge.amountWon });
    const reason = `${PAYMENT_OVERDUE_HOURS}시간 동안 결제되지 않았어요`;
    await notify(tx, parts, charge, { status: 'Overdue', event: 'paymentFailed', reason, told });
  },
  onRefunded: async (tx, parts, { status, ...charge }, amountWon) => {
    const paymentStatus = status === 'Refunded' ? 'Refunded' : 'PartiallyRefunded';
    const told = (id: number) => PAYMENT_TEXTS.refunded({ id, amountWon });
    const news = { event: 'refunded', reason: formatWon(amountWon), told } as const;
    await notify(tx, parts, { status, ...charge }, { status: paymentStatus, ...news });
    const { id: requestId } = await requestOf(tx, { status, ...charge });
    await revokeEarned(tx, parts, { requestId, paidWon: charge.amountWon - charge.refundedWon });
  },
};
