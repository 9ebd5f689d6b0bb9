import { formatWon, type RequestDetail } from '@dongne/contract';
import { BEING_PAID_LABEL, PAYMENT_LABEL, usePaysWithVouchers } from '@dongne/pages';
import { KeyValueList, Section, Stack } from '@dongne/ui';
import { hasEndedUnwashed } from '../common/has-ended-unwashed';
import { paidFacts, taxFacts } from './payment-facts';
import { paymentPhase, type PaymentPhase } from './payment-phase';
import { PaymentProgress } from './payment-progress';
import { RefundList } from './refund-list';
import { UnpaidActions } from './unpaid-actions';
import { UnpaidVouchers } from './unpaid-vouchers';

/** 결제: state of the payment and the customer's actions. It says nothing about the location of the laundry. */
export const RequestPayment = ({ request }: { request: RequestDetail }) => {
  const { payment, noShowFeeWon } = request;
  const paysWithVouchers = usePaysWithVouchers();
  const phase = paymentPhase(request);
  return (
    <Section title="결제">
      <Stack $gap={4}>
        <KeyValueList
          rows={[
            { key: '결제 상태', value: stateText(phase, request) },
            ...(payment.amountWon === null
              ? []
              : [{ key: '결제 금액', value: formatWon(payment.amountWon), strong: true }]),
            ...(paysWithVouchers && payment.amountWon !== null ? [{ key: '결제 수단', value: '바우처' }] : []),
            ...paidFacts(payment),
            ...taxFacts(payment),
            ...(payment.refundedWon === 0 ? [] : [{ key: '환불 금액', value: formatWon(payment.refundedWon) }]),
            ...(noShowFeeWon === 0 ? [] : [{ key: '수거 실패 수수료', value: formatWon(noShowFeeWon) }]),
          ]}
        />
        <PaymentProgress request={request} phase={phase} />
        {phase === 'unpaid' &&
          (paysWithVouchers ? <UnpaidVouchers request={request} /> : <UnpaidActions request={request} />)}
        {payment.refunds.length > 0 && <RefundList refunds={payment.refunds} />}
      </Stack>
    </Section>
  );
};

const stateText = (phase: PaymentPhase, request: RequestDetail): string => {
  if (phase === 'nothingDue') return hasEndedUnwashed(request) ? '결제된 금액이 없어요' : '결제할 금액이 없어요';
  return phase === 'checking' ? BEING_PAID_LABEL : PAYMENT_LABEL[request.payment.status];
};
