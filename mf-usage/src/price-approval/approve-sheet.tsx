import { formatWon, priceOfChoice, type ChoicePrice, type RequestDetail, type RequestOffer } from '@dongne/contract';
import { BottomSheet, Button, KeyValueList, Notice } from '@dongne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useRequestCommand } from '../common/request-command';
import { RequestItems } from '../request-detail/request-items';
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
export const ApproveSheet = (props: ApproveSheetProps) => {
  const { offer } = props.request;
  // A correction by the shop is another offer: nothing that was chosen from the old one counts.
  return offer === null ? <DecidedElsewhere {...props} /> : <OfferSheet key={offer.version} {...props} offer={offer} />;
};

const OfferSheet = ({ request, offer, onClose }: ApproveSheetProps & { readonly offer: RequestOffer }) => {
  const { applicationId: id } = request;
  const [declinedIds, setDeclinedIds] = useState<ReadonlySet<number>>(new Set());
  const price = priceOfChoice(offer, declinedIds);
  const { totalWon, isNothingLeft } = price;
  const approve = useRequestCommand({
    id,
    send: async () => {
      const answer = await approvePrice(id, {
        offerVersion: offer.version,
        declinedItemIds: [...declinedIds],
        totalWon,
      });
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
          {isNothingLeft ? '세탁 없이 돌려받기' : `${formatWon(totalWon)}으로 진행하기`}
        </Button>
      }
    >
      {offer.piecesNote !== null && <Notice>수거한 개수와 품목 수가 달라요. {offer.piecesNote}</Notice>}
      <ul>
        {offer.items.map((item) => (
          <ApproveItem
            key={item.id}
            item={item}
            isApproved={!declinedIds.has(item.id)}
            onChange={(isApproved) => choose(item.id, isApproved)}
          />
        ))}
      </ul>
      <Sum>
        <ApprovalSum price={price} />
      </Sum>
    </BottomSheet>
  );
};

/** Another device was faster: the real state instead of a choice that counts no more. */
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

/** The lines and the total of exactly this choice, by the server's own rule. */
const ApprovalSum = ({ price: { lines, totalWon, isNothingLeft } }: { price: ChoicePrice }) => (
  <>
    {isNothingLeft && (
      <Notice>
        모든 품목을 세탁하지 않고 그대로 돌려 드려요. 세탁 비용은 없어요.
        {totalWon > 0 && ` 지난 수거 실패 수수료 ${formatWon(totalWon)}은 내셔야 해요.`}
      </Notice>
    )}
    <KeyValueList
      rows={[
        ...lines.map(({ label, amountWon }) => ({ key: label, value: formatWon(amountWon) })),
        { key: '합계', value: formatWon(totalWon), strong: true },
      ]}
    />
  </>
);

const Sum = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  padding-top: ${({ theme }) => theme.space[4]};
  border-top: 1px solid ${({ theme }) => theme.color.border.strong};
`;
