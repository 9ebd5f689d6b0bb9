import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { codeOf } from '../common';
import { concurrentIndexOf, dropInvalidIndex } from './concurrent-index';
import type { Database } from './database-types';
import { API_MIGRATIONS, type Migration, migrationsOf, type MigrationSet } from './migration-files';
import { blockedSentence, MigrationFailed, refusedSentence } from './migration-failures';

/** Single connection that a database is migrated on. */
export type MigrationConnection = Pick<Database, 'execute' | 'transaction'>;

type Executor = Pick<Database, 'execute'>;

/** How often and how long a migration waits for locks. */
export interface MigrationLimits {
  readonly tries: number;
  /** Waiting for a table's lock blocks all later queries on it, so this is short. */
  readonly lockMs: number;
  /** Building an index CONCURRENTLY waits for older transactions, and blocks nothing meanwhile. */
  readonly indexLockMs: number;
  /** Pause after the first try; doubles up to `mostWaitMs`. */
  readonly waitMs: number;
  readonly mostWaitMs: number;
}

/** Gives up after about two minutes; no transaction of ours is open for longer than one. */
const LIMITS: MigrationLimits = { tries: 12, lockMs: 3_000, indexLockMs: 90_000, waitMs: 500, mostWaitMs: 10_000 };

const LOCK_NOT_AVAILABLE = '55P03';

const isLocked = (error: unknown): boolean =>
  codeOf(error) === LOCK_NOT_AVAILABLE || (error instanceof Error && isLocked(error.cause));

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'for an unknown reason';
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
};

const journalTable = ({ journal }: MigrationSet) => sql`drizzle.${sql.identifier(journal)}`;

const hasJournal = async (executor: Executor, { journal }: MigrationSet): Promise<boolean> => {
  const { rows } = await executor.execute(sql`SELECT 1 WHERE to_regclass(${`drizzle.${journal}`}) IS NOT NULL`);
  return rows.length > 0;
};

const createJournal = async (executor: Executor, set: MigrationSet): Promise<void> => {
  if (await hasJournal(executor, set)) return;
  await executor.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
  await executor.execute(
    sql`CREATE TABLE IF NOT EXISTS ${journalTable(set)} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
};

/** Migrations of a set that are newer than the newest applied one. */
const pendingOf = async (
  executor: Executor,
  set: MigrationSet,
  known: readonly Migration[] = migrationsOf(set),
): Promise<readonly Migration[]> => {
  if (!(await hasJournal(executor, set))) return known;
  const { rows } = await executor.execute<{ newest: string | null }>(
    sql`SELECT max(created_at)::text AS newest FROM ${journalTable(set)}`,
  );
  const newest = rows[0]?.newest ?? null;
  return known.filter(({ at }) => newest === null || at > Number(newest));
};

const setLockLimit = (ms: number) => sql.raw(`SET lock_timeout = ${ms}`);

const addToJournal = async (executor: Executor, set: MigrationSet, { hash, at }: Migration): Promise<void> => {
  await executor.execute(sql`INSERT INTO ${journalTable(set)} (hash, created_at) VALUES (${hash}, ${at})`);
};

const applyInTransaction = (database: MigrationConnection, set: MigrationSet, migration: Migration): Promise<void> =>
  database.transaction(async (tx) => {
    for (const statement of migration.statements) await tx.execute(sql.raw(statement));
    await addToJournal(tx, set, migration);
  });

/** Applies a file whose statements cannot run in a transaction; one that was interrupted is continued. */
const applyOneByOne = async (database: MigrationConnection, set: MigrationSet, migration: Migration): Promise<void> => {
  for (const statement of migration.statements) {
    const index = concurrentIndexOf(statement);
    if (index === undefined)
      throw new Error(
        'a file without a transaction may only have CREATE INDEX CONCURRENTLY IF NOT EXISTS and DROP INDEX CONCURRENTLY IF EXISTS',
      );
    await dropInvalidIndex(database, index);
    await database.execute(sql.raw(statement));
  }
  await addToJournal(database, set, migration);
};

const apply = async (
  database: MigrationConnection,
  set: MigrationSet,
  migration: Migration,
  { lockMs, indexLockMs }: MigrationLimits,
): Promise<void> => {
  const { isWithoutTransaction } = migration;
  await database.execute(setLockLimit(isWithoutTransaction ? indexLockMs : lockMs));
  await (isWithoutTransaction ? applyOneByOne : applyInTransaction)(database, set, migration);
};

/** Applies a migration, with retries and exponential backoff while other transactions hold its locks. */
const applyWhenFree = async (
  database: MigrationConnection,
  set: MigrationSet,
  migration: Migration,
  limits: MigrationLimits,
): Promise<void> => {
  for (let tried = 1; ; tried += 1) {
    try {
      await apply(database, set, migration, limits);
      return;
    } catch (cause) {
      if (!isLocked(cause)) throw new MigrationFailed(refusedSentence(migration, reasonOf(cause)), { cause });
      if (tried >= limits.tries) throw new MigrationFailed(blockedSentence(migration, tried), { cause });
      await wait(Math.min(limits.mostWaitMs, limits.waitMs * 2 ** (tried - 1)));
    }
  }
};

/** Names of the migrations that a database lacks, in the order of their sets. */
export const missingMigrations = async (
  database: MigrationConnection,
  sets: readonly MigrationSet[],
): Promise<string[]> => {
  const names: string[] = [];
  for (const set of sets) names.push(...(await pendingOf(database, set)).map(({ name }) => name));
  return names;
};

/** @returns a check whether a database lacks migrations of the API, which reads their files once. */
export const missingCheck = (): ((database: Database) => Promise<boolean>) => {
  const known = migrationsOf(API_MIGRATIONS);
  return async (database) => (await pendingOf(database, API_MIGRATIONS, known)).length > 0;
};

/**
 * Migrates the schema to the newest version of each set, in order. Each file is a transaction, or can be continued, so
 * that a process may die at any statement. The database must have a single connection, that no other work uses.
 *
 * @returns the names of the applied migrations.
 * @throws {MigrationFailed} when locks stay taken, or the database refuses a file; earlier files stay applied.
 */
export const migrateDatabase = async (
  database: MigrationConnection,
  sets: readonly MigrationSet[],
  limits = LIMITS,
): Promise<string[]> => {
  const applied: string[] = [];
  for (const set of sets) {
    const pending = await pendingOf(database, set);
    if (pending.length > 0) await createJournal(database, set);
    for (const migration of pending) {
      await applyWhenFree(database, set, migration, limits);
      applied.push(migration.name);
    }
  }
  if (applied.length > 0) await database.execute(sql`RESET lock_timeout`);
  return applied;
};
