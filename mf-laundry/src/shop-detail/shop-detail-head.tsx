import { formatDistance, type ShopDetail } from '@dongne/contract';
import { useNow } from '@dongne/platform';
import { Rating, ShopFace } from '@dongne/ui';
import styled from 'styled-components';
import { FactLine } from '../common/fact-line';
import { ShopBadges } from '../common/shop-badges';
import { SHARED_PICTURE } from '../common/shop-picture-transition';
import { pauseTextOf } from '../common/shop-pause';
import { isVisitOnly, wholeDeliveryFeeText } from '../common/delivery-fee';
import { ShopDetailContact } from './shop-detail-contact';
import { ShopDetailVerdict } from './shop-detail-verdict';
import { ShopGallery } from './shop-gallery';
import { openStateOf } from './shop-hours';

interface ShopDetailHeadProps {
  readonly shop: ShopDetail;
  readonly verdictId: string;
}

/** Head of a shop: picture, name, rating, delivery fee and coverage. */
export const ShopDetailHead = ({ shop, verdictId }: ShopDetailHeadProps) => {
  const isPaused = pauseTextOf(shop) !== undefined;
  return (
    <>
      {shop.pictures.length > 0 ? (
        <div {...SHARED_PICTURE}>
          <ShopGallery shopName={shop.laundryName} pictures={shop.pictures} />
        </div>
      ) : (
        <Hero {...SHARED_PICTURE}>
          <ShopFace id={shop.id} picture={shop.profilePicture} size={128} />
        </Hero>
      )}
      <Head>
        <ShopDetailVerdict shop={shop} id={verdictId} />
        <ShopBadges shop={shop} />
        <Name>{shop.laundryName}</Name>
        <FactLine as="div">
          {shop.reviewCount > 0 ? (
            <Rating value={shop.rating} count={shop.reviewCount} />
          ) : (
            <span>아직 리뷰가 없어요</span>
          )}
          {shop.distance !== null && <span>{formatDistance(shop.distance)}</span>}
          {!isVisitOnly(shop) && <span>{wholeDeliveryFeeText(shop)}</span>}
        </FactLine>
        {!isPaused && <OpenNow shop={shop} />}
        <ShopDetailContact shop={shop} />
      </Head>
    </>
  );
};

/** `지금 영업 중 · 21:00까지`: opening hours of the shop's door, which differ from its pickup hours. */
const OpenNow = ({ shop }: { shop: ShopDetail }) => {
  const { isOpen, text } = openStateOf(shop, new Date(useNow()));
  return <Door $isOpen={isOpen}>{text}</Door>;
};

const Door = styled.p<{ $isOpen: boolean }>`
  ${({ theme }) => theme.type.captionStrong}
  color: ${({ theme, $isOpen }) => ($isOpen ? theme.color.text.success : theme.color.text.secondary)};
`;

const Hero = styled.div`
  display: flex;
  justify-content: center;
  margin: calc(-1 * ${({ theme }) => theme.space[4]}) calc(-1 * ${({ theme }) => theme.size.side}) 0;
  padding: ${({ theme }) => theme.space[6]} 0;
  background: ${({ theme }) => theme.color.surface.brand};
`;

const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[5]} 0;
`;

/** Not a heading: the title of the app bar is one. */
const Name = styled.p`
  ${({ theme }) => theme.type.title1}
`;
