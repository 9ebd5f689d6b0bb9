import { seoulDate, type RequestItem, type RequestOffer } from '@dongne/contract';

/** Difference of an item from the previously shown version of the offer. */
export type ItemMark = { readonly kind: 'added' } | { readonly kind: 'changed'; readonly beforeWon: number };

/** Changes of a correction that the customer has to see. */
export interface OfferChanges {
  /** Marks by item of the new version; items without one are unchanged. */
  readonly marks: ReadonlyMap<number, ItemMark>;
  /** Names of removed items. */
  readonly gone: readonly string[];
  /** Pieces of which fewer are left: `와이셔츠 2개 → 1개`. */
  readonly fewer: readonly string[];
  /** Names of declined items without a certain match in the new version: they have to be chosen again. */
  readonly lost: readonly string[];
  /** Due day before and after, when they differ. */
  readonly due?: { readonly before: string; readonly now: string } | undefined;
  /** Only ids of the previous version are known, so everything has to be chosen again. */
  readonly isReset?: boolean;
}

type Piece = Pick<RequestItem, 'id' | 'kind' | 'category' | 'name' | 'priceWon' | 'note'>;
type Pieces = Pick<RequestOffer, 'version'> &
  Partial<Pick<RequestOffer, 'dueDate'>> & { readonly items: readonly Piece[] };

/** Identity of a piece across versions, whose item ids differ. */
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

/** Compares equally named pieces in order: a mark is only a visual hint. */
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

/** The only item of the new version that is certainly the same piece; undefined for several of one name. */
const sameItem = (item: Piece, before: readonly Piece[], after: readonly Piece[]): Piece | undefined => {
  const isAlone = byPiece(before).get(pieceOf(item))?.length === 1;
  const found = byPiece(after).get(pieceOf(item)) ?? [];
  return isAlone && found.length === 1 ? found[0] : undefined;
};

const dueOf = ({ dueDate: before = null }: Pieces, { dueDate: now = null }: Pieces): OfferChanges['due'] =>
  before === null || now === null || seoulDate(before) === seoulDate(now) ? undefined : { before, now };

/** Choice on an offer, and the changes of a correction while it is open. */
export interface OfferChoice<Offer extends Pieces = RequestOffer> {
  readonly offer: Offer;
  readonly declinedIds: ReadonlySet<number>;
  readonly changes: OfferChanges | null;
}

/**
 * Carries a choice over to a corrected offer. A declined piece stays declined when it is matched with certainty, at any
 * price, since it costs nothing. Everything else is reset.
 * @returns the same choice while the offer is unchanged.
 */
export const followOffer = <Offer extends Pieces>(choice: OfferChoice<Offer>, offer: Offer): OfferChoice<Offer> => {
  if (offer.version === choice.offer.version) return { ...choice, offer };
  const [before, after] = [choice.offer.items, offer.items];
  const found = byPiece(after);
  const declined = before.filter(({ id }) => choice.declinedIds.has(id));
  const same = declined.flatMap((item) => sameItem(item, before, after) ?? []);
  const less = [...byPiece(before)]
    .map(([piece, items]) => ({ name: items[0]?.name ?? '', had: items.length, left: found.get(piece)?.length ?? 0 }))
    .filter(({ had, left }) => left < had);
  return {
    offer,
    declinedIds: new Set(same.map(({ id }) => id)),
    changes: {
      marks: marksOf(before, after),
      gone: less.filter(({ left }) => left === 0).map(({ name }) => name),
      fewer: less.filter(({ left }) => left > 0).map(({ name, had, left }) => `${name} ${had}개 → ${left}개`),
      due: dueOf(choice.offer, offer),
      lost: declined.filter((item) => sameItem(item, before, after) === undefined).map(({ name }) => name),
    },
  };
};
