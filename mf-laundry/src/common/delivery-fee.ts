import { DOT, formatWon, type ShopCard } from '@dongne/contract';

type Delivery = Pick<ShopCard, 'isFreeDelivery' | 'deliveryFeeWon' | 'freeFromWon'>;

/** Maximum delivery fee: `배송비 3,000원`. */
export const deliveryFeeText = ({ isFreeDelivery, deliveryFeeWon }: Omit<Delivery, 'freeFromWon'>): string =>
  isFreeDelivery || deliveryFeeWon === 0 ? '배송비 무료' : `배송비 ${formatWon(deliveryFeeWon)}`;

/** A shop without pickup does not deliver either, so it has no delivery fee. */
export const isVisitOnly = ({
  canDelivery,
  useDeliveryAgency,
}: Pick<ShopCard, 'canDelivery' | 'useDeliveryAgency'>): boolean => canDelivery === 0 && useDeliveryAgency === 0;

/** Delivery fee with the amount that waives it: `배송비 3,000원 · 20,000원 이상 무료`. */
export const wholeDeliveryFeeText = (shop: Delivery): string => {
  const isFree = shop.isFreeDelivery || shop.deliveryFeeWon === 0;
  return isFree || shop.freeFromWon === 0
    ? deliveryFeeText(shop)
    : `${deliveryFeeText(shop)}${DOT}${formatWon(shop.freeFromWon)} 이상 무료`;
};
