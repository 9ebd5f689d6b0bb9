import { seoulDate, type RequestItem, type RequestOffer } from '@dongne/contract';

/** What is different of an item since the version of the offer that was on the screen before. */
export type ItemMark = { readonly kind: 'added' } | { readonly kind: 'changed'; readonly beforeWon: number };

/** What a correction by the shop changed, as far as who looks at the offer has to know. */
export interface OfferChanges {
  /** By item of the new version; what is not in it is as before. */
  readonly marks: ReadonlyMap<number, ItemMark>;
  /** Names of items that are asked for no more. */
  readonly gone: readonly string[];
  /** Names of items that were to come back unwashed and are not found again with certainty: they have to be chosen again. */
  readonly lost: readonly string[];
  /** The days on which everything was to be clean, and is now; where they differ. */
  readonly due?: { readonly before: string; readonly now: string } | undefined;
  /** Nothing is known of the version before but that something was to come back: all has to be chosen again. */
  readonly isReset?: boolean;
}

type Piece = Pick<RequestItem, 'id' | 'kind' | 'category' | 'name' | 'priceWon' | 'note'>;
type Pieces = Pick<RequestOffer, 'version'> &
  Partial<Pick<RequestOffer, 'dueDate'>> & { readonly items: readonly Piece[] };

/** What tells that two items are one piece: each version of an offer has ids of its own. */
const pieceOf = ({ kind, category, name }: Piece): string => [kind, category, name].join('\n');

const byPiece = (items: readonly Piece[]): ReadonlyMap<string, readonly Piece[]> => {
  const groups = new Map<string, Piece[]>();
  for (const item of items) groups.set(pieceOf(item), [...(groups.get(pieceOf(item)) ?? []), item]);
  return groups;
};

const markOf = (before: Piece | undefined, { priceWon, note }: Piece): ItemMark | undefined => {
  if (before === undefined) return { kind: 'added' };
  const isSame = before.priceWon === priceWon && before.note === note;
  return isSame ? undefined : { kind: 'changed', beforeWon: before.priceWon };
};

/** Pieces with the same name are compared in their order: a mark is a help for the eye, no decision. */
const marksOf = (before: readonly Piece[], after: readonly Piece[]): ReadonlyMap<number, ItemMark> => {
  const earlier = byPiece(before);
  const marks = new Map<number, ItemMark>();
  for (const [piece, items] of byPiece(after))
    items.forEach((item, place) => {
      const mark = markOf(earlier.get(piece)?.[place], item);
      if (mark !== undefined) marks.set(item.id, mark);
    });
  return marks;
};

/** The one item of the new version that is surely the same piece: two shirts of one name are not told apart. */
const sameItem = (item: Piece, before: readonly Piece[], after: readonly Piece[]): Piece | undefined => {
  const isAlone = byPiece(before).get(pieceOf(item))?.length === 1;
  const found = byPiece(after).get(pieceOf(item)) ?? [];
  return isAlone && found.length === 1 ? found[0] : undefined;
};

const dueOf = ({ dueDate: before = null }: Pieces, { dueDate: now = null }: Pieces): OfferChanges['due'] =>
  before === null || now === null || seoulDate(before) === seoulDate(now) ? undefined : { before, now };

/** What is chosen from an offer, and what a correction changed about it while it was looked at. */
export interface OfferChoice<Offer extends Pieces = RequestOffer> {
  readonly offer: Offer;
  readonly declinedIds: ReadonlySet<number>;
  readonly changes: OfferChanges | null;
}

/**
 * A choice once the shop has corrected its offer. That a piece comes back unwashed is kept where the piece is surely found
 * again, whatever it costs now: it costs nothing. Everything else is as in an offer that nobody has chosen from yet.
 *
 * @returns the same choice while the offer is the one that was chosen from.
 */
export const followOffer = <Offer extends Pieces>(choice: OfferChoice<Offer>, offer: Offer): OfferChoice<Offer> => {
  if (offer.version === choice.offer.version) return { ...choice, offer };
  const [before, after] = [choice.offer.items, offer.items];
  const found = byPiece(after);
  const declined = before.filter(({ id }) => choice.declinedIds.has(id));
  const kept = declined.flatMap((item) => sameItem(item, before, after) ?? []);
  const extra = [...byPiece(before)].flatMap(([piece, items]) => items.slice(found.get(piece)?.length ?? 0));
  return {
    offer,
    declinedIds: new Set(kept.map(({ id }) => id)),
    changes: {
      marks: marksOf(before, after),
      gone: extra.map(({ name }) => name),
      due: dueOf(choice.offer, offer),
      lost: declined.filter((item) => sameItem(item, before, after) === undefined).map(({ name }) => name),
    },
  };
};
