import { DIVISION_LABEL, MEMBERSHIP, type ShopCard } from '@dongne/contract';
import { useCapabilities } from '@dongne/platform';
import { Badge, type BadgeTone } from '@dongne/ui';
import styled from 'styled-components';

type BadgedShop = Pick<ShopCard, 'division' | 'hasMembershipService' | 'isFreeDelivery' | 'canMend' | 'isParking'>;

interface ShopBadge {
  readonly text: string;
  readonly tone: BadgeTone;
}

/**
 * Badges of a shop, most important first.
 * @param isMembershipShown false for partner programmes without the membership.
 */
const badgesOf = (shop: BadgedShop, isMembershipShown: boolean): readonly ShopBadge[] => [
  ...(shop.division === 'DAILY' ? [{ text: DIVISION_LABEL.DAILY, tone: 'solid' } as const] : []),
  ...(shop.hasMembershipService && isMembershipShown
    ? [{ text: `멤버십 ${MEMBERSHIP.discountPercent}%`, tone: 'brand' } as const]
    : []),
  ...(shop.isFreeDelivery ? [{ text: '무료 배송', tone: 'success' } as const] : []),
  ...(shop.canMend ? [{ text: '수선', tone: 'neutral' } as const] : []),
  ...(shop.isParking ? [{ text: '주차', tone: 'neutral' } as const] : []),
];

/** Row of badges; renders nothing without one. */
export const ShopBadges = ({ shop }: { shop: BadgedShop }) => {
  const { can } = useCapabilities();
  const badges = badgesOf(shop, can.membership);
  if (badges.length === 0) return null;
  return (
    <Row>
      {badges.map(({ text, tone }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
    </Row>
  );
};

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]};
`;
