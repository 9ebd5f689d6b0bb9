import { CHARGE_MIN_WON, DISCOUNT_STEP_WON, MEMBERSHIP } from './business-numbers';
import { formatWon } from './numbers';
import { chargeOf, couponWon, mayUsePoints, type CouponTerms } from './payable';

/** How a shop charges for delivery: nothing at all, or a fee below an amount of its own. */
export interface DeliveryTerms {
  readonly isFree: boolean;
  readonly feeWon: number;
  readonly freeFromWon: number;
}

/** What counts beside the items; an offer keeps it as it was when the shop made the offer. */
export interface OfferTerms {
  /** Paid extras of a `DAILY` shop, at the price they had when they were ordered. */
  readonly services: readonly { readonly priceWon: number }[];
  /** The customer is a member and the shop honours it. */
  readonly hasMembershipDiscount: boolean;
  readonly delivery: DeliveryTerms;
  /** Fee of earlier failed collections of this request; it is owed even when nothing is washed. */
  readonly noShowFeeWon: number;
}

/** What a shop asks for a request, as far as it decides the price. */
export interface PricedOffer {
  readonly items: readonly { readonly id: number; readonly kind: 'wash' | 'mend'; readonly priceWon: number }[];
  readonly terms: OfferTerms;
}

/** A coupon that is picked for a choice. */
export interface PickedCoupon extends CouponTerms {
  readonly id: number;
  readonly name: string;
}

/** What a customer wants taken off a choice, beside the membership. */
export interface Discounts {
  readonly coupon?: PickedCoupon | undefined;
  readonly points?: number | undefined;
}

/** A line of the price; what is taken off is negative. `waived`: too little for any card provider. */
export interface PriceLine {
  readonly kind: 'items' | 'mends' | 'services' | 'membership' | 'coupon' | 'delivery' | 'noshow' | 'points' | 'waived';
  readonly label: string;
  readonly amountWon: number;
}

/** What an offer costs without the declined items. */
export interface ChoicePrice {
  /** Lines without an amount are left out. */
  readonly lines: readonly PriceLine[];
  /** What is charged. */
  readonly totalWon: number;
  /** The laundry after the membership, without delivery and fees: what the minimum of a coupon is compared with. */
  readonly laundryWon: number;
  /** After the coupon, delivery and fees included: what points may pay. */
  readonly dueWon: number;
  /** Every item was declined: nothing is washed and everything comes back. */
  readonly isNothingLeft: boolean;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** A discount of some percent, rounded down to 10 won; ruling on the order of discounts. */
export const percentOff = (amountWon: number, percent: number): number => {
  const exact = (amountWon * percent) / 100;
  return exact - (exact % DISCOUNT_STEP_WON);
};

/** What delivery costs for an order of that amount: nothing where the shop says so or from the shop's own threshold on. */
export const deliveryFee = (delivery: DeliveryTerms, amountWon: number): number =>
  delivery.isFree || amountWon >= delivery.freeFromWon ? 0 : delivery.feeWon;

/** What the shop charges for some items, before anything is taken off. */
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
 * The price of any choice of an offer's items, the same in the browser and on the server: list prices, then 10 % for members,
 * then the coupon, then delivery, then an earlier no-show fee, then points. A remainder that no card provider takes is waived.
 * A declined item costs nothing; when all are declined, only the fee is left and nothing is taken off it.
 *
 * @param declinedIds items that come back unwashed; ids of other items count for nothing.
 * @param discounts a coupon below its minimum takes nothing off, and points that may not be used pay nothing.
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

/** What the whole offer costs, nothing declined. */
export const priceOfOffer = (offer: PricedOffer, discounts?: Discounts): ChoicePrice =>
  priceOfChoice(offer, new Set(), discounts);

const BENEFITS: ReadonlySet<PriceLine['kind']> = new Set(['coupon', 'points', 'waived']);

/** What the shop asks for a choice, before coupon, points and what is waived: only this can be set beside an estimate. */
export const wonBeforeBenefits = (lines: readonly PriceLine[]): number =>
  sum(lines.filter(({ kind }) => !BENEFITS.has(kind)).map(({ amountWon }) => amountWon));
