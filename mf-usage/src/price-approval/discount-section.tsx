import type { RequestOffer } from '@dongne/contract';
import { Section, Stack } from '@dongne/ui';
import { CouponPicker } from './coupon-picker';
import { PointsField } from './points-field';
import type { DiscountChoice } from './use-discounts';

interface DiscountSectionProps {
  readonly offer: RequestOffer;
  readonly declinedIds: ReadonlySet<number>;
  readonly discounts: DiscountChoice;
  /** Errors of the server for coupon and points. */
  readonly problems: Readonly<Record<string, string>>;
  /** Disables changes while the choice is sent: the sent values must be the shown ones. */
  readonly isLocked: boolean;
}

/** 할인: coupon and points for this choice. Renders nothing for programmes without coupons. */
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
