import { formatWon, type RequestDetail } from '@dongne/contract';
import { OutcomeUnknown, useVoucherBalance } from '@dongne/pages';
import { Button, Notice, Stack, Text } from '@dongne/ui';
import { usePay, type Paying } from './use-pay';

/** Failed voucher payment: balance, automatic retry and a manual one. */
export const UnpaidVouchers = ({ request: { applicationId: id, payment } }: { request: RequestDetail }) => {
  const balanceWon = useVoucherBalance();
  const { pay, isPaying, problem, isUnknown } = usePay(id);
  return (
    <Stack $gap={4}>
      {isUnknown ? <OutcomeUnknown /> : <NotPaid problem={problem} />}
      {balanceWon !== undefined && (
        <Text $type="label" $color="secondary">
          바우처 잔액 {formatWon(balanceWon)}
        </Text>
      )}
      {payment.canPay && (
        <Button size="medium" fullWidth pending={isPaying} onClick={pay}>
          다시 결제하기
        </Button>
      )}
    </Stack>
  );
};

const NotPaid = ({ problem }: Pick<Paying, 'problem'>) => (
  <div role={problem === undefined ? undefined : 'alert'}>
    <Notice tone="warning">
      <Stack $gap={1}>
        <strong>{problem === undefined ? '' : '이번에도 '}바우처로 결제하지 못했어요</strong>
        {problem ?? '잔액을 확인한 뒤 다시 결제해 주세요. 그대로 두셔도 하루에 한 번 다시 결제해요.'}
      </Stack>
    </Notice>
  </div>
);
