import { DOT, formatWon, type RequestItem } from '@dongne/contract';
import { Badge, ChoiceGroup, Price, Text } from '@dongne/ui';
import { MessageCircle } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { ItemConversation } from '../common/item-conversation';
import { itemKindOf } from '../common/item-kind';
import { ItemPhotos } from '../common/item-photos';
import { ItemWords } from '../common/item-words';
import type { ItemMark } from './offer-changes';

interface OfferItemProps {
  readonly item: RequestItem;
  /** Difference from the request; null without one. */
  readonly difference: string | null;
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
export const OfferItem = ({ item, difference, mark, isWashed, isLocked, onChange, onAsk }: OfferItemProps) => {
  const id = useId();
  const kind = itemKindOf(item);
  const work = item.kind === 'mend' ? '수선' : '세탁';
  const isWaiting = item.questions.some(({ answer }) => answer === null);
  return (
    <Row>
      <Group role="group" aria-labelledby={id}>
        <Head>
          <ItemPhotos item={item} />
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
        <ItemWords difference={hasTwoPrices(item) ? null : difference} note={item.note} />
        <ChoiceGroup
          label="이 품목을 어떻게 할까요?"
          hideLabel
          columns={2}
          choices={CHOICES.map((choice) => ({ ...choice, disabled: isLocked }))}
          value={isWashed ? 'wash' : 'decline'}
          onChange={(choice) => onChange(choice === 'wash')}
        />
        <ItemConversation questions={item.questions} time="open" />
        {!isWaiting && (
          <Ask type="button" onClick={onAsk}>
            <MessageCircle size={18} aria-hidden="true" />이 품목 물어보기
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

/** Whether the price is shown beside its estimate, which says how it differs. */
const hasTwoPrices = ({ estimatedWon, priceWon }: RequestItem): boolean =>
  estimatedWon !== null && estimatedWon !== priceWon;

/** `예상 12,000원 → 13,000원`; only the price when it matches the shop's list. */
const ItemPrice = ({ item }: { item: RequestItem }) => (
  <Amounts>
    {hasTwoPrices(item) && (
      <Text as="span" $type="caption" $color="tertiary">
        예상 {formatWon(item.estimatedWon ?? 0)} →{' '}
      </Text>
    )}
    <Price amountWon={item.priceWon} type="title3" />
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

/* As wide as its words: a button for each item, but never the first thing to press. */
const Ask = styled.button`
  display: inline-flex;
  gap: ${({ theme }) => theme.space[1]};
  align-items: center;
  align-self: flex-start;
  min-height: ${({ theme }) => theme.size.touch};
  margin: calc(-1 * ${({ theme }) => theme.space[2]}) 0;
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
`;
