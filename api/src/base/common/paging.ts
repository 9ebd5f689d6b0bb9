import { Type } from 'typebox';
import { MAX_INTEGER } from './schemas';

/** Number of entries on one page of a list. */
export const PAGE_SIZE = 20;

/** Query of a cursor-paginated list; without a cursor the newest page. */
export const CursorQuery = Type.Object({ cursor: Type.Optional(Type.String({ pattern: '^\\d{1,10}$' })) });

/** Exclusive upper bound of the ids on a page, newest first. */
export const beforeOf = (cursor: string | undefined): number =>
  cursor === undefined ? MAX_INTEGER : Math.min(Number(cursor), MAX_INTEGER);

/** Cursor of a list in two groups: `0_12` follows row 12 of the first group, `1_7` row 7 of the second one. */
export const cursorInGroups = (isSecond: boolean, id: number): string => `${isSecond ? 1 : 0}_${id}`;

/** Reads a cursor of a list in two groups; without a cursor its beginning. */
export const placeInGroups = (cursor: string | undefined): { readonly isSecond: boolean; readonly id: number } => {
  const [group = 0, id = 0] = (cursor ?? '').split('_').map(Number);
  return { isSecond: group === 1, id };
};

/** Page of a list, with the cursor of the next one. */
interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

/** Builds a page from rows that were read with one more than its size. The last row of the page gives the cursor. */
export const pageBy = <Row>(rows: readonly Row[], cursorOf: (last: Row) => string, size = PAGE_SIZE): Page<Row> => {
  const items = rows.slice(0, size);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > size && last !== undefined ? cursorOf(last) : null };
};

/** Builds a page, newest first, whose cursor is an id. */
export const pageOf = <Row extends { readonly id: number }>(rows: readonly Row[]): Page<Row> =>
  pageBy(rows, ({ id }) => String(id));
