import {
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

/** A month with its payments and what they came to. */
export interface PaidMonth {
  readonly month: string;
  readonly paidWon: number;
  readonly records: readonly PaymentRecord[];
}

/** The payments of every page read so far by their months. A month that two pages share has the same sum on both. */
export const monthsOf = (pages: readonly PaymentHistory[]): readonly PaidMonth[] => {
  const records = pages.flatMap(({ items }) => items);
  const sums = new Map(pages.flatMap(({ months }) => months).map(({ month, paidWon }) => [month, paidWon]));
  return [...sums].map(([month, paidWon]) => ({
    month,
    paidWon,
    records: records.filter((record) => record.month === month),
  }));
};

/** Whether the sum of a month is less than what was paid in it. */
export const hasRefunds = ({ records }: PaidMonth): boolean => records.some(({ refundedWon }) => refundedWon > 0);

/** What was paid for: the shop that washed, a collection bag, a month of the membership. */
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

/** Where more is said about it; a collection bag has no page of its own. */
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

/** Where the money is, in a word and its colour. */
export const stateOf = ({
  status,
  isBeingPaid,
}: PaymentRecord): { readonly label: string; readonly tone: BadgeTone } =>
  isBeingPaid
    ? { label: BEING_PAID_LABEL, tone: 'neutral' }
    : { label: PAYMENT_LABEL[status], tone: PAYMENT_TONE[status] };

const WHEN_ISSUED = { request: '금액 승인', bag: '신청', membership: '결제 시도' } as const;

/** What is known of it, each a line: the paid month, when and by which card, why it was refused. */
export const notesOf = (record: PaymentRecord): readonly string[] => {
  const { kind, period, card, paidAt, issuedAt, failMessage } = record;
  const when = paidAt === null ? `${formatMoment(issuedAt)} ${WHEN_ISSUED[kind]}` : formatMoment(paidAt);
  return [
    period === null ? null : `${formatDay(period.startsAt)} ~ ${formatDay(period.endsAt)}`,
    card === null ? when : `${when} · ${cardText(card)}`,
    paidAt === null && !record.isBeingPaid ? failMessage : null,
  ].filter((line) => line !== null);
};

/** A refund in a line, without its amount. */
export const refundNote = ({ state, reason, at }: PaymentRecord['refunds'][number]): string =>
  [REFUND_LABEL[state], formatDay(at), reason].join(' · ');

/** What went back, with its sign. */
export const refundWon = ({ amountWon }: PaymentRecord['refunds'][number]): string => `-${formatWon(amountWon)}`;
