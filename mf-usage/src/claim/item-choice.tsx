import { formatWon, ITEM_CATEGORIES, type ItemCategory, type RequestItem } from '@dongne/contract';
import { ItemDrawing, Text } from '@dongne/ui';
import styled from 'styled-components';

const categoryOf = (category: string): ItemCategory | undefined =>
  ITEM_CATEGORIES.find((each) => each.category === category)?.category;

/** Item with the shop's photo of it, or a drawing, and its washing fee. */
export const ItemChoice = ({ item: { name, category, photos, priceWon } }: { readonly item: RequestItem }) => {
  const [photo] = photos;
  const drawn = categoryOf(category);
  return (
    <Row>
      <Picture>
        {photo !== undefined && <img src={photo.url} alt="" width={48} height={48} loading="lazy" />}
        {photo === undefined && drawn !== undefined && <ItemDrawing category={drawn} size={28} />}
      </Picture>
      <Name>{name}</Name>
      <Text as="span" $type="label" $color="tertiary" aria-hidden="true">
        {formatWon(priceWon)}
      </Text>
    </Row>
  );
};

const Row = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  align-items: center;
`;

const Picture = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 48px;
  height: 48px;
  overflow: hidden;
  color: ${({ theme }) => theme.color.icon.secondary};
  background: ${({ theme }) => theme.color.surface.sunken};
  border-radius: ${({ theme }) => theme.radius.medium};

  img {
    object-fit: cover;
  }
`;

const Name = styled.span`
  flex: 1;
  overflow-wrap: anywhere;
`;
