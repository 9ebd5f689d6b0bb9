import { formatMoment, type RequestDetail } from '@dongne/contract';
import { REFUND_LABEL } from '@dongne/pages';
import { Badge, Text } from '@dongne/ui';
import styled from 'styled-components';
import { refundedItems, refundedText } from './payment-facts';

type Refunds = RequestDetail['payment']['refunds'];

/** Refunds with their items, reason, date and status. */
export const RefundList = ({ refunds }: { readonly refunds: Refunds }) => (
  <ul aria-label="환불 내역">
    {refunds.map((refund, index) => (
      <Item key={index}>
        <Line>
          <Badge tone={refund.state === 'done' ? 'success' : 'brand'}>{REFUND_LABEL[refund.state]}</Badge>
          <Won as="span" $type="bodyStrong">
            {refundedText(refund)}
          </Won>
        </Line>
        {refund.items.length > 0 && (
          <Reason as="span" $type="label">
            환불 품목: {refundedItems(refund)}
          </Reason>
        )}
        <Line>
          <Reason as="span" $type="label" $color="secondary">
            {refund.reason}
          </Reason>
          <Text as="span" $type="caption" $color="tertiary">
            <time dateTime={refund.at}>{formatMoment(refund.at)}</time>
          </Text>
        </Line>
      </Item>
    ))}
  </ul>
);

const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
  padding: ${({ theme }) => theme.space[3]} 0;
  border-top: 1px solid ${({ theme }) => theme.color.border.subtle};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[3]};
  align-items: center;
  justify-content: space-between;
`;

const Won = styled(Text)`
  font-variant-numeric: tabular-nums;
`;

const Reason = styled(Text)`
  min-width: 0;
  overflow-wrap: anywhere;
`;
