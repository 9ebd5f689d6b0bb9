import { hasNamedPieces, piecesOf } from './announced';
import { mendedGarments, washedWhileMended, type WantedMend } from './mend';

/** What a customer announces: pieces in all, those that were counted by category, and what is to be mended. */
interface Announcement {
  readonly count: number;
  readonly items: readonly { readonly category: string; readonly count: number }[];
  readonly mends: readonly WantedMend[];
}

/**
 * How many pieces are handed over: as many as the customer says, and no fewer than were counted together with the garments
 * that are mended.
 */
export const handedOver = ({ count, items, mends }: Announcement): number =>
  Math.max(count, piecesOf(items) + mendedGarments(mends).length);

/**
 * Whether an offer is of what was announced: just as many pieces are washed as were to be, the named ones among them, and just
 * as many mends are priced as were asked for. Which mends they are, only the shop's words say.
 *
 * @param offered one entry per piece or mend.
 */
export const isOfferAsAnnounced = (
  announced: Announcement,
  offered: readonly { readonly kind: 'wash' | 'mend'; readonly category: string }[],
): boolean => {
  const { items, mends } = announced;
  const unwashed = mendedGarments(mends).filter(({ isWashed }) => !isWashed).length;
  const washed = offered.filter(({ kind }) => kind === 'wash').length;
  if (washed !== handedOver(announced) - unwashed || offered.length - washed !== mends.length) return false;
  return hasNamedPieces(items, washedWhileMended(mends), offered);
};

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
