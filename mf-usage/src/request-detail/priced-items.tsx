import type { RequestDetail, RequestItem } from '@dongne/contract';
import { Price, Text } from '@dongne/ui';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { Summary } from '../common/folded';
import { compareItems, type ComparedItem } from '../common/item-change';
import { ItemConversation, questionTimeOf, type QuestionTime } from '../common/item-conversation';
import { itemKindOf } from '../common/item-kind';
import { ItemPhotos } from '../common/item-photos';
import { ItemPicture } from '../common/item-picture';
import { ItemWords } from '../common/item-words';

/** Priced items: those that differ from the request open, all others in one line that opens. */
export const PricedItems = ({ request }: { request: RequestDetail }) => {
  const { changed, unchanged } = compareItems(request);
  const time = questionTimeOf(request);
  return (
    <>
      {changed.length > 0 && (
        <ul>
          {changed.map((compared) => (
            <PricedItem key={compared.item.id} compared={compared} time={time} />
          ))}
        </ul>
      )}
      {unchanged.length > 0 && <Unchanged items={unchanged} isOpen={changed.length === 0} time={time} />}
    </>
  );
};

const SHOWN_PICTURES = 3;

interface UnchangedProps {
  readonly items: readonly RequestItem[];
  readonly isOpen: boolean;
  readonly time: QuestionTime;
}

const Unchanged = ({ items, isOpen, time }: UnchangedProps) => {
  const totalWon = items.reduce((sum, { priceWon }) => sum + priceWon, 0);
  const kinds = [...new Map(items.map((item) => [item.category, item])).values()].slice(0, SHOWN_PICTURES);
  return (
    <details open={isOpen}>
      <Summary>
        <Together>
          <Pictures>
            {kinds.map((item) => (
              <ItemPicture key={item.id} item={item} size={32} />
            ))}
          </Pictures>
          <Named>예상 가격과 같은 품목 {items.length}개</Named>
          <Price amountWon={totalWon} />
        </Together>
        <ChevronDown size={20} aria-hidden="true" />
      </Summary>
      <ul>
        {items.map((item) => (
          <PricedItem key={item.id} compared={{ item, difference: null }} time={time} />
        ))}
      </ul>
    </details>
  );
};

const PricedItem = ({ compared: { item, difference }, time }: { compared: ComparedItem; time: QuestionTime }) => {
  const kind = itemKindOf(item);
  return (
    <Item>
      <Line>
        <ItemPhotos item={item} />
        <Names>
          <Text as="span" $type="bodyStrong">
            {item.name}
          </Text>
          {kind !== undefined && (
            <Text as="span" $type="caption" $color="tertiary">
              {kind}
            </Text>
          )}
        </Names>
        {item.declined ? <Declined>세탁하지 않고 돌려 드려요</Declined> : <Price amountWon={item.priceWon} />}
      </Line>
      <ItemWords difference={difference} note={item.note} />
      <ItemConversation questions={item.questions} time={time} />
    </Item>
  );
};

const Item = styled.li`
  padding: ${({ theme }) => theme.space[3]} 0;

  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.border.subtle};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  align-items: center;
`;

const Names = styled.span`
  flex: 1 1 6rem;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Not a badge: a whole sentence wraps where text is large. */
const Declined = styled(Text).attrs({ as: 'span', $type: 'caption', $color: 'tertiary' })`
  text-align: end;
`;

/* Breaks between its parts, not within their words. */
const Together = styled.span`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  align-items: center;
  min-width: 0;
`;

const Named = styled.span`
  flex: 1 1 8rem;
  min-width: 0;
  ${({ theme }) => theme.type.bodyStrong}
`;

const Pictures = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space[1]};
`;
