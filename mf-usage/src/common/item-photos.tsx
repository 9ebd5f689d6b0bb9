import type { RequestItem } from '@dongne/contract';
import styled from 'styled-components';
import { ItemPicture } from './item-picture';
import { PhotoRow } from './photo-row';

/** The shop's photos of an item, or the drawing of its category. */
export const ItemPhotos = ({ item }: { item: Pick<RequestItem, 'category' | 'name' | 'photos'> }) =>
  item.photos.length === 0 ? (
    <ItemPicture item={item} size={56} />
  ) : (
    <Photos>
      <PhotoRow name={`${item.name} 사진`} photos={item.photos} />
    </Photos>
  );

/* Removes the vertical padding of a standalone photo row. */
const Photos = styled.div`
  flex: none;
  max-width: 100%;
  margin: calc(-1 * ${({ theme }) => theme.space[3]}) 0;
`;
