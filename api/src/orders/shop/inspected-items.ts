import { createHash } from 'node:crypto';
import { formatWon, ITEM_PRICE_WON, registeredPieces } from '@dongne/contract';
import { isBlank, invalidField, type SentPhoto } from '#base';

/** A piece or mend as inspected; the shop's list price is the default. */
export interface InspectedItem {
  readonly kind: 'wash' | 'mend';
  readonly category: string;
  readonly name: string;
  readonly count: number;
  readonly priceWon: number | null;
  readonly note: string;
  readonly photo: SentPhoto | null;
}

/** The same with its price and, if comparable, the list price. */
export interface PricedItem extends Omit<InspectedItem, 'priceWon'> {
  readonly priceWon: number;
  readonly estimatedWon: number | null;
}

const MAX_ITEMS = 200;
const PRICE_RANGE = `금액은 ${formatWon(ITEM_PRICE_WON.min)}부터 ${formatWon(ITEM_PRICE_WON.max)}까지 적을 수 있어요.`;

const countOf = (items: readonly { readonly count: number }[]): number =>
  items.reduce((total, { count }) => total + count, 0);

const priceItem = (item: InspectedItem, place: number, listPrice: ReadonlyMap<string, number>): PricedItem => {
  const category = item.category.trim();
  const estimatedWon = item.kind === 'wash' ? (listPrice.get(category) ?? null) : null;
  const priceWon = item.priceWon ?? estimatedWon;
  if (priceWon === null) throw invalidField('items', `가격을 적어 주세요: ${category}`);
  if (priceWon < ITEM_PRICE_WON.min || priceWon > ITEM_PRICE_WON.max)
    throw invalidField(`items.${place}.priceWon`, PRICE_RANGE);
  const isDearer = estimatedWon !== null && priceWon > estimatedWon;
  if (item.kind === 'wash' && (isDearer || estimatedWon === null)) {
    const why = isDearer ? `정가 ${formatWon(estimatedWon)}보다 높은 금액이에요.` : '가격표에 없는 품목이에요.';
    if (isBlank(item.note)) throw invalidField(`items.${place}.note`, `${why} 이유를 적어 주세요.`);
    if (item.photo === null) throw invalidField(`items.${place}.photo`, `${why} 사진을 올려 주세요.`);
  }
  return { ...item, category, priceWon, estimatedWon };
};

/**
 * Prices inspected items. A price above the list, or without one, requires a note and a photo; a mend's price is free.
 *
 * @param listPrice the shop's list, by category.
 * @throws {Refusal} `VALIDATION`, naming the field.
 */
export const priceItems = (
  items: readonly InspectedItem[],
  listPrice: ReadonlyMap<string, number>,
): readonly PricedItem[] => {
  if (countOf(items) > MAX_ITEMS) throw invalidField('items', '품목이 너무 많아요.');
  return items.map((item, place) => priceItem(item, place, listPrice));
};

/** One entry per piece or mend. */
const eachOf = <Item extends { readonly count: number }>(items: readonly Item[]): readonly Item[] =>
  items.flatMap((item) => Array.from({ length: item.count }, () => item));

/** Number of pieces; `registeredPieces` of the contract. */
export const piecesOf = (items: readonly Pick<InspectedItem, 'kind' | 'count'>[], collected: number | null): number =>
  registeredPieces(eachOf(items), collected);

/**
 * Reason why the items differ from the collection; null when they are equal.
 *
 * @param pieces as counted at the collection; null without a count.
 * @throws {Refusal} `VALIDATION` for a difference without a reason.
 */
export const piecesNoteOf = (
  items: readonly Pick<InspectedItem, 'kind' | 'count'>[],
  pieces: number | null,
  note: string,
): string | null => {
  if (pieces === null || piecesOf(items, pieces) === pieces) return null;
  if (isBlank(note)) throw invalidField('piecesNote', `수거한 ${pieces}개와 품목 수가 달라요. 이유를 적어 주세요.`);
  return note.trim();
};

/** Canonical text of the content, which distinguishes a repetition from a correction. */
export const contentHashOf = (items: readonly PricedItem[], dueDate: Date, piecesNote: string | null): string => {
  const each = eachOf(items).map(({ kind, category, name, priceWon, note, photo }) => [
    kind,
    category,
    name,
    priceWon,
    note,
    photo?.sha256 ?? null,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([each, dueDate.toISOString(), piecesNote]))
    .digest('base64url');
};
