import {
  formatMoment,
  formatWon,
  PAYMENT_OVERDUE_HOURS,
  PAYMENT_RETRY_HOURS,
  type PaymentStatus,
} from '@dongne/contract';
import { earnForCompleted, takeEarnedBack } from '../../benefits';
import { payingCardOf, type ChargeRow, type Payable } from '../../charges';
import type { Needs } from '../../common';
import type { Transaction } from '../../database';
import type { RequestEvent } from '../../tables';
import { recordMove } from '../moves/move-request';
import { tellCustomer } from '../moves/move-messages';
import { lockRequestById, updateRequest, type RequestRow } from '../requests/request-repository';

const requestOf = async (tx: Transaction, { requestId }: ChargeRow): Promise<RequestRow> => {
  const request = requestId === null ? undefined : await lockRequestById(tx, requestId);
  if (request === undefined) throw new Error('a charge without its request');
  return request;
};

interface PaymentNews {
  readonly status: PaymentStatus;
  readonly event: Extract<RequestEvent, 'paid' | 'paymentFailed' | 'refunded'>;
  readonly title: string;
  /** The row of the timeline, and the message without its end. */
  readonly reason: string;
  readonly text: string;
}

/** Writes where the money of a request is, with a row of the timeline, and tells its customer. */
const tell = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  charge: ChargeRow,
  { status, event, title, reason, text }: PaymentNews,
): Promise<void> => {
  const request = await requestOf(tx, charge);
  const changed = await updateRequest(tx, request.id, { paymentStatus: status });
  const row = { to: request.status, actor: { type: 'system' }, reason, event } as const;
  await recordMove(tx, request.id, request.status, row, parts.clock.now());
  await tellCustomer(tx, parts, changed, { title, text });
};

const BY_HAND = '앱에서 카드를 바꾸거나 직접 결제해 주세요.';

/** What an approved price does when its money comes, is refused, or goes back; ruling on payment retries. */
export const requestPayable: Payable = {
  retryHours: PAYMENT_RETRY_HOURS,
  overdueHours: PAYMENT_OVERDUE_HOURS,
  lock: requestOf,
  onPaid: async (tx, parts, charge) => {
    const card = await payingCardOf(tx, charge.id);
    const reason = `${formatWon(charge.amountWon)} · ${card}`;
    const text = `${formatWon(charge.amountWon)}을 ${card}로 결제했어요.`;
    await tell(tx, parts, charge, { status: 'Paid', event: 'paid', title: '결제 완료', reason, text });
    const request = await requestOf(tx, charge);
    if (request.status === 'Completed') await earnForCompleted(tx, parts, request);
  },
  onRefused: async (tx, parts, charge, { message, isLast }) => {
    const next =
      isLast || charge.nextTryAt === null
        ? ''
        : ` ${formatMoment(charge.nextTryAt.toISOString())}에 다시 결제해 볼게요.`;
    const text = `${formatWon(charge.amountWon)}을 결제하지 못했어요. ${message}${next} ${BY_HAND}`;
    const status = charge.status === 'Overdue' ? 'Overdue' : 'Failed';
    await tell(tx, parts, charge, { status, event: 'paymentFailed', title: '결제 실패', reason: message, text });
  },
  onVoided: async (tx, charge) => {
    const { id } = await requestOf(tx, charge);
    await updateRequest(tx, id, { paymentStatus: 'None' });
  },
  onOverdue: async (tx, parts, charge) => {
    const text = `결제되지 않은 ${formatWon(charge.amountWon)}이 있어 새로 신청할 수 없어요. 결제하면 바로 다시 신청할 수 있어요.`;
    const reason = `${PAYMENT_OVERDUE_HOURS}시간 동안 결제되지 않았어요`;
    await tell(tx, parts, charge, { status: 'Overdue', event: 'paymentFailed', title: '미납 안내', reason, text });
  },
  onRefunded: async (tx, parts, { status, ...charge }, amountWon) => {
    const paymentStatus = status === 'Refunded' ? 'Refunded' : 'PartiallyRefunded';
    const text = `${formatWon(amountWon)}을 결제하신 카드로 환불했어요. 카드 명세서에는 며칠 뒤에 보일 수 있어요.`;
    const news = { event: 'refunded', title: '환불 완료', reason: formatWon(amountWon), text } as const;
    await tell(tx, parts, { status, ...charge }, { status: paymentStatus, ...news });
    const { id: requestId } = await requestOf(tx, { status, ...charge });
    await takeEarnedBack(tx, parts, { requestId, paidWon: charge.amountWon - charge.refundedWon });
  },
};
