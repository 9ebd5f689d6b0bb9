import { ADVANCE_LIMIT_MIN_WON } from './business-numbers';
import { formatWon } from './numbers';

/**
 * What is wrong with the amount up to which a customer agrees in advance; undefined when nothing is. The form asks it while
 * somebody types, the server with the estimate that it reckoned itself.
 *
 * @param limitWon `null` where none is filled in.
 * @param estimateMaxWon upper end of the estimate: nobody agrees to more than they saw.
 */
export const advanceLimitProblem = (limitWon: number | null, estimateMaxWon: number): string | undefined => {
  if (limitWon === null || !Number.isSafeInteger(limitWon) || limitWon < ADVANCE_LIMIT_MIN_WON)
    return `${formatWon(ADVANCE_LIMIT_MIN_WON)} 이상의 금액을 적어 주세요.`;
  if (limitWon > estimateMaxWon) return `예상 금액의 최대인 ${formatWon(estimateMaxWon)}까지 정할 수 있어요.`;
  return undefined;
};

/** What an agreement in advance says to an offer: nothing where there is none, else whether it holds. */
export type AdvanceAnswer = 'none' | 'within' | 'above' | 'otherPieces';

/** An offer as an agreement in advance looks at it. */
export interface LookedAtOffer {
  /** Of the whole offer, nothing declined, delivery and fees included. */
  readonly totalWon: number;
  /** What was announced was collected and is priced: `isOfferAsAnnounced`. */
  readonly isAsAnnounced: boolean;
}

/** Nobody agrees in advance to a missing piece, to one of another kind or to more or fewer mends, however little they cost. */
export const advanceAnswer = (limitWon: number | null, { totalWon, isAsAnnounced }: LookedAtOffer): AdvanceAnswer => {
  if (limitWon === null) return 'none';
  if (totalWon > limitWon) return 'above';
  return isAsAnnounced ? 'within' : 'otherPieces';
};
