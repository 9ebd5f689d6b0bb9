import { DOT, formatWon, type RequestItem } from '@dongne/contract';
import { Badge, Button, ChoiceGroup, Price, Text } from '@dongne/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { ItemConversation } from '../common/item-conversation';
import { itemKindOf } from '../common/item-kind';
import { PhotoRow } from '../common/photo-row';
import type { ItemMark } from './offer-changes';

interface OfferItemProps {
  readonly item: RequestItem;
  /** Change of the item by a correction while the page was open. */
  readonly mark: ItemMark | undefined;
  readonly isWashed: boolean;
  /** Disables changes while the choice is sent: the sent values must be the shown ones. */
  readonly isLocked: boolean;
  readonly onChange: (isWashed: boolean) => void;
  readonly onAsk: () => void;
}

const CHOICES = [
  { value: 'wash', label: '세탁할게요' },
  { value: 'decline', label: '빼고 돌려받을게요' },
] as const;

/** Item of an offer: photo, estimate, price with its reason, and the choice to wash it. */
export const OfferItem = ({ item, mark, isWashed, isLocked, onChange, onAsk }: OfferItemProps) => {
  const id = useId();
  const kind = itemKindOf(item);
  const work = item.kind === 'mend' ? '수선' : '세탁';
  const isWaiting = item.questions.some(({ answer }) => answer === null);
  return (
    <Row>
      <Group role="group" aria-labelledby={id}>
        <Head>
          {item.photos.length > 0 && (
            <Photos>
              <PhotoRow name={`${item.name} 사진`} photos={item.photos} />
            </Photos>
          )}
          <Facts>
            <Name as="h3" id={id} $type="title3">
              {item.name}
            </Name>
            {kind !== undefined && (
              <Text as="span" $type="caption" $color="tertiary">
                {kind}
              </Text>
            )}
            {isWashed ? (
              <ItemPrice item={item} />
            ) : (
              <Text as="span" $type="label" $color="tertiary">
                {work} 없이 돌려받아요{DOT}
                {work}하면 {formatWon(item.priceWon)}
              </Text>
            )}
            {mark !== undefined && <Badge tone="warning">{markText(mark, item)}</Badge>}
          </Facts>
        </Head>
        {item.note !== '' && <Note>세탁소가 남긴 말: {item.note}</Note>}
        <ChoiceGroup
          label="이 품목을 어떻게 할까요?"
          hideLabel
          columns={2}
          choices={CHOICES.map((choice) => ({ ...choice, disabled: isLocked }))}
          value={isWashed ? 'wash' : 'decline'}
          onChange={(choice) => onChange(choice === 'wash')}
        />
        <ItemConversation questions={item.questions} />
        {!isWaiting && (
          <Ask>
            <Button size="small" tone="ghost" onClick={onAsk}>
              이 품목 물어보기
            </Button>
          </Ask>
        )}
      </Group>
    </Row>
  );
};

const markText = (mark: ItemMark, { priceWon }: RequestItem): string => {
  if (mark.kind === 'added') return '새 품목';
  return mark.beforeWon === priceWon ? '내용이 바뀌었어요' : `${formatWon(mark.beforeWon)}에서 바뀌었어요`;
};

/** `예상 12,000원 → 13,000원`; only the price when it matches the shop's list. */
const ItemPrice = ({ item: { estimatedWon, priceWon } }: { item: RequestItem }) => (
  <Amounts>
    {estimatedWon !== null && estimatedWon !== priceWon && (
      <Text as="span" $type="caption" $color="tertiary">
        예상 {formatWon(estimatedWon)} →{' '}
      </Text>
    )}
    <Price amountWon={priceWon} type="title3" />
  </Amounts>
);

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
`;

const Row = styled.li`
  padding: ${({ theme }) => theme.space[5]} 0;

  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.border.subtle};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
`;

/* Removes the vertical padding of a standalone photo row. */
const Photos = styled.div`
  flex: none;
  max-width: 100%;
  margin: calc(-1 * ${({ theme }) => theme.space[3]}) 0;
`;

/* Next to the photo; below it when large text leaves no room. */
const Facts = styled.div`
  flex: 1 1 10rem;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
  align-items: flex-start;
  min-width: 0;
`;

const Name = styled(Text)`
  overflow-wrap: anywhere;
`;

const Amounts = styled.span`
  font-variant-numeric: tabular-nums;
`;

const Note = styled(Text).attrs({ $type: 'label', $color: 'secondary' })`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Ask = styled.div`
  display: flex;
  justify-content: flex-end;
`;
