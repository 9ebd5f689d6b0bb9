import {
  formatMoment,
  formatWon,
  formatWonRange,
  wonBeforeBenefits,
  type AnnouncedItem,
  type RequestDetail,
} from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { Button, KeyValueList, Notice, Section, Text } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { EstimateLine, ourReasonsOf } from '../common/estimate-line';
import { hasEndedUnwashed } from '../common/has-ended-unwashed';
import { isAsked } from '../common/is-asked';
import { ItemPicture } from '../common/item-picture';
import { PricedItems } from './priced-items';

/** 품목·금액: items and prices found by the shop, or the estimate before that. */
export const RequestItems = ({ request }: { request: RequestDetail }) => (
  <Section title="품목·금액">
    {request.offer !== null && request.offer.piecesNote !== null && (
      <Notice>수거한 개수와 품목 수가 달라요. 세탁소가 남긴 말: {request.offer.piecesNote}</Notice>
    )}
    {request.items.length === 0 ? <NotPriced request={request} /> : <PricedItems request={request} />}
    {request.totalWon !== null && <Sum request={request} totalWon={request.totalWon} />}
  </Section>
);

/** Price lines, the difference from the estimate and the approval. An open price says that in the headline. */
const Sum = ({ request, totalWon }: { request: RequestDetail; totalWon: number }) => {
  const { applicationId, offer, priceLines, items, estimate } = request;
  const declinedIds = new Set(items.filter(({ declined }) => declined).map(({ id }) => id));
  const isAnythingWashed = declinedIds.size < items.length;
  return (
    <SumBox>
      <KeyValueList
        rows={[
          ...priceLines.map(({ label, amountWon }) => ({ key: label, value: formatWon(amountWon) })),
          { key: '합계', value: formatWon(totalWon), strong: true },
        ]}
      />
      {offer !== null && isAnythingWashed && !isAsked(request) && (
        <EstimateLine
          estimate={estimate}
          totalWon={wonBeforeBenefits(priceLines)}
          declined={declinedIds.size}
          reasons={ourReasonsOf(request, offer)}
        />
      )}
      {offer !== null && offer.returnableAt !== null && (
        <Text $type="caption" $color="tertiary">
          {formatMoment(offer.returnableAt)}까지 확인이 없으면 세탁소가 세탁하지 않고 비용 없이 돌려 드릴 수 있어요.
        </Text>
      )}
      {offer !== null && offer.approval !== null && (
        <Button as={Link} to={usagePaths.receipt(applicationId)} size="small" tone="secondary" fullWidth>
          금액 승인 내역 보기
        </Button>
      )}
    </SumBox>
  );
};

const NotPriced = ({ request }: { request: RequestDetail }) =>
  hasEndedUnwashed(request) ? (
    <Hint>품목을 확인하기 전에 끝난 신청이에요.</Hint>
  ) : (
    <>
      {request.announcedItems.length > 0 && <Announced items={request.announcedItems} />}
      {request.estimate.max > 0 && (
        <KeyValueList rows={[{ key: '예상 금액', value: formatWonRange(request.estimate), strong: true }]} />
      )}
      <Hint>세탁소가 품목을 확인하면 사진과 금액을 여기에서 볼 수 있어요.</Hint>
    </>
  );

/** Pieces as counted by the customer. */
const Announced = ({ items }: { items: readonly AnnouncedItem[] }) => (
  <Pieces aria-label="신청한 품목">
    {items.map((item) => (
      <Piece key={item.category}>
        <ItemPicture item={item} size={44} />
        <Text as="span" $type="body">
          {item.category} {item.count}
        </Text>
      </Piece>
    ))}
  </Pieces>
);

const Hint = styled(Text).attrs({ $type: 'label', $color: 'tertiary' })`
  margin-top: ${({ theme }) => theme.space[3]};
`;

const Pieces = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[5]};
  padding-bottom: ${({ theme }) => theme.space[4]};
`;

const Piece = styled.li`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
`;

const SumBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  margin-top: ${({ theme }) => theme.space[3]};
  padding-top: ${({ theme }) => theme.space[4]};
  border-top: 1px solid ${({ theme }) => theme.color.border.strong};
`;
