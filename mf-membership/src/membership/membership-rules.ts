import { formatFullDay, MEMBERSHIP, monthsAfter, percentOff } from '@dongne/contract';

/** Sums a customer may spend in a month, to compare with; won. */
export const EXAMPLE_SPENDING = [30_000, 50_000, 100_000] as const;

/** What one month costs with and without a membership; won. */
export interface Comparison {
  readonly withoutWon: number;
  readonly discountWon: number;
  readonly feeWon: number;
  readonly withWon: number;
  /** Positive: the membership saves this much. Negative: it costs this much more. */
  readonly savedWon: number;
}

/** What a month at partner shops costs either way. */
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

/** Spending of a month at which the discount is exactly the fee; won. */
export const BREAK_EVEN_WON = (MEMBERSHIP.monthlyWon * 100) / MEMBERSHIP.discountPercent;

/**
 * When a membership is paid for the second time: `2026년 4월 2일 (목)`.
 *
 * @param firstRenewal as the server says it to a member; for a visitor it is worked out for a membership that starts now.
 */
export const secondPaymentDay = (firstRenewal: string | null, now: number): string =>
  formatFullDay(firstRenewal ?? monthsAfter(new Date(now), 1));
