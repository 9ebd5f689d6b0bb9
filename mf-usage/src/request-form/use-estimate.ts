import { estimateText, priceListOf, type EstimateText, type PriceList, type ShopDetail } from '@dongne/contract';
import { useHasMemberPrice } from '@dongne/platform';
import { wantedMends } from '../mend/mend-rules';
import type { LaundryWishes } from './laundry-wishes';

/** Terms of a shop that decide a price. */
export type PricingShop = Pick<
  ShopDetail,
  'dailyLaundryPaidService' | 'isFreeDelivery' | 'deliveryFeeWon' | 'freeFromWon' | 'hasMembershipService'
> &
  Pick<PriceList, 'prices'>;

/** Estimated price of a form's laundry, by the same rule as the server. */
export const useEstimate = (shop: PricingShop, wishes: LaundryWishes): EstimateText => useEstimateOf(shop)(wishes);

/** Estimator for wishes known only later. */
export const useEstimateOf = (shop: PricingShop) => {
  const hasMembershipDiscount = useHasMemberPrice(shop);
  return (wishes: LaundryWishes): EstimateText => estimateOf(shop, wishes, hasMembershipDiscount);
};

const estimateOf = (shop: PricingShop, wishes: LaundryWishes, hasMembershipDiscount: boolean): EstimateText => {
  const chosen = shop.dailyLaundryPaidService.filter(({ code }) => wishes.serviceCodes.includes(code));
  return estimateText(priceListOf(shop), {
    count: wishes.laundryNumByUser,
    items: wishes.items,
    hasPremium: wishes.hasPremium,
    hasStain: wishes.hasStain,
    mends: wantedMends(wishes),
    servicesWon: chosen.reduce((total, { priceWon }) => total + priceWon, 0),
    hasMembershipDiscount,
  });
};
