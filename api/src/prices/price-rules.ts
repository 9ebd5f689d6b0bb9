import { DISCOUNT_STEP_WON, MEMBERSHIP } from '@dongne/contract';

/** What a price is made of. */
export interface PriceParts {
  /** Approved pieces and mends; a declined one comes back unwashed and free. */
  readonly items: readonly { readonly kind: 'wash' | 'mend'; readonly priceWon: number; readonly declined: boolean }[];
  /** Paid extras of a `DAILY` shop. */
  readonly services: readonly { readonly priceWon: number }[];
  /** The customer is a member and the shop honours it. */
  readonly hasMembershipDiscount: boolean;
  readonly delivery: { readonly isFree: boolean; readonly feeWon: number; readonly freeFromWon: number };
  /** Fee of an earlier failed collection of this request. */
  readonly noShowFeeWon: number;
}

/** A line of the price; discounts are negative. */
export interface PriceLine {
  readonly kind: 'items' | 'mends' | 'services' | 'membership' | 'delivery' | 'noshow';
  readonly label: string;
  readonly amountWon: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** A discount of some percent, rounded down to 10 won; ruling on the order of discounts. */
export const percentOff = (amountWon: number, percent: number): number => {
  const exact = (amountWon * percent) / 100;
  return exact - (exact % DISCOUNT_STEP_WON);
};

/** What delivery costs for an order of that amount: nothing where the shop says so or from the shop's own threshold on. */
export const deliveryFee = (delivery: PriceParts['delivery'], amountWon: number): number =>
  delivery.isFree || amountWon >= delivery.freeFromWon ? 0 : delivery.feeWon;

/**
 * The lines of a price in the order of the ruling: list prices, then 10 % for members. Lines without an amount are left out;
 * when everything was declined there is nothing to pay but an earlier no-show fee.
 */
export const priceLines = (parts: PriceParts): PriceLine[] => {
  const approved = parts.items.filter((item) => !item.declined);
  const priceOf = (kind: 'wash' | 'mend'): number =>
    sum(approved.filter((item) => item.kind === kind).map((item) => item.priceWon));
  const isAnythingDone = approved.length > 0;
  const services = isAnythingDone ? sum(parts.services.map((service) => service.priceWon)) : 0;
  const listWon = priceOf('wash') + priceOf('mend') + services;
  const membershipWon = parts.hasMembershipDiscount ? percentOff(listWon, MEMBERSHIP.discountPercent) : 0;
  const lines: PriceLine[] = [
    { kind: 'items', label: '세탁', amountWon: priceOf('wash') },
    { kind: 'mends', label: '수선', amountWon: priceOf('mend') },
    { kind: 'services', label: '추가 서비스', amountWon: services },
    { kind: 'membership', label: `멤버십 ${MEMBERSHIP.discountPercent}% 할인`, amountWon: -membershipWon },
    { kind: 'delivery', label: '배송비', amountWon: isAnythingDone ? deliveryFee(parts.delivery, listWon) : 0 },
    { kind: 'noshow', label: '수거 실패 수수료', amountWon: parts.noShowFeeWon },
  ];
  return lines.filter((line) => line.amountWon !== 0);
};

/** What the lines come to; never below 0. */
export const totalOf = (lines: readonly PriceLine[]): number => Math.max(0, sum(lines.map((line) => line.amountWon)));
