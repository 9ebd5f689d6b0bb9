import { Type } from 'typebox';
import { MAX_INTEGER } from './schemas';

/** Number of entries on one page of a list. */
export const PAGE_SIZE = 20;

/** Query of a cursor-paginated list; without a cursor the newest page. */
export const CursorQuery = Type.Object({ cursor: Type.Optional(Type.String({ pattern: '^\\d{1,10}$' })) });

/** Exclusive upper bound of the ids on a page, newest first. */
export const beforeOf = (cursor: string | undefined): number =>
  cursor === undefined ? MAX_INTEGER : Math.min(Number(cursor), MAX_INTEGER);

/**
 * Builds a page from rows that were read with one more than `PAGE_SIZE`, newest first. The cursor is the id of the last
 * one.
 */
export const pageOf = <Row extends { readonly id: number }>(
  rows: readonly Row[],
): { items: Row[]; nextCursor: string | null } => {
  const items = rows.slice(0, PAGE_SIZE);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > PAGE_SIZE && last !== undefined ? String(last.id) : null };
};
