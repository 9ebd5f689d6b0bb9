import { formatWon, formatWonRange, wonBeforeBenefits, type RequestDetail, type RequestItem } from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { Button, KeyValueList, Price, Section, Text } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { EstimateLine, reasonsOf } from '../common/estimate-line';
import { hasEndedUnwashed } from '../common/has-ended-unwashed';
import { ItemConversation } from '../common/item-conversation';
import { itemKindOf } from '../common/item-kind';
import { PhotoRow } from '../common/photo-row';

/** 품목·금액: items and prices found by the shop, or the estimate before that. */
export const RequestItems = ({ request }: { request: RequestDetail }) => (
  <Section title="품목·금액">
    {request.items.length === 0 ? (
      <NotPriced request={request} />
    ) : (
      <ul>
        {request.items.map((item) => (
          <Item key={item.id}>
            <PricedItem item={item} />
          </Item>
        ))}
      </ul>
    )}
    {request.totalWon !== null && <Sum request={request} totalWon={request.totalWon} />}
  </Section>
);

/** Price lines, the difference from the estimate and the approval. */
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
      {offer !== null && isAnythingWashed && (
        <EstimateLine
          estimate={estimate}
          totalWon={wonBeforeBenefits(priceLines)}
          declined={declinedIds.size}
          reasons={reasonsOf(offer, declinedIds)}
        />
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
    <NotPricedYet estimate={request.estimate} />
  );

const NotPricedYet = ({ estimate: { min, max } }: Pick<RequestDetail, 'estimate'>) => (
  <>
    {max > 0 && <KeyValueList rows={[{ key: '예상 금액', value: formatWonRange({ min, max }) }]} />}
    <Hint>세탁소가 품목을 확인하면 사진과 금액을 여기에서 볼 수 있어요.</Hint>
  </>
);

const PricedItem = ({ item }: { item: RequestItem }) => (
  <>
    <Line>
      <Text as="span" $type="bodyStrong">
        {item.name}
      </Text>
      {item.declined ? <Declined>세탁하지 않고 돌려 드려요</Declined> : <Price amountWon={item.priceWon} />}
    </Line>
    <ItemKind item={item} />
    {item.note !== '' && <Note $type="label">세탁소가 남긴 말: {item.note}</Note>}
    {item.photos.length > 0 && <PhotoRow name={`${item.name} 사진`} photos={item.photos} />}
    <ItemConversation questions={item.questions} />
  </>
);

const ItemKind = ({ item }: { item: RequestItem }) => {
  const kind = itemKindOf(item);
  return (
    kind !== undefined && (
      <Text $type="caption" $color="tertiary">
        {kind}
      </Text>
    )
  );
};

const Hint = styled(Text).attrs({ $type: 'label', $color: 'tertiary' })`
  margin-top: ${({ theme }) => theme.space[3]};
`;

const Item = styled.li`
  padding: ${({ theme }) => theme.space[3]} 0;

  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.border.subtle};
  }
`;

const Line = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  align-items: center;
  justify-content: space-between;
`;

/** Not a badge: a whole sentence wraps where text is large. */
const Declined = styled(Text).attrs({ as: 'span', $type: 'caption', $color: 'tertiary' })`
  text-align: end;
`;

const Note = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const SumBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  margin-top: ${({ theme }) => theme.space[3]};
  padding-top: ${({ theme }) => theme.space[4]};
  border-top: 1px solid ${({ theme }) => theme.color.border.strong};
`;
