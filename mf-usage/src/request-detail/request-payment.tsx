import { formatWon, type PaymentStatus, type RequestDetail } from '@dongne/contract';
import { usePaysWithVouchers } from '@dongne/pages';
import { KeyValueList, Section, Text } from '@dongne/ui';
import { hasEndedUnwashed } from '../common/has-ended-unwashed';

const PAYMENT_LABEL: Record<PaymentStatus, string> = {
  None: '결제 전',
  Issued: '결제 대기',
  Paid: '결제 완료',
  PartiallyRefunded: '일부 환불',
  Refunded: '환불 완료',
  Failed: '결제 실패',
  Overdue: '미납',
};

/** Coupon, points and what is waived pay all of what was agreed to. */
const isCovered = ({ offer, totalWon }: RequestDetail): boolean =>
  offer !== null && offer.approval !== null && totalWon === 0;

const nothingDueText = (request: RequestDetail): string =>
  hasEndedUnwashed(request) ? '결제된 금액이 없어요' : '결제할 금액이 없어요';

/** 결제: where the money is. It says nothing about where the laundry is. */
export const RequestPayment = ({ request }: { request: RequestDetail }) => {
  const { payment, noShowFeeWon } = request;
  const paysWithVouchers = usePaysWithVouchers();
  const isNothingDue = payment.status === 'None' && (hasEndedUnwashed(request) || isCovered(request));
  return (
    <Section title="결제">
      <KeyValueList
        rows={[
          { key: '결제 상태', value: isNothingDue ? nothingDueText(request) : PAYMENT_LABEL[payment.status] },
          ...(payment.amountWon === null
            ? []
            : [{ key: '결제 금액', value: formatWon(payment.amountWon), strong: true }]),
          ...(paysWithVouchers && payment.amountWon !== null ? [{ key: '결제 수단', value: '바우처' }] : []),
          ...(noShowFeeWon === 0 ? [] : [{ key: '수거 실패 수수료', value: formatWon(noShowFeeWon) }]),
        ]}
      />
      {payment.status === 'None' && !isNothingDue && (
        <Text $type="label" $color="tertiary">
          금액을 승인하기 전에는 결제되지 않아요.
        </Text>
      )}
    </Section>
  );
};
