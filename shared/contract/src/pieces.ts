import { piecesOf } from './announced';
import { mendedGarments, type WantedMend } from './mend';

/**
 * How many pieces are handed over: as many as the customer says, and no fewer than were counted together with the garments
 * that are mended.
 */
export const handedOver = ({
  count,
  items,
  mends,
}: {
  readonly count: number;
  readonly items: readonly { readonly count: number }[];
  readonly mends: readonly WantedMend[];
}): number => Math.max(count, piecesOf(items) + mendedGarments(mends).length);

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
