import { formatWon } from '@dongne/contract';
import { Notice, Text } from '@dongne/ui';
import styled from 'styled-components';
import { useVoucherBalance } from './use-voucher-balance';

/**
 * Notice for a voucher user beside an estimate: the balance, and a warning before ordering that it may not suffice.
 * Nothing for anyone else.
 *
 * @param maxWon upper end of the estimate.
 */
export const VoucherEstimate = ({ maxWon }: { maxWon: number }) => {
  const balanceWon = useVoucherBalance();
  if (balanceWon === undefined) return null;
  return (
    <Lines role="status">
      <Text $type="caption" $color="secondary">
        바우처 잔액 {formatWon(balanceWon)}
      </Text>
      {maxWon > balanceWon && (
        <Notice tone="warning">
          예상 금액이 바우처 잔액보다 높을 수 있어요. 잔액이 부족하면 금액을 승인할 때 품목을 빼셔야 해요.
        </Notice>
      )}
    </Lines>
  );
};

const Lines = styled.div`
  padding-bottom: ${({ theme }) => theme.space[2]};
`;
