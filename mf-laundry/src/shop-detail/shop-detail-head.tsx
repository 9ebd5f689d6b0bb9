import { formatDistance, type ShopDetail } from '@dongne/contract';
import { Notice, Rating } from '@dongne/ui';
import styled from 'styled-components';
import { ShopBadges } from '../common/shop-badges';
import { ShopFace } from '../common/shop-face';
import { pauseTextOf } from '../common/shop-pause';
import { deliveryFeeText } from './shop-detail-rules';
import { ShopDetailContact } from './shop-detail-contact';
import { ShopDetailCoverage } from './shop-detail-coverage';

/** The shop at a glance: face, name, rating, what bringing it back costs, whether it comes to me. */
export const ShopDetailHead = ({ shop }: { shop: ShopDetail }) => {
  const pause = pauseTextOf(shop);
  return (
    <>
      <Hero>
        <ShopFace id={shop.id} picture={shop.profilePicture} size={128} />
      </Hero>
      <Head>
        <ShopBadges shop={shop} />
        <Name>{shop.laundryName}</Name>
        <Line>
          {shop.reviewCount > 0 ? (
            <Rating value={shop.rating} count={shop.reviewCount} />
          ) : (
            <span>아직 리뷰가 없어요</span>
          )}
          {shop.distance !== null && <span>{formatDistance(shop.distance)}</span>}
          <span>{deliveryFeeText(shop)}</span>
        </Line>
        <ShopDetailCoverage shop={shop} />
        {pause !== undefined && <Notice tone="warning">{pause}</Notice>}
        <ShopDetailContact shop={shop} />
      </Head>
    </>
  );
};

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

/** Not a heading: the bar's title is. */
const Name = styled.p`
  ${({ theme }) => theme.type.title1}
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.secondary};
  font-variant-numeric: tabular-nums;

  & > * + *::before {
    content: '·';
    margin: 0 6px;
    color: ${({ theme }) => theme.color.text.disabled};
  }
`;
