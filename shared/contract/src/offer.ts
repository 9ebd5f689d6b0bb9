import { DISCOUNT_STEP_WON, MEMBERSHIP } from './business-numbers';

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

/** A line of the price; discounts are negative. */
export interface PriceLine {
  readonly kind: 'items' | 'mends' | 'services' | 'membership' | 'delivery' | 'noshow';
  readonly label: string;
  readonly amountWon: number;
}

/** What an offer costs without the declined items. */
export interface ChoicePrice {
  /** Lines without an amount are left out. */
  readonly lines: readonly PriceLine[];
  readonly totalWon: number;
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

/**
 * The price of any choice of an offer's items, the same in the browser and on the server: list prices, then 10 % for members,
 * then delivery, then an earlier no-show fee. A declined item costs nothing; when all are declined, only that fee is left.
 *
 * @param declinedIds items that come back unwashed; ids of other items count for nothing.
 */
export const priceOfChoice = ({ items, terms }: PricedOffer, declinedIds: ReadonlySet<number>): ChoicePrice => {
  const chosen = items.filter(({ id }) => !declinedIds.has(id));
  const isNothingLeft = chosen.length === 0;
  const wonOf = (kind: 'wash' | 'mend'): number =>
    sum(chosen.filter((item) => item.kind === kind).map(({ priceWon }) => priceWon));
  const servicesWon = isNothingLeft ? 0 : sum(terms.services.map(({ priceWon }) => priceWon));
  const listWon = wonOf('wash') + wonOf('mend') + servicesWon;
  const membershipWon = terms.hasMembershipDiscount ? percentOff(listWon, MEMBERSHIP.discountPercent) : 0;
  const all: readonly PriceLine[] = [
    { kind: 'items', label: '세탁', amountWon: wonOf('wash') },
    { kind: 'mends', label: '수선', amountWon: wonOf('mend') },
    { kind: 'services', label: '추가 서비스', amountWon: servicesWon },
    { kind: 'membership', label: `멤버십 ${MEMBERSHIP.discountPercent}% 할인`, amountWon: -membershipWon },
    { kind: 'delivery', label: '배송비', amountWon: isNothingLeft ? 0 : deliveryFee(terms.delivery, listWon) },
    { kind: 'noshow', label: '수거 실패 수수료', amountWon: terms.noShowFeeWon },
  ];
  const lines = all.filter(({ amountWon }) => amountWon !== 0);
  return { lines, totalWon: Math.max(0, sum(lines.map(({ amountWon }) => amountWon))), isNothingLeft };
};

/** What the whole offer costs, nothing declined. */
export const priceOfOffer = (offer: PricedOffer): ChoicePrice => priceOfChoice(offer, new Set());
