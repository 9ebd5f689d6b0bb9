import {
  DOT,
  cardText,
  formatDay,
  formatMoment,
  formatWon,
  type PaymentHistory,
  type PaymentRecord,
} from '@dongne/contract';
import { membershipPaths, usagePaths } from '@dongne/contract/paths';
import { BEING_PAID_LABEL, PAYMENT_LABEL, PAYMENT_TONE, REFUND_LABEL } from '@dongne/pages';
import type { BadgeTone } from '@dongne/ui';

/** Month with its payments and their sum. */
export interface PaidMonth {
  readonly month: string;
  readonly paidWon: number;
  readonly records: readonly PaymentRecord[];
}

/** Payments of all loaded pages by month. A month on two pages has the same sum on both. */
export const monthsOf = (pages: readonly PaymentHistory[]): readonly PaidMonth[] => {
  const records = pages.flatMap(({ items }) => items);
  const sums = new Map(pages.flatMap(({ months }) => months).map(({ month, paidWon }) => [month, paidWon]));
  return [...sums].map(([month, paidWon]) => ({
    month,
    paidWon,
    records: records.filter((record) => record.month === month),
  }));
};

/** Whether a month's sum is reduced by refunds. */
export const hasRefunds = ({ records }: PaidMonth): boolean => records.some(({ refundedWon }) => refundedWon > 0);

/** Subject of a payment: a shop, a collection bag, or a month of the membership. */
export const subjectOf = ({ kind, laundryName }: PaymentRecord): string => {
  switch (kind) {
    case 'request':
      return laundryName ?? '세탁';
    case 'bag':
      return '수거백';
    case 'membership':
      return '멤버십';
  }
};

/** Path of its details; a collection bag has no page. */
export const pathOf = ({ kind, applicationId }: PaymentRecord): string | undefined => {
  switch (kind) {
    case 'request':
      return applicationId === null ? undefined : usagePaths.detail(applicationId);
    case 'bag':
      return undefined;
    case 'membership':
      return membershipPaths.home();
  }
};

/** Label and colour of a payment's state. */
export const stateOf = ({
  status,
  isBeingPaid,
}: PaymentRecord): { readonly label: string; readonly tone: BadgeTone } =>
  isBeingPaid
    ? { label: BEING_PAID_LABEL, tone: 'neutral' }
    : { label: PAYMENT_LABEL[status], tone: PAYMENT_TONE[status] };

const WHEN_ISSUED = { request: '금액 승인', bag: '신청', membership: '결제 시도' } as const;

/** Details of a payment, one per line: the paid month, time and card, reason of a refusal. */
export const notesOf = (record: PaymentRecord): readonly string[] => {
  const { kind, period, card, paidAt, issuedAt, failMessage } = record;
  const when = paidAt === null ? `${formatMoment(issuedAt)} ${WHEN_ISSUED[kind]}` : formatMoment(paidAt);
  return [
    period === null ? null : `${formatDay(period.startsAt)} ~ ${formatDay(period.endsAt)}`,
    card === null ? when : `${when}${DOT}${cardText(card)}`,
    paidAt === null && !record.isBeingPaid ? failMessage : null,
  ].filter((line) => line !== null);
};

/** Text of a refund without its amount. */
export const refundNote = ({ state, reason, at }: PaymentRecord['refunds'][number]): string =>
  [REFUND_LABEL[state], formatDay(at), reason].join(DOT);

/** Refunded amount with its sign. */
export const refundWon = ({ amountWon }: PaymentRecord['refunds'][number]): string => `-${formatWon(amountWon)}`;
