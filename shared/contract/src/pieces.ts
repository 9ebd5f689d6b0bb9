import { hasNamedPieces, piecesOf } from './announced';
import { mendedGarments, washedWhileMended, type WantedMend } from './mend';

/** Announcement of a customer: total pieces, those counted by category, and mends. */
interface Announcement {
  readonly count: number;
  readonly items: readonly { readonly category: string; readonly count: number }[];
  readonly mends: readonly WantedMend[];
}

/** Returns the number of pieces handed over: as announced, but at least the counted ones and the mended garments. */
export const handedOver = ({ count, items, mends }: Announcement): number =>
  Math.max(count, piecesOf(items) + mendedGarments(mends).length);

/**
 * Returns whether an offer matches the announcement: as many washed pieces, including the named ones, and as many
 * priced mends. Which mends they are, only the shop's text says.
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
 * Compares an offer with the collected pieces. A mend may belong to a washed piece or to another one, so a count
 * between the washed pieces and all items is right.
 *
 * @param collected count at the collection; null without one.
 */
export const registeredPieces = (
  items: readonly { readonly kind: 'wash' | 'mend' }[],
  collected: number | null,
): number => {
  const washed = items.filter(({ kind }) => kind === 'wash').length;
  return Math.min(Math.max(collected ?? washed, washed), items.length);
};
