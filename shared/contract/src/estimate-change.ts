/** Comparison of a price with the estimated range: outside by an amount, or inside. */
export type EstimateChange =
  | { readonly kind: 'higher'; readonly byWon: number }
  | { readonly kind: 'lower'; readonly byWon: number }
  | { readonly kind: 'within' };

/**
 * Compares a total with the estimate of the order. Amounts within the range, ends included, match it; others are higher
 * or lower by the distance to the nearest end.
 */
export const estimateChange = (
  { min, max }: { readonly min: number; readonly max: number },
  totalWon: number,
): EstimateChange => {
  if (totalWon > max) return { kind: 'higher', byWon: totalWon - max };
  if (totalWon < min) return { kind: 'lower', byWon: min - totalWon };
  return { kind: 'within' };
};
