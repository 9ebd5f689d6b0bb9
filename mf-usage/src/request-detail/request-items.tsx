import { formatWon, formatWonRange, type RequestDetail, type RequestItem } from '@dongne/contract';
import { Badge, KeyValueList, Price, Section, Text } from '@dongne/ui';
import styled from 'styled-components';
import { hasEndedUnwashed } from '../common/has-ended-unwashed';
import { itemKindOf } from '../common/item-kind';
import { PhotoRow } from '../common/photo-row';

/** 품목·금액: what the shop found and what it costs, or what it may cost until then. */
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
    {request.totalWon !== null && (
      <Sum>
        <KeyValueList
          rows={[
            ...request.priceLines.map(({ label, amountWon }) => ({ key: label, value: formatWon(amountWon) })),
            { key: '합계', value: formatWon(request.totalWon), strong: true },
          ]}
        />
      </Sum>
    )}
  </Section>
);

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
      {item.declined ? <Badge>진행하지 않음</Badge> : <Price amountWon={item.priceWon} />}
    </Line>
    <ItemKind item={item} />
    {item.note !== '' && <Text $type="label">{item.note}</Text>}
    {item.photos.length > 0 && <PhotoRow name={`${item.name} 사진`} photos={item.photos} />}
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

const Sum = styled.div`
  margin-top: ${({ theme }) => theme.space[3]};
  padding-top: ${({ theme }) => theme.space[4]};
  border-top: 1px solid ${({ theme }) => theme.color.border.strong};
`;
