import { formatMoment, formatWon, type RequestDetail } from '@dongne/contract';
import { BottomSheet, Button, KeyValueList, Notice } from '@dongne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useRequestCommand } from '../common/request-command';
import { RequestItems } from '../request-detail/request-items';
import { approvalOf } from './approval-rules';
import { ApproveItem } from './approve-item';
import { approvePrice } from './price-approval-api';

const TITLE = '금액 확인';

interface ApproveSheetProps {
  readonly request: RequestDetail;
  readonly onClose: () => void;
}

/**
 * The promise of this product: item by item, the customer says what is done at which price. Where that was said elsewhere
 * while the sheet was open, it says so and shows what counts.
 */
export const ApproveSheet = ({ request, onClose }: ApproveSheetProps) => {
  const { applicationId: id, items, autoApproveAt } = request;
  const [declinedIds, setDeclinedIds] = useState<ReadonlySet<number>>(new Set());
  const { isNothingLeft } = approvalOf(items, declinedIds);
  const approve = useRequestCommand({
    id,
    send: async () => {
      const answer = await approvePrice(id, [...declinedIds]);
      onClose(); // A refusal leaves the sheet with the choice that was made.
      return answer;
    },
    doneText: () => (isNothingLeft ? '세탁하지 않고 돌려 드릴게요' : '금액을 승인했어요'),
  });

  const choose = (itemId: number, isApproved: boolean) =>
    setDeclinedIds((ids) => new Set(isApproved ? [...ids].filter((one) => one !== itemId) : [...ids, itemId]));

  if (!request.allowedActions.includes('approve') && !approve.isPending)
    return <DecidedElsewhere request={request} onClose={onClose} />;
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={TITLE}
      footer={
        <Button
          fullWidth
          pending={approve.isPending}
          tone={isNothingLeft ? 'danger' : 'primary'}
          onClick={() => approve.mutate()}
        >
          {isNothingLeft ? '세탁 없이 돌려받기' : '이 금액으로 진행하기'}
        </Button>
      }
    >
      {autoApproveAt !== null && (
        <Notice>{formatMoment(autoApproveAt)}까지 확인하지 않으시면 이 금액으로 진행돼요.</Notice>
      )}
      <ul>
        {items.map((item) => (
          <ApproveItem
            key={item.id}
            item={item}
            isApproved={!declinedIds.has(item.id)}
            onChange={(isApproved) => choose(item.id, isApproved)}
          />
        ))}
      </ul>
      <Sum>
        <ApprovalSum request={request} declinedIds={declinedIds} />
      </Sum>
    </BottomSheet>
  );
};

/** Another device, or the time that ran out, was faster: the real state instead of a choice that counts no more. */
const DecidedElsewhere = ({ request, onClose }: ApproveSheetProps) => (
  <BottomSheet
    open
    onClose={onClose}
    title={TITLE}
    footer={
      <Button fullWidth onClick={onClose}>
        확인
      </Button>
    }
  >
    <Notice tone="warning">
      {request.originalStatus === 'Returned' ? '이미 세탁하지 않고 돌려 드리기로 했어요.' : '이미 승인된 금액이에요.'}{' '}
      방금 고르신 내용은 반영되지 않았어요.
    </Notice>
    <RequestItems request={request} />
  </BottomSheet>
);

/** The exact total of the whole offer. Without some items only their prices are known here: the server applies the rest. */
const ApprovalSum = ({ request, declinedIds }: { request: RequestDetail; declinedIds: ReadonlySet<number> }) => {
  const { approvedCount, approvedWon, isNothingLeft } = approvalOf(request.items, declinedIds);
  if (isNothingLeft) return <Notice>모든 품목을 세탁하지 않고 그대로 돌려 드려요. 세탁 비용은 없어요.</Notice>;
  if (declinedIds.size === 0 && request.totalWon !== null)
    return (
      <KeyValueList
        rows={[
          ...request.priceLines.map(({ label, amountWon }) => ({ key: label, value: formatWon(amountWon) })),
          { key: '합계', value: formatWon(request.totalWon), strong: true },
        ]}
      />
    );
  return (
    <>
      <KeyValueList rows={[{ key: `진행할 품목 ${approvedCount}개`, value: formatWon(approvedWon), strong: true }]} />
      <Notice>할인과 배송비는 진행할 품목에 맞춰 다시 계산돼요.</Notice>
    </>
  );
};

const Sum = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  padding-top: ${({ theme }) => theme.space[4]};
  border-top: 1px solid ${({ theme }) => theme.color.border.strong};
`;
