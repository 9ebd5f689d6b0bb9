import { estimateOf, type Estimate, type MembershipAnswer, type ShopDetail } from '@dongne/contract';
import { http, MEMBER_KEYS } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';
import type { LaundryWishes } from './laundry-wishes';

/** The shop's terms, as far as they decide a price. */
export type PricingShop = Pick<
  ShopDetail,
  'prices' | 'dailyLaundryPaidService' | 'isFreeDelivery' | 'deliveryFeeWon' | 'freeFromWon' | 'hasMembershipService'
>;

/** Whether the customer pays the members' price at a shop; no, as long as it is not known. */
const useHasMemberPrice = ({ hasMembershipService }: PricingShop): boolean => {
  const { data } = useQuery({
    queryKey: MEMBER_KEYS.membership,
    queryFn: () => http.get<MembershipAnswer>('/myPage/membership'),
    enabled: hasMembershipService,
  });
  return hasMembershipService && data?.userMembershipInfo[0]?.userStatus === 'Membership';
};

/** What the laundry of a form may cost at a shop, as the server will reckon it, without mends: their price is the shop's to say. */
export const useEstimate = (shop: PricingShop, wishes: LaundryWishes): Estimate => {
  const hasMembershipDiscount = useHasMemberPrice(shop);
  const { prices, isFreeDelivery: isFree, deliveryFeeWon: feeWon, freeFromWon } = shop;
  const chosen = shop.dailyLaundryPaidService.filter(({ code }) => wishes.serviceCodes.includes(code));
  return estimateOf(
    { prices, delivery: { isFree, feeWon, freeFromWon } },
    {
      count: wishes.laundryNumByUser,
      items: [],
      hasPremium: wishes.hasPremium,
      hasStain: wishes.hasStain,
      servicesWon: chosen.reduce((total, { priceWon }) => total + priceWon, 0),
      hasMembershipDiscount,
    },
  );
};
