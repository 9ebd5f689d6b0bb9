import { ITEM_CATEGORIES, type RequestItem } from '@dongne/contract';
import { ItemDrawing } from '@dongne/ui';
import { Shirt } from 'lucide-react';
import styled from 'styled-components';

interface ItemPictureProps {
  readonly item: Pick<RequestItem, 'category'>;
  /** Width and height in px. */
  readonly size: number;
}

/** Drawing of an item's category. Decorative: its name is beside it. */
export const ItemPicture = ({ item, size }: ItemPictureProps) => {
  const known = ITEM_CATEGORIES.find(({ category }) => category === item.category)?.category;
  const drawn = Math.round(size * DRAWN_SHARE);
  return (
    <Ground $size={size}>
      {known === undefined ? (
        <Shirt size={drawn} strokeWidth={1.75} aria-hidden="true" />
      ) : (
        <ItemDrawing category={known} size={drawn} />
      )}
    </Ground>
  );
};

const DRAWN_SHARE = 0.6;

const Ground = styled.span<{ $size: number }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  color: ${({ theme }) => theme.color.icon.brand};
  background: ${({ theme }) => theme.color.surface.brand};
  border-radius: ${({ theme }) => theme.radius.medium};
`;
