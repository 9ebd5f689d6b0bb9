import { estimateText, priceListOf, type EstimateText, type PriceList, type ShopDetail } from '@dongne/contract';
import { useHasMemberPrice } from '@dongne/platform';
import type { LaundryWishes } from './laundry-wishes';

/** The shop's terms, as far as they decide a price. */
export type PricingShop = Pick<
  ShopDetail,
  'dailyLaundryPaidService' | 'isFreeDelivery' | 'deliveryFeeWon' | 'freeFromWon' | 'hasMembershipService'
> &
  Pick<PriceList, 'prices'>;

/** What the laundry of a form may cost at a shop, as the server will reckon it. Mends are named only: their price is the shop's to say. */
export const useEstimate = (shop: PricingShop, wishes: LaundryWishes): EstimateText => useEstimateOf(shop)(wishes);

/** The same for wishes that are not known yet. */
export const useEstimateOf = (shop: PricingShop) => {
  const hasMembershipDiscount = useHasMemberPrice(shop);
  return (wishes: LaundryWishes): EstimateText => estimateOf(shop, wishes, hasMembershipDiscount);
};

const estimateOf = (shop: PricingShop, wishes: LaundryWishes, hasMembershipDiscount: boolean): EstimateText => {
  const chosen = shop.dailyLaundryPaidService.filter(({ code }) => wishes.serviceCodes.includes(code));
  const estimate = estimateText(priceListOf(shop), {
    count: wishes.laundryNumByUser,
    items: wishes.items,
    hasPremium: wishes.hasPremium,
    hasStain: wishes.hasStain,
    servicesWon: chosen.reduce((total, { priceWon }) => total + priceWon, 0),
    hasMembershipDiscount,
  });
  return wishes.hasMend ? { ...estimate, notes: [...estimate.notes, '수선비 별도'] } : estimate;
};
