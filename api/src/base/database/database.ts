import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Config, DatabasePlace } from '../config';
import { databaseSentence } from '../common';
import { batchWrites } from './batched-writes';
import { BulkheadPool } from './bulkheads';
import { openEmbeddedServer } from './embedded-server';
import type { Database } from './database-types';
import { UnfitServer } from './server-requirements';
import { FolderInUse, lockFolder } from './lock';
import { surviveLostConnections } from './lost-connections';
import { continueHistory, UnknownHistory } from './migration-history';
import { migratePostgres, requireMigrated } from './migrate-postgres';
import { MigrationFailed } from './migration-failures';
import { API_MIGRATIONS, type MigrationSet } from './migration-files';
import { migrateDatabase } from './migrations';
import { nameStatements } from './named-statements';
import { traceStatements } from './traced-statements';
import { requireSameDatabase } from './same-database';
import { withClients } from './transactions';

/** Open database with its `close`. */
export interface OpenDatabase {
  readonly database: Database;
  /** Waits for running statements, flushes, and releases the lock. */
  close(): Promise<void>;
}

/** Last successful query per pool. */
const answeredAt = new WeakMap<Pool, number>();

/**
 * Wraps a pool of either engine.
 *
 * @param namesStatements not behind a pooler, where a name is not known on the next connection.
 */
export const databaseOn = (pool: Pool, namesStatements = true): Database => {
  pool.on('release', (error: unknown) => {
    if (!(error instanceof Error)) answeredAt.set(pool, performance.now());
  });
  batchWrites(pool);
  traceStatements(pool);
  if (namesStatements) nameStatements(pool);
  return withClients(drizzle(pool));
};

/** Whether the database has answered a query within the given time. */
export const hasAnsweredWithin = ({ $client }: Database, ms: number): boolean =>
  performance.now() - (answeredAt.get($client) ?? Number.NEGATIVE_INFINITY) < ms;

const openPostgres = async (
  url: string,
  { directUrl, isPooled, migrates }: DatabasePlace,
  sets: readonly MigrationSet[],
): Promise<OpenDatabase> => {
  if (directUrl !== undefined) await requireSameDatabase(url, directUrl);
  await (migrates ? migratePostgres : requireMigrated)(directUrl ?? url, sets);
  const pool = new BulkheadPool({ url, directUrl, isPooled });
  surviveLostConnections(pool);
  return { database: databaseOn(pool, !isPooled), close: () => pool.end() };
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

type Place = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databasePlace'>>;

const OWN_SENTENCES = [FolderInUse, MigrationFailed, UnfitServer, UnknownHistory];

const explained = async <Result>({ databaseUrl, dataDir }: Place, act: () => Promise<Result>): Promise<Result> => {
  try {
    return await act();
  } catch (error) {
    if (OWN_SENTENCES.some((kind) => error instanceof kind)) throw error;
    throw new Error(databaseSentence(error, databaseUrl, dataDir), { cause: error });
  }
};

/** Migrates by itself, on PostgreSQL at `DATABASE_URL`. */
const ON_ITS_OWN: DatabasePlace = { directUrl: undefined, isPooled: false, migrates: true };

/**
 * Opens and migrates the database: PostgreSQL with a URL, else the embedded engine in the data folder.
 *
 * @param furtherMigrations applied after the API's own.
 * @throws {FolderInUse} when another process has the embedded one open.
 * @throws {UnfitServer} when the PostgreSQL server or its database does not meet our requirements.
 * @throws {UnknownHistory} when our migrations do not continue those of the database.
 * @throws {MigrationFailed} when one cannot be applied, or is missing and not ours to apply.
 * @throws {Error} with a sentence that names the database and the fix, when it cannot be opened or migrated.
 */
export const openDatabase = (place: Place, furtherMigrations: readonly MigrationSet[] = []): Promise<OpenDatabase> => {
  const { databaseUrl, dataDir, databasePlace = ON_ITS_OWN } = place;
  const sets = [API_MIGRATIONS, ...furtherMigrations];
  return explained(place, () =>
    databaseUrl === undefined ? openEmbedded(dataDir, sets) : openPostgres(databaseUrl, databasePlace, sets),
  );
};

/**
 * Migrates a database without opening it for work.
 *
 * @returns the names of the applied migrations.
 * @throws as {@link openDatabase}.
 */
export const migrateOnly = (place: Place, furtherMigrations: readonly MigrationSet[] = []): Promise<string[]> => {
  const { databaseUrl, databasePlace = ON_ITS_OWN } = place;
  if (databaseUrl === undefined) throw new Error('Only PostgreSQL is migrated by a step of its own: set DATABASE_URL.');
  return explained(place, () =>
    migratePostgres(databasePlace.directUrl ?? databaseUrl, [API_MIGRATIONS, ...furtherMigrations]),
  );
};
