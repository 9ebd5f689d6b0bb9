import type { PaymentStatus } from '@dongne/contract';
import type { BadgeTone } from '@dongne/ui';

/** What people call where the money of a request is. */
export const PAYMENT_LABEL: Record<PaymentStatus, string> = {
  None: '결제 전',
  Issued: '결제 대기',
  Paid: '결제 완료',
  PartiallyRefunded: '일부 환불',
  Refunded: '환불 완료',
  Failed: '결제 실패',
  Overdue: '미납',
};

/** How it is coloured wherever it stands. */
export const PAYMENT_TONE: Record<PaymentStatus, BadgeTone> = {
  None: 'neutral',
  Issued: 'brand',
  Paid: 'success',
  PartiallyRefunded: 'neutral',
  Refunded: 'neutral',
  Failed: 'warning',
  Overdue: 'warning',
};

/** Whether a card was refused for it and the customer has to do something. */
export const isUnpaid = (status: PaymentStatus): boolean => status === 'Failed' || status === 'Overdue';
