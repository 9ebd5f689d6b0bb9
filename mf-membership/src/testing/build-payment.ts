import type { PaymentHistory, PaymentRecord } from '@dongne/contract';

/** Paid request, with optional differences. */
export const buildPayment = (given: Partial<PaymentRecord> = {}): PaymentRecord => ({
  id: 1,
  kind: 'request',
  status: 'Paid',
  month: '2026-03',
  applicationId: 31,
  laundryName: '햇살세탁소',
  period: null,
  amountWon: 13_400,
  refundedWon: 0,
  refunds: [],
  card: { name: '국민카드', lastFour: '1234' },
  isBeingPaid: false,
  issuedAt: '2026-03-02T09:00:00+09:00',
  paidAt: '2026-03-02T10:00:00+09:00',
  failMessage: null,
  ...given,
});

/** Page of payments of one month. */
export const buildPayments = (items: PaymentRecord[] = [], paidWon = 13_400): PaymentHistory => ({
  items,
  months: items.length === 0 ? [] : [{ month: '2026-03', paidWon }],
  nextCursor: null,
});
