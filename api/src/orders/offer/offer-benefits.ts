import { usableBenefits } from '#money';
import type { Needs, Executor } from '#base';
import type { RequestRow } from '../order';
import type { OfferBenefitsView } from './offer-schemas';

/**
 * Benefits that a customer can use for a price; null unless the price awaits approval, and in programmes without
 * coupons.
 */
export const benefitsOf = async (
  parts: Needs<'clock'> & { readonly database: Executor },
  { status, approvedAt, memberId, couponId }: RequestRow,
): Promise<OfferBenefitsView | null> => {
  if (status !== 'Registered' || approvedAt !== null) return null;
  const usable = await usableBenefits(parts, memberId);
  if (usable === null) return null;
  const { coupons, pointBalance } = usable;
  return {
    coupons: coupons.map(({ id, name, discountWon, minimumWon, expiresAt }) => ({
      ...{ id, name, discountWon, minimumWon },
      expiresAt: expiresAt.toISOString(),
    })),
    pickedCouponId: coupons.find(({ id }) => id === couponId)?.id ?? null,
    pointBalance,
  };
};
