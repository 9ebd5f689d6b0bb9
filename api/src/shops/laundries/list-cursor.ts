/** A shop's place in the order of the list. */
export interface ListCursor {
  readonly rank: number;
  readonly key: number;
  readonly distanceM: number;
  readonly id: number;
}

const NUMBER = String.raw`-?\d{1,16}(\.\d{1,20})?(e-\d{1,2})?`;

/** What a cursor looks like on the wire: `2_-1240.5_312.25_17`. */
export const LIST_CURSOR = `^[1-5]_${NUMBER}_${NUMBER}_\\d{1,10}$`;

/** The place in the order after which the next page begins, as the wire carries it. */
export const writeListCursor = ({ rank, key, distanceM, id }: ListCursor): string =>
  [rank, key, distanceM, id].join('_');

/** The same, read from a text of the shape of `LIST_CURSOR`. */
export const readListCursor = (text: string): ListCursor => {
  const [rank = 0, key = 0, distanceM = 0, id = 0] = text.split('_').map(Number);
  return { rank, key, distanceM, id };
};
