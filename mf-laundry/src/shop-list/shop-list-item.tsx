import { formatDistance, formatWon, type ShopCard } from '@dongne/contract';
import { paths } from '@dongne/platform';
import { Rating } from '@dongne/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ShopBadges } from '../common/shop-badges';
import { ShopFace } from '../common/shop-face';
import { pauseTextOf } from '../common/shop-pause';

/** One shop of the list: a link named by the shop, everything else describes it. */
export const ShopListItem = ({ shop }: { shop: ShopCard }) => {
  const id = useId();
  const closedText = pauseTextOf(shop) ?? (shop.canNewRequest === 0 ? '지금은 새 신청을 받지 않아요' : undefined);
  return (
    <li>
      <ShopLink to={paths.laundry.detail(shop.id)} aria-labelledby={`${id}-name`} aria-describedby={`${id}-facts`}>
        <Face $isClosed={closedText !== undefined}>
          <ShopFace id={shop.id} picture={shop.profilePicture} size={76} />
        </Face>
        <Text>
          <Name id={`${id}-name`}>{shop.laundryName}</Name>
          <Facts id={`${id}-facts`}>
            <Line>
              {shop.reviewCount > 0 ? <Rating value={shop.rating} count={shop.reviewCount} /> : <span>리뷰 없음</span>}
              {shop.distance !== null && <span>{formatDistance(shop.distance)}</span>}
              <span>{formatWon(shop.priceFrom)}부터</span>
            </Line>
            <ShopBadges shop={shop} />
            {closedText !== undefined && <Closed>{closedText}</Closed>}
          </Facts>
        </Text>
      </ShopLink>
    </li>
  );
};

const ShopLink = styled(Link)`
  position: relative;
  display: flex;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[3]} 0;

  &::before {
    content: '';
    position: absolute;
    inset: 0 calc(-1 * ${({ theme }) => theme.space[3]});
    border-radius: ${({ theme }) => theme.radius.large};
    transition: background ${({ theme }) => theme.motion.fast};
  }
  ${({ theme }) => theme.media.hover} {
    &:hover::before {
      background: ${({ theme }) => theme.color.surface.sunken};
    }
  }
  &:active::before {
    background: ${({ theme }) => theme.color.action.neutral};
  }
  & > * {
    position: relative;
  }
`;

const Face = styled.span<{ $isClosed: boolean }>`
  flex: none;
  opacity: ${({ $isClosed }) => ($isClosed ? 0.45 : 1)};
`;

const Text = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: center;
  min-width: 0;
  gap: 2px;
`;

const Name = styled.span`
  ${({ theme }) => theme.type.title3}
`;

const Facts = styled.span`
  display: flex;
  flex-direction: column;
  gap: 6px;
`;

const Line = styled.span`
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

const Closed = styled.span`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.warning};
`;
