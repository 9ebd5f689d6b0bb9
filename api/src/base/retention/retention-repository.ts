import { and, sql } from 'drizzle-orm';
import type { Executor } from '../database';
import type { RetainedRows } from './retained-rows-repository';

const isOver = ({ countsFrom, only }: RetainedRows, before: Date) =>
  and(sql`${countsFrom} < ${before.toISOString()}::timestamptz`, only);

/** Whether a table has rows whose moment is before a time. */
export const hasRowsBefore = async (executor: Executor, rows: RetainedRows, before: Date): Promise<boolean> => {
  const { rows: found } = await executor.execute(
    sql`SELECT 1 FROM ${rows.table} WHERE ${isOver(rows, before)} LIMIT 1`,
  );
  return found.length > 0;
};

/**
 * Deletes rows whose moment is before a time, without waiting for rows that others have locked.
 *
 * @param most rows of one statement, so that none holds locks for long.
 * @returns the number of deleted rows.
 */
export const deleteRowsBefore = async (
  executor: Executor,
  rows: RetainedRows,
  before: Date,
  most: number,
): Promise<number> => {
  const { rowCount } = await executor.execute(sql`
    DELETE FROM ${rows.table} WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM ${rows.table} WHERE ${isOver(rows, before)} LIMIT ${most} FOR UPDATE SKIP LOCKED))`);
  return rowCount ?? 0;
};
