import type { PaymentStatus, RequestDetail } from '@dongne/contract';
import type { BadgeTone } from '@dongne/ui';

/** What people call where the money of something is. */
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

/** Its name while a provider has not answered, whatever it was before. */
export const BEING_PAID_LABEL = '결제 확인 중';

/** What people call how far a refund is. */
export const REFUND_LABEL: Record<RequestDetail['payment']['refunds'][number]['state'], string> = {
  onItsWay: '환불 진행 중',
  done: '환불 완료',
  refused: '환불 확인 중',
};
