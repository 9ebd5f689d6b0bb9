import {
  countPiece,
  formatWon,
  LAUNDRY_COUNT,
  piecesOf,
  type AnnouncedItem,
  type ItemCategory,
} from '@dongne/contract';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../buttons/button';
import { FieldMessage } from '../fields/field-parts';
import { ItemTile } from './item-tile';

export interface ItemCounterProps {
  /** Price list of the shop, in its order. */
  readonly prices: readonly { readonly category: ItemCategory; readonly priceWon: number }[];
  /** Whether prices are the lowest of several shops. */
  readonly isFrom?: boolean;
  readonly items: readonly AnnouncedItem[];
  readonly onChange: (items: readonly AnnouncedItem[]) => void;
  /** Error of the counted pieces. */
  readonly error?: string | undefined;
}

/** Three rows of three: the most common categories are first in every shop's list. */
const SHOWN_FIRST = 9;

const FULL = `한 번에 ${LAUNDRY_COUNT.max}개까지 맡길 수 있어요. 더 있으면 나누어 신청해 주세요.`;

/** Counter of laundry pieces by category, by tapping. Rare categories are shown on request, or if already counted. */
export function ItemCounter({ prices, isFrom = false, items, onChange, error }: ItemCounterProps) {
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const countOf = new Map(items.map(({ category, count }) => [category, count]));
  const shown = prices.filter(({ category }, place) => isWhole || place < SHOWN_FIRST || countOf.has(category));
  const isFull = piecesOf(items) >= LAUNDRY_COUNT.max;

  return (
    <Group
      role="group"
      aria-label="품목 담기"
      aria-describedby={`${id}-message`}
      {...(error !== undefined && { 'data-wrong': '' })}
    >
      <Tiles>
        {shown.map(({ category, priceWon }) => (
          <ItemTile
            key={category}
            category={category}
            price={isFrom ? `${formatWon(priceWon)}~` : formatWon(priceWon)}
            count={countOf.get(category) ?? 0}
            isFull={isFull}
            onStep={(step) => onChange(countPiece(items, category, step))}
          />
        ))}
      </Tiles>
      <FieldMessage id={`${id}-message`} $error={error !== undefined} aria-live="polite">
        {error ?? (isFull && FULL)}
      </FieldMessage>
      {prices.length > SHOWN_FIRST && (
        <Button size="small" tone="ghost" fullWidth aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? '자주 맡기는 품목만 보기' : `품목 ${prices.length}개 모두 보기`}
        </Button>
      )}
    </Group>
  );
}

const Group = styled.div`
  & > button {
    margin-top: ${({ theme }) => theme.space[3]};
  }
`;

/* Three columns on every phone; fewer with larger text. */
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(6rem, 100%), 1fr));
  gap: ${({ theme }) => theme.space[2]};
`;
