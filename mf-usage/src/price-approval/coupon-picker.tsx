import { DOT, bestCoupon, formatDay, formatWon, priceOfChoice, type RequestOffer } from '@dongne/contract';
import { RadioGroup, Text } from '@dongne/ui';
import styled from 'styled-components';
import type { OfferCoupon } from './use-discounts';

interface CouponPickerProps {
  readonly offer: RequestOffer;
  readonly declinedIds: ReadonlySet<number>;
  readonly coupons: readonly OfferCoupon[];
  /** Undefined: no coupon is used. */
  readonly chosen: OfferCoupon | undefined;
  readonly onPick: (couponId: number | null) => void;
  readonly error: string | undefined;
  readonly isLocked: boolean;
}

const NONE = 'none';

/** Discount of a coupon for this choice, in won. */
const offWon = (offer: RequestOffer, declinedIds: ReadonlySet<number>, coupon: OfferCoupon): number =>
  -(priceOfChoice(offer, declinedIds, { coupon }).lines.find(({ kind }) => kind === 'coupon')?.amountWon ?? 0);

const termsOf = (coupon: OfferCoupon, wonOff: number, isBest: boolean): string => {
  if (wonOff === 0) return `이용 금액 ${formatWon(coupon.minimumWon)}부터 쓸 수 있어요`;
  return `${isBest ? '가장 많이 할인돼요: ' : ''}-${formatWon(wonOff)}${DOT}${formatDay(coupon.expiresAt)}까지`;
};

/** Coupons for a choice with their discounts, largest first; one is preselected and can be removed. */
export const CouponPicker = ({ offer, declinedIds, coupons, chosen, onPick, error, isLocked }: CouponPickerProps) => {
  if (coupons.length === 0)
    return (
      <div>
        <Text as="h3" $type="label" $color="secondary">
          쿠폰
        </Text>
        <Text $type="label" $color="tertiary">
          {error ?? '쓸 수 있는 쿠폰이 없어요'}
        </Text>
      </div>
    );
  const best = bestCoupon(offer, declinedIds, coupons);
  const sorted = coupons
    .map((coupon) => ({ coupon, wonOff: offWon(offer, declinedIds, coupon) }))
    .sort((a, b) => b.wonOff - a.wonOff || a.coupon.minimumWon - b.coupon.minimumWon);
  return (
    <Group {...(error !== undefined && { 'data-wrong': '' })}>
      <RadioGroup
        label="쿠폰"
        choices={[
          ...sorted.map(({ coupon, wonOff }) => ({
            value: String(coupon.id),
            label: coupon.name,
            description: termsOf(coupon, wonOff, coupon.id === best?.id && coupons.length > 1),
            disabled: isLocked || wonOff === 0,
          })),
          { value: NONE, label: '쿠폰 사용 안 함', disabled: isLocked },
        ]}
        value={chosen === undefined ? NONE : String(chosen.id)}
        onChange={(value) => onPick(value === NONE ? null : Number(value))}
        error={error}
      />
    </Group>
  );
};

const Group = styled.div`
  overflow-wrap: anywhere;
`;
