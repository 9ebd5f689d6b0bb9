import { Type } from 'typebox';
import { MAX_INTEGER } from './schemas';

/** How many entries one page of a list holds. */
export const PAGE_SIZE = 20;

/** Query of a list that is read page by page; without a cursor the newest page. */
export const CursorQuery = Type.Object({ cursor: Type.Optional(Type.String({ pattern: '^\\d{1,10}$' })) });

/** Where a page starts: ids below this one, newest first. */
export const beforeOf = (cursor: string | undefined): number =>
  cursor === undefined ? MAX_INTEGER : Math.min(Number(cursor), MAX_INTEGER);

/** Cuts a page out of rows that were read with one more than `PAGE_SIZE`, newest first. The cursor is the id of the last one. */
export const pageOf = <Row extends { readonly id: number }>(
  rows: readonly Row[],
): { items: Row[]; nextCursor: string | null } => {
  const items = rows.slice(0, PAGE_SIZE);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > PAGE_SIZE && last !== undefined ? String(last.id) : null };
};
