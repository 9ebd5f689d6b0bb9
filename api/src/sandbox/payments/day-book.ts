import type { Database } from '../../database';
import type { SandboxProvider } from '../../tables';
import { bookPage, type LedgerRow } from './payment-repository';

const DAY_MS = 24 * 3_600_000;
const PAGE_ROWS = 500;

/** A page of a provider's day in Seoul. */
export interface DayPage {
  readonly rows: readonly LedgerRow[];
  readonly hasMore: boolean;
}

/**
 * What a provider took and gave back on a day in Seoul, 500 at a time.
 *
 * @param day `20260302`
 * @returns undefined when there is no such day or page.
 */
export const dayPage = async (
  database: Database,
  provider: SandboxProvider,
  day: string,
  page: number,
): Promise<DayPage | undefined> => {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(day) ?? [];
  const from = new Date(`${year}-${month}-${date}T00:00:00+09:00`);
  if (Number.isNaN(from.getTime()) || !Number.isInteger(page) || page < 1) return undefined;
  const until = new Date(from.getTime() + DAY_MS);
  const span = { limit: PAGE_ROWS + 1, offset: (page - 1) * PAGE_ROWS };
  const rows = await bookPage(database, provider, { from, until }, span);
  return { rows: rows.slice(0, PAGE_ROWS), hasMore: rows.length > PAGE_ROWS };
};
