import { startOfSeoulDay } from '@dongne/contract';

const DAY_MS = 24 * 3_600_000;
const PAGE_ROWS = 500;

/** Filter of a book's rows. */
export interface BookSpan {
  readonly from: Date;
  readonly until: Date;
  readonly limit: number;
  readonly offset: number;
}

/** A page of one day in Seoul of a book. */
export interface DayPage<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

/**
 * A page of one day in Seoul of a book, 500 rows each.
 *
 * @param day `2026-03-02`
 * @returns undefined for an invalid day or page.
 */
export const dayPage = async <Row>(
  day: string,
  page: number,
  read: (span: BookSpan) => Promise<readonly Row[]>,
): Promise<DayPage<Row> | undefined> => {
  const start = startOfSeoulDay(day);
  if (Number.isNaN(start) || !Number.isInteger(page) || page < 1) return undefined;
  const [from, until] = [new Date(start), new Date(start + DAY_MS)];
  const rows = await read({ from, until, limit: PAGE_ROWS + 1, offset: (page - 1) * PAGE_ROWS });
  return { rows: rows.slice(0, PAGE_ROWS), hasMore: rows.length > PAGE_ROWS };
};
