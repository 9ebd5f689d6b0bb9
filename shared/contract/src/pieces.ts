/**
 * How many pieces an offer is about. A mend may be of a piece that is washed too, or of one that is not: so what was collected
 * is right as long as it lies between the washed pieces and all items.
 *
 * @param collected as counted at the collection; null where nobody did.
 */
export const registeredPieces = (
  items: readonly { readonly kind: 'wash' | 'mend' }[],
  collected: number | null,
): number => {
  const washed = items.filter(({ kind }) => kind === 'wash').length;
  return Math.min(Math.max(collected ?? washed, washed), items.length);
};
