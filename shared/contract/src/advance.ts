import { ADVANCE_LIMIT_MIN_WON } from './business-numbers';
import { formatWon } from './numbers';

/**
 * Validates the amount up to which a customer agrees in advance; undefined if valid. The form calls it during input,
 * the server with its own estimate.
 *
 * @param limitWon `null` if empty.
 * @param estimateMaxWon upper end of the estimate: customers agree to no more than they saw.
 */
export const advanceLimitProblem = (limitWon: number | null, estimateMaxWon: number): string | undefined => {
  if (limitWon === null || !Number.isSafeInteger(limitWon) || limitWon < ADVANCE_LIMIT_MIN_WON)
    return `${formatWon(ADVANCE_LIMIT_MIN_WON)} 이상의 금액을 적어 주세요.`;
  if (limitWon > estimateMaxWon) return `예상 금액의 최대인 ${formatWon(estimateMaxWon)}까지 정할 수 있어요.`;
  return undefined;
};

/** Result of an agreement in advance for an offer: none, or whether it holds. */
export type AdvanceAnswer = 'none' | 'within' | 'above' | 'otherPieces';

/** Offer, as far as an agreement in advance depends on it. */
export interface LookedAtOffer {
  /** Total of the whole offer, nothing declined, delivery and fees included. */
  readonly totalWon: number;
  /** Whether the offer covers exactly what was announced: `isOfferAsAnnounced`. */
  readonly isAsAnnounced: boolean;
}

/**
 * Checks an agreement in advance. It never covers a missing piece, another kind, or a different number of mends,
 * however cheap.
 */
export const advanceAnswer = (limitWon: number | null, { totalWon, isAsAnnounced }: LookedAtOffer): AdvanceAnswer => {
  if (limitWon === null) return 'none';
  if (totalWon > limitWon) return 'above';
  return isAsAnnounced ? 'within' : 'otherPieces';
};
