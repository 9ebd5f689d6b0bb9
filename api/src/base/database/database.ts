import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Config } from '../config';
import { databaseSentence } from '../common';
import { BulkheadPool } from './bulkheads';
import { openEmbeddedServer } from './embedded-server';
import type { Database } from './database-types';
import { requireFitServer, UnfitServer } from './server-requirements';
import { withAdvisoryLock } from './advisory-lock';
import { FolderInUse, lockFolder } from './lock';
import { surviveLostConnections } from './lost-connections';
import { continueHistory, UnknownHistory } from './migration-history';
import { API_MIGRATIONS, migrateDatabase, migrateWhenFree, type MigrationSet } from './migrations';
import { nameStatements } from './named-statements';
import { traceStatements } from './traced-statements';
import { releaseConnections } from './transactions';

/** Open database with its `close`. */
export interface OpenDatabase {
  readonly database: Database;
  /** Waits for running statements, flushes, and releases the lock. */
  close(): Promise<void>;
}

/** Advisory lock of migrations; any number, but the same in every process. */
const MIGRATION_LOCK = 7_305_112;

/** Last successful query per pool. */
const answeredAt = new WeakMap<Pool, number>();

/**
 * Lock time-out of a migration: waiting for a table lock blocks all later queries on it, so it fails early and retries.
 */
const MIGRATION_LOCK_MS = 3_000;

/** Wraps a pool of either engine. */
export const databaseOn = (pool: Pool): Database => {
  pool.on('release', (error: unknown) => {
    if (!(error instanceof Error)) answeredAt.set(pool, performance.now());
  });
  traceStatements(pool);
  nameStatements(pool);
  const database = drizzle(pool);
  releaseConnections(database, pool);
  return database;
};

/** Whether the database has answered a query within the given time. */
export const hasAnsweredWithin = ({ $client }: Database, ms: number): boolean =>
  performance.now() - (answeredAt.get($client) ?? Number.NEGATIVE_INFINITY) < ms;

/** Migrates on connections of its own, with a lock time-out but without a statement time-out. */
const migratePostgres = async (connectionString: string, sets: readonly MigrationSet[]): Promise<void> => {
  const turns = new Pool({ connectionString, max: 1 });
  const pool = new Pool({ connectionString, max: 1, lock_timeout: MIGRATION_LOCK_MS });
  for (const each of [turns, pool]) surviveLostConnections(each);
  try {
    await withAdvisoryLock(turns, MIGRATION_LOCK, async () => {
      const database = drizzle(pool);
      await continueHistory(database, sets);
      await requireFitServer(pool);
      await migrateWhenFree(database, sets);
    });
  } finally {
    await Promise.all([turns.end(), pool.end()]);
  }
};

const openPostgres = async (url: string, sets: readonly MigrationSet[]): Promise<OpenDatabase> => {
  await migratePostgres(url, sets);
  const pool = new BulkheadPool(url);
  surviveLostConnections(pool);
  return { database: databaseOn(pool), close: () => pool.end() };
};

const openEmbedded = async (dataDir: string, sets: readonly MigrationSet[]): Promise<OpenDatabase> => {
  const folder = join(dataDir, 'db');
  mkdirSync(folder, { recursive: true });
  const lock = await lockFolder(folder);
  const server = await openEmbeddedServer({ folder });
  const database = databaseOn(server.pool);
  await continueHistory(database, sets);
  await migrateDatabase(database, sets);
  return {
    database,
    close: async () => {
      await server.close();
      await lock.release();
    },
  };
};

/**
 * Opens and migrates the database: PostgreSQL with a URL, else the embedded engine in the data folder.
 *
 * @param furtherMigrations applied after the API's own.
 * @throws {FolderInUse} when another process has the embedded one open.
 * @throws {UnfitServer} when the PostgreSQL server or its database does not meet our requirements.
 * @throws {UnknownHistory} when our migrations do not continue those of the database.
 * @throws {Error} with a sentence that names the database and the fix, when it cannot be opened or migrated.
 */
export const openDatabase = async (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  furtherMigrations: readonly MigrationSet[] = [],
): Promise<OpenDatabase> => {
  const sets = [API_MIGRATIONS, ...furtherMigrations];
  try {
    return await (databaseUrl === undefined ? openEmbedded(dataDir, sets) : openPostgres(databaseUrl, sets));
  } catch (error) {
    if (error instanceof FolderInUse || error instanceof UnfitServer || error instanceof UnknownHistory) throw error;
    throw new Error(databaseSentence(error, databaseUrl, dataDir), { cause: error });
  }
};
