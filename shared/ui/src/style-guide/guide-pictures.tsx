import { ITEM_CATEGORIES } from '@dongne/contract';
import styled from 'styled-components';
import { ItemDrawing } from '../items/item-drawing';
import { Section } from '../layout/section';
import { CollectionBagPicture } from '../pictures/collection-bag-picture';
import { EmptyBoxPicture } from '../pictures/empty-box-picture';
import { LaundryBasketPicture } from '../pictures/laundry-basket-picture';
import { MapPinPicture } from '../pictures/map-pin-picture';
import { OfflineCloudPicture } from '../pictures/offline-cloud-picture';
import { ReceiptPicture } from '../pictures/receipt-picture';
import { ShopFace } from '../pictures/shop-face';
import { WashingMachinePicture } from '../pictures/washing-machine-picture';

const SEEDS = Array.from({ length: 14 }, (_, seed) => seed);

/** Pictures of the package. */
export function GuidePictures() {
  return (
    <Section title="그림">
      <Grid>
        <LaundryBasketPicture size={104} />
        <WashingMachinePicture size={104} />
        <EmptyBoxPicture size={104} />
        <OfflineCloudPicture size={104} />
        <MapPinPicture size={104} />
        <CollectionBagPicture size={104} />
        <ReceiptPicture size={104} />
      </Grid>
      <Grid>
        {SEEDS.map((seed) => (
          <ShopFace key={seed} id={seed} picture={null} size={72} />
        ))}
      </Grid>
      <Grid>
        {ITEM_CATEGORIES.map(({ category }) => (
          <ItemDrawing key={category} category={category} size={40} />
        ))}
      </Grid>
    </Section>
  );
}

const Grid = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
  margin-bottom: ${({ theme }) => theme.space[6]};
`;
