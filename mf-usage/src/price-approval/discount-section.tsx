import type { RequestOffer } from '@dongne/contract';
import { Section, Stack } from '@dongne/ui';
import { CouponPicker } from './coupon-picker';
import { PointsField } from './points-field';
import type { DiscountChoice } from './use-discounts';

interface DiscountSectionProps {
  readonly offer: RequestOffer;
  readonly declinedIds: ReadonlySet<number>;
  readonly discounts: DiscountChoice;
  /** What the server says of coupon and points that it did not take. */
  readonly problems: Readonly<Record<string, string>>;
  /** While a choice is on its way: what was pressed is what is sent. */
  readonly isLocked: boolean;
}

/** 할인: the coupon and the points for exactly this choice. Nothing of it for anyone whose programme knows no coupons. */
export const DiscountSection = ({ offer, declinedIds, discounts, problems, isLocked }: DiscountSectionProps) => {
  const { benefits } = offer;
  if (benefits === null || discounts.price.isNothingLeft) return null;
  return (
    <Section title="할인">
      <Stack $gap={5}>
        <CouponPicker
          offer={offer}
          declinedIds={declinedIds}
          coupons={benefits.coupons}
          chosen={discounts.coupon}
          onPick={discounts.pickCoupon}
          error={problems['couponId']}
          isLocked={isLocked}
        />
        <PointsField
          balance={benefits.pointBalance}
          dueWon={discounts.price.dueWon}
          points={discounts.points}
          onUse={discounts.usePoints}
          error={problems['points']}
          isLocked={isLocked}
        />
      </Stack>
    </Section>
  );
};
