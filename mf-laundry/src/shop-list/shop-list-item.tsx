import { cardDaysText, cardPriceText, formatDistance, type ShopCard } from '@dongne/contract';
import { laundryPaths } from '@dongne/contract/paths';
import { useNow } from '@dongne/platform';
import { Rating, ShopFace } from '@dongne/ui';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { FactLine } from '../common/fact-line';
import { deliveryFeeText } from '../common/delivery-fee';
import { ShopBadges } from '../common/shop-badges';
import { pauseTextOf } from '../common/shop-pause';
import { openWithPictureTransition } from '../common/shop-picture-transition';

interface ShopListItemProps {
  readonly shop: ShopCard;
  /** Pieces that the shop's page begins with. */
  readonly counted: string | undefined;
  /** Whether it is visible on load. */
  readonly isSeenFirst: boolean;
  readonly isTopmost: boolean;
}

/**
 * Row of the list: a link with the shop's name that covers the row. Memoized, since thousands of rows may stay mounted
 * below the next page.
 */
export const ShopListItem = memo(({ shop, counted, isSeenFirst, isTopmost }: ShopListItemProps) => {
  const id = useId();
  const path = laundryPaths.detail(shop.id, counted);
  const closedText = pauseTextOf(shop) ?? (shop.canNewRequest === 0 ? '지금은 새 신청을 받지 않아요' : undefined);
  return (
    <Item data-row={shop.id}>
      <Face data-list-face $isClosed={closedText !== undefined}>
        <ShopFace
          id={shop.id}
          picture={shop.profilePicture}
          size={76}
          isSeenFirst={isSeenFirst}
          isTopmost={isTopmost}
        />
      </Face>
      <Text>
        <NameLink to={path} aria-describedby={id} onClick={(event) => openWithPictureTransition(event, path)}>
          {shop.laundryName}
        </NameLink>
        <Facts id={id}>
          <FactLine>
            {shop.reviewCount > 0 ? <Rating value={shop.rating} count={shop.reviewCount} /> : <span>리뷰 없음</span>}
            {shop.distance !== null && <span>{formatDistance(shop.distance)}</span>}
            <span>{shop.dong}</span>
          </FactLine>
          <FactLine>
            <span>{cardPriceText(shop)}</span>
            {shop.pickupAt !== null && <span>{deliveryFeeText(shop)}</span>}
          </FactLine>
          <PickupDays shop={shop} />
          <ShopBadges shop={shop} />
          {closedText !== undefined && <Closed>{closedText}</Closed>}
        </Facts>
      </Text>
    </Item>
  );
});
ShopListItem.displayName = 'ShopListItem';

/** Separate component: only it renders again as time passes. */
const PickupDays = ({ shop }: { shop: ShopCard }) => {
  const days = cardDaysText(shop, useNow());
  return days !== null && <Dates>{days}</Dates>;
};

const Item = styled.li`
  position: relative;
  display: flex;
  gap: ${({ theme }) => theme.space[4]};
  margin: 0 calc(-1 * ${({ theme }) => theme.space[3]});
  padding: ${({ theme }) => theme.space[3]};
  border-radius: ${({ theme }) => theme.radius.large};
  transition: background ${({ theme }) => theme.motion.fast};

  ${({ theme }) => theme.media.hover} {
    &:hover {
      background: ${({ theme }) => theme.color.surface.pressed};
    }
  }
  @supports selector(:has(*)) {
    &:has(a:active) {
      background: ${({ theme }) => theme.color.action.neutral};
    }
  }
`;

/** Named by the shop only, and covers the whole row. */
const NameLink = styled(Link)`
  ${({ theme }) => theme.type.title3}

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    /* Stacks above the details, so that a tap on the stars opens the shop, too. */
    z-index: ${({ theme }) => theme.layer.raised};
    border-radius: ${({ theme }) => theme.radius.large};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${({ theme }) => theme.color.border.focus};
    /* Negative offset: the row clips an outer outline. */
    outline-offset: -2px;
  }
`;

const Face = styled.span<{ $isClosed: boolean }>`
  flex: none;
  opacity: ${({ $isClosed }) => ($isClosed ? 0.45 : 1)};
`;

/** Begins at the top: centred, the name would move while the HTML of its row arrives. */
const Text = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  gap: 2px;
`;

const Facts = styled.span`
  display: flex;
  flex-direction: column;
  gap: 6px;
`;

const Dates = styled.span`
  ${({ theme }) => theme.type.captionStrong}
  color: ${({ theme }) => theme.color.text.brand};
`;

const Closed = styled.span`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.warning};
`;
