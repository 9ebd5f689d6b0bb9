import { formatFullDay, MEMBERSHIP, monthsAfter, percentOff } from '@dongne/contract';

/** Sample monthly spendings for the comparison; won. */
export const EXAMPLE_SPENDING = [30_000, 50_000, 100_000] as const;

/** Monthly cost with and without a membership; won. */
export interface Comparison {
  readonly withoutWon: number;
  readonly discountWon: number;
  readonly feeWon: number;
  readonly withWon: number;
  /** Savings of the membership; negative when it costs more. */
  readonly savedWon: number;
}

/** Compares the cost of a month at partner shops. */
export const compareMonth = (spentWon: number): Comparison => {
  const discountWon = percentOff(spentWon, MEMBERSHIP.discountPercent);
  const feeWon = MEMBERSHIP.monthlyWon;
  return {
    withoutWon: spentWon,
    discountWon,
    feeWon,
    withWon: spentWon - discountWon + feeWon,
    savedWon: discountWon - feeWon,
  };
};

/** Monthly spending at which the discount equals the fee; won. */
export const BREAK_EVEN_WON = (MEMBERSHIP.monthlyWon * 100) / MEMBERSHIP.discountPercent;

/**
 * Date of the second payment: `2026년 4월 2일 (목)`.
 * @param firstRenewal date of the server for a member; for a visitor it is calculated for a membership that starts
 * now.
 */
export const secondPaymentDay = (firstRenewal: string | null, now: number): string =>
  formatFullDay(firstRenewal ?? monthsAfter(new Date(now), 1));
