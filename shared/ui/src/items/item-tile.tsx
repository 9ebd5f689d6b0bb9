import type { ItemCategory } from '@dongne/contract';
import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../buttons/icon-button';
import { Text } from '../layout/text';
import { VisuallyHidden } from '../layout/visually-hidden';
import { ItemDrawing } from './item-drawing';

interface ItemTileProps {
  readonly category: ItemCategory;
  readonly price: string;
  readonly count: number;
  /** Whether the limit for all categories is reached. */
  readonly isFull: boolean;
  readonly onStep: (step: 1 | -1) => void;
}

/** Tile of a category with its price and count. A tap anywhere on it adds one. */
export const ItemTile = ({ category, price, count, isFull, onStep }: ItemTileProps) => {
  const plus = useRef<HTMLButtonElement>(null);

  const takeOne = () => {
    // The minus button disappears with the last piece: move the focus.
    if (count === 1) plus.current?.focus();
    onStep(-1);
  };

  return (
    <Tile $isCounted={count > 0}>
      <ItemDrawing category={category} size={32} />
      <Name>{category}</Name>
      <Text as="span" $type="caption" $color="tertiary">
        {price}
      </Text>
      <Row>
        {count > 0 && (
          <MinusButton label={`${category} 하나 빼기`} onClick={takeOne}>
            <Minus size={18} aria-hidden="true" />
          </MinusButton>
        )}
        <Count aria-live="polite" aria-atomic="true">
          {count > 0 && (
            <>
              <VisuallyHidden>{category} </VisuallyHidden>
              {count}
              <VisuallyHidden>개</VisuallyHidden>
            </>
          )}
        </Count>
        <PlusButton ref={plus} label={`${category} 하나 더`} aria-disabled={isFull} onClick={() => onStep(1)}>
          <Plus size={18} aria-hidden="true" />
        </PlusButton>
      </Row>
    </Tile>
  );
};

const Tile = styled.li<{ $isCounted: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  padding-top: ${({ theme }) => theme.space[3]};
  color: ${({ theme, $isCounted }) => theme.color.icon[$isCounted ? 'brand' : 'primary']};
  text-align: center;
  background: ${({ theme, $isCounted }) => theme.color.surface[$isCounted ? 'brand' : 'page']};
  border: 1px solid ${({ theme, $isCounted }) => theme.color.border[$isCounted ? 'focus' : 'strong']};
  border-radius: ${({ theme }) => theme.radius.medium};
  transition: background ${({ theme }) => theme.motion.fast};
`;

const Name = styled.span`
  margin-top: ${({ theme }) => theme.space[1]};
  padding: 0 ${({ theme }) => theme.space[1]};
  ${({ theme }) => theme.type.captionStrong}
  color: ${({ theme }) => theme.color.text.primary};
  overflow-wrap: anywhere;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: ${({ theme }) => theme.size.touch};
  margin-top: auto;
`;

/* Above the tile, which is the plus button. */
const MinusButton = styled(IconButton)`
  z-index: ${({ theme }) => theme.layer.raised};
`;

const Count = styled.span`
  position: relative;
  flex: 1;
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.text.brand};
  font-variant-numeric: tabular-nums;
`;

const PlusButton = styled(IconButton)`
  position: static;
  min-width: 0;
  padding-right: ${({ theme }) => theme.space[3]};
  color: inherit;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &[aria-disabled='true'] {
    color: ${({ theme }) => theme.color.text.disabled};
  }
  /* The whole tile is the target, not the small plus sign. */
  &&:hover,
  &&:active {
    background: none;
  }
  &:active::after {
    background: ${({ theme }) => theme.color.action.neutral};
    opacity: 0.5;
  }
`;
