import type { PaymentStatus, RequestDetail } from '@dongne/contract';
import type { BadgeTone } from '@dongne/ui';

/** Display texts of payment statuses. */
export const PAYMENT_LABEL: Record<PaymentStatus, string> = {
  None: '결제 전',
  Issued: '결제 대기',
  Paid: '결제 완료',
  PartiallyRefunded: '일부 환불',
  Refunded: '환불 완료',
  Failed: '결제 실패',
  Overdue: '미납',
};

/** Badge colours of payment statuses. */
export const PAYMENT_TONE: Record<PaymentStatus, BadgeTone> = {
  None: 'neutral',
  Issued: 'brand',
  Paid: 'success',
  PartiallyRefunded: 'neutral',
  Refunded: 'neutral',
  Failed: 'warning',
  Overdue: 'warning',
};

/** Status text while a provider has not answered, whatever the status was before. */
export const BEING_PAID_LABEL = '결제 확인 중';

/** Display texts of refund states. */
export const REFUND_LABEL: Record<RequestDetail['payment']['refunds'][number]['state'], string> = {
  onItsWay: '환불 진행 중',
  done: '환불 완료',
  refused: '환불 확인 중',
};
