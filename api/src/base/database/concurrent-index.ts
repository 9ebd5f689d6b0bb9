import { sql } from 'drizzle-orm';
import type { Database } from './database-types';

type Executor = Pick<Database, 'execute'>;

/**
 * Statements of files without a transaction. Each may be repeated, because a process that dies between two of them runs
 * the file again.
 */
const CONCURRENT =
  /^(?:CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS|DROP INDEX CONCURRENTLY IF EXISTS) "(\w+)"/i;

/** Index that a statement builds or drops; undefined for any other statement. */
export const concurrentIndexOf = (statement: string): string | undefined =>
  CONCURRENT.exec(statement.replaceAll(/^\s*--.*$/gm, '').trim())?.[1];

/** Whether an index is invalid, as one that was interrupted while it was built. */
const isInvalid = async (executor: Executor, index: string): Promise<boolean> => {
  const { rows } = await executor.execute(
    sql`SELECT 1 FROM pg_index WHERE indexrelid = to_regclass(quote_ident(${index})) AND NOT indisvalid`,
  );
  return rows.length > 0;
};

/** Drops an index if it is invalid: `IF NOT EXISTS` would leave it as it is. */
export const dropInvalidIndex = async (executor: Executor, index: string): Promise<void> => {
  if (!(await isInvalid(executor, index))) return;
  await executor.execute(sql`DROP INDEX CONCURRENTLY IF EXISTS ${sql.identifier(index)}`);
};
