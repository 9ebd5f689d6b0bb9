/** Position of a shop in the list's order (keyset pagination). */
export interface ListCursor {
  readonly rank: number;
  readonly key: number;
  readonly distanceM: number;
  readonly id: number;
}

const NUMBER = String.raw`-?\d{1,16}(\.\d{1,20})?(e-\d{1,2})?`;

/** Pattern of a cursor on the wire: `2_-1240.5_312.25_17`. */
export const LIST_CURSOR = `^[1-5]_${NUMBER}_${NUMBER}_\\d{1,10}$`;

/** Encodes the position after which the next page starts. */
export const writeListCursor = ({ rank, key, distanceM, id }: ListCursor): string =>
  [rank, key, distanceM, id].join('_');

/** Decodes a text that matches `LIST_CURSOR`. */
export const readListCursor = (text: string): ListCursor => {
  const [rank = 0, key = 0, distanceM = 0, id = 0] = text.split('_').map(Number);
  return { rank, key, distanceM, id };
};
