import { CHARGE_MIN_WON, DISCOUNT_STEP_WON, MEMBERSHIP } from './business-numbers';
import { formatWon } from './numbers';
import { chargeOf, couponWon, mayUsePoints, type CouponTerms } from './payable';

/** Delivery terms of a shop: free, or a fee below an amount of its own. */
export interface DeliveryTerms {
  readonly isFree: boolean;
  readonly feeWon: number;
  readonly freeFromWon: number;
}

/** Terms besides the items, fixed when the shop made the offer. */
export interface OfferTerms {
  /** Paid extras of a `DAILY` shop, at the price when they were ordered. */
  readonly services: readonly { readonly priceWon: number }[];
  /** Whether the customer is a member and the shop honours the membership. */
  readonly hasMembershipDiscount: boolean;
  readonly delivery: DeliveryTerms;
  /** Fee of earlier failed collections of this request; due even when nothing is washed. */
  readonly noShowFeeWon: number;
}

/** Offer of a shop, as far as it decides the price. */
export interface PricedOffer {
  readonly items: readonly { readonly id: number; readonly kind: 'wash' | 'mend'; readonly priceWon: number }[];
  readonly terms: OfferTerms;
}

/** Coupon picked for a choice. */
export interface PickedCoupon extends CouponTerms {
  readonly id: number;
  readonly name: string;
}

/** Customer's discounts besides the membership. */
export interface Discounts {
  readonly coupon?: PickedCoupon | undefined;
  readonly points?: number | undefined;
}

/** Line of the price; discounts are negative. `waived`: below the minimum of card providers. */
export interface PriceLine {
  readonly kind: 'items' | 'mends' | 'services' | 'membership' | 'coupon' | 'delivery' | 'noshow' | 'points' | 'waived';
  readonly label: string;
  readonly amountWon: number;
}

/** Price of an offer without the declined items. */
export interface ChoicePrice {
  /** Lines without an amount are left out. */
  readonly lines: readonly PriceLine[];
  /** Charged amount. */
  readonly totalWon: number;
  /** Laundry after the membership, without delivery and fees: compared with a coupon's minimum. */
  readonly laundryWon: number;
  /** Amount after the coupon, delivery and fees included: points may pay it. */
  readonly dueWon: number;
  /** Whether every item was declined: everything is returned unwashed. */
  readonly isNothingLeft: boolean;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Calculates a percentage discount, rounded down to 10 won; ruling on the order of discounts. */
export const percentOff = (amountWon: number, percent: number): number => {
  const exact = (amountWon * percent) / 100;
  return exact - (exact % DISCOUNT_STEP_WON);
};

/** Calculates the delivery fee for an amount: none if the shop delivers free or from its threshold on. */
export const deliveryFee = (delivery: DeliveryTerms, amountWon: number): number =>
  delivery.isFree || amountWon >= delivery.freeFromWon ? 0 : delivery.feeWon;

/** Calculates the shop's price of some items, before discounts. */
const listPriceOf = ({ items, terms }: PricedOffer) => {
  const wonOf = (kind: 'wash' | 'mend'): number =>
    sum(items.filter((item) => item.kind === kind).map(({ priceWon }) => priceWon));
  const isNothing = items.length === 0;
  const [itemsWon, mendsWon] = [wonOf('wash'), wonOf('mend')];
  const servicesWon = isNothing ? 0 : sum(terms.services.map(({ priceWon }) => priceWon));
  const listWon = itemsWon + mendsWon + servicesWon;
  return {
    itemsWon,
    mendsWon,
    servicesWon,
    listWon,
    deliveryWon: isNothing ? 0 : deliveryFee(terms.delivery, listWon),
  };
};

/**
 * Calculates the price of any choice of an offer's items, the same in the browser and on the server: list prices, then
 * 10 % for members, then the coupon, then delivery, then an earlier no-show fee, then points. A remainder below the
 * minimum of card providers is waived. Declined items are free; when all are declined, only the fee remains, without
 * discounts.
 *
 * @param declinedIds items that are returned unwashed; unknown ids are ignored.
 * @param discounts coupons below their minimum and invalid points are ignored.
 */
export const priceOfChoice = (
  { items, terms }: PricedOffer,
  declinedIds: ReadonlySet<number>,
  { coupon, points = 0 }: Discounts = {},
): ChoicePrice => {
  const chosen = items.filter(({ id }) => !declinedIds.has(id));
  const isNothingLeft = chosen.length === 0;
  const { itemsWon, mendsWon, servicesWon, listWon, deliveryWon } = listPriceOf({ items: chosen, terms });
  const membershipWon = terms.hasMembershipDiscount ? percentOff(listWon, MEMBERSHIP.discountPercent) : 0;
  const laundryWon = listWon - membershipWon;
  const couponOffWon = coupon === undefined ? 0 : couponWon(coupon, laundryWon);
  const dueWon = laundryWon - couponOffWon + deliveryWon + terms.noShowFeeWon;
  const paidWon = isNothingLeft || !mayUsePoints(points, points, dueWon) ? 0 : points;
  const { chargedWon, waivedWon } = chargeOf(dueWon - paidWon);
  const all: readonly PriceLine[] = [
    { kind: 'items', label: '세탁', amountWon: itemsWon },
    { kind: 'mends', label: '수선', amountWon: mendsWon },
    { kind: 'services', label: '추가 서비스', amountWon: servicesWon },
    { kind: 'membership', label: `멤버십 ${MEMBERSHIP.discountPercent}% 할인`, amountWon: -membershipWon },
    { kind: 'coupon', label: `쿠폰 · ${coupon?.name ?? ''}`, amountWon: -couponOffWon },
    { kind: 'delivery', label: '배송비', amountWon: deliveryWon },
    { kind: 'noshow', label: '수거 실패 수수료', amountWon: terms.noShowFeeWon },
    { kind: 'points', label: '포인트 사용', amountWon: -paidWon },
    { kind: 'waived', label: `${formatWon(CHARGE_MIN_WON)} 미만 면제`, amountWon: -waivedWon },
  ];
  const lines = all.filter(({ amountWon }) => amountWon !== 0);
  return { lines, totalWon: chargedWon, laundryWon, dueWon, isNothingLeft };
};

/** Calculates the price of the whole offer, nothing declined. */
export const priceOfOffer = (offer: PricedOffer, discounts?: Discounts): ChoicePrice =>
  priceOfChoice(offer, new Set(), discounts);

const BENEFITS: ReadonlySet<PriceLine['kind']> = new Set(['coupon', 'points', 'waived']);

/** Returns the shop's price of a choice, before coupon, points and waiver: only this is comparable with an estimate. */
export const wonBeforeBenefits = (lines: readonly PriceLine[]): number =>
  sum(lines.filter(({ kind }) => !BENEFITS.has(kind)).map(({ amountWon }) => amountWon));
