/** How a price stands to the range that was shown while ordering: outside it by so much, or inside. */
export type EstimateChange =
  | { readonly kind: 'higher'; readonly byWon: number }
  | { readonly kind: 'lower'; readonly byWon: number }
  | { readonly kind: 'within' };

/**
 * Sets a total beside the estimate of the order. A range that was shown is kept to by every amount in it, its ends included:
 * only what goes beyond an end is higher or lower, by the won beyond it.
 */
export const estimateChange = (
  { min, max }: { readonly min: number; readonly max: number },
  totalWon: number,
): EstimateChange => {
  if (totalWon > max) return { kind: 'higher', byWon: totalWon - max };
  if (totalWon < min) return { kind: 'lower', byWon: min - totalWon };
  return { kind: 'within' };
};
