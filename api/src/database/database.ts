import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { Config } from '../config';
import { databaseSentence } from '../common';
import { openEmbeddedServer } from './embedded-server';
import { inTurn } from './in-turn';
import { FolderInUse, lockFolder } from './lock';
import { nameStatements } from './named-statements';

/** The database, on either engine. */
export type Database = NodePgDatabase & { readonly $client: Pool };
/** What `database.transaction(async (tx) => …)` hands down; every statement of the transaction goes through it. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Where a repository function may run: on its own or inside somebody's transaction. */
export type Executor = Database | Transaction;

/** An open database and how to leave it. */
export interface OpenDatabase {
  readonly database: Database;
  /** Waits for running statements, writes what is left, frees the lock. */
  close(): Promise<void>;
}

/** The scripts with their journal, in the order in which they run. */
export const MIGRATIONS_FOLDER = resolve(import.meta.dirname, '../../migrations');
const POSTGRES_CONNECTIONS = 20;
/** Any number, the same in every process: they take turns at migrating. */
const MIGRATION_LOCK = 7_305_112;

/** So long an answer to anybody proves that the database answers. */
const PROOF_MS = 500;
/** When a connection of a pool last came back from its work unharmed. */
const answeredAt = new WeakMap<Pool, number>();

/** Wraps a pool of either engine. */
export const databaseOn = (pool: Pool): Database => {
  pool.on('release', (error: unknown) => {
    if (!(error instanceof Error)) answeredAt.set(pool, performance.now());
  });
  nameStatements(pool);
  return drizzle(pool);
};

/**
 * Whether the database answers. While it answers others nothing is asked: behind everybody who waits for a connection, who
 * watches would take a busy database for a dead one.
 *
 * @throws {Error} when it does not.
 */
export const askDatabase = async (database: Database): Promise<void> => {
  if (performance.now() - (answeredAt.get(database.$client) ?? Number.NEGATIVE_INFINITY) < PROOF_MS) return;
  await database.execute(sql`SELECT 1`);
};

/** Brings the schema to the newest migration; does nothing when it is there. */
export const migrateDatabase = (database: Database, migrationsFolder = MIGRATIONS_FOLDER): Promise<void> =>
  migrate(database, { migrationsFolder });

const openPostgres = async (url: string): Promise<OpenDatabase> => {
  const pool = new Pool({ connectionString: url, max: POSTGRES_CONNECTIONS });
  // An idle connection that the server closes is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const database = databaseOn(pool);
  await inTurn(pool, MIGRATION_LOCK, () => migrateDatabase(database));
  return { database, close: () => pool.end() };
};

const openEmbedded = async (dataDir: string): Promise<OpenDatabase> => {
  const folder = join(dataDir, 'db');
  mkdirSync(folder, { recursive: true });
  const lock = await lockFolder(folder);
  const server = await openEmbeddedServer({ folder });
  const database = databaseOn(server.pool);
  await migrateDatabase(database);
  return {
    database,
    close: async () => {
      await server.close();
      await lock.release();
    },
  };
};

/**
 * Opens and migrates the database: PostgreSQL when a URL is configured, else the embedded one in the data folder.
 *
 * @throws {FolderInUse} when another process has the embedded one open.
 * @throws {Error} a sentence that names the database and the way out, when it cannot be opened or migrated.
 */
export const openDatabase = async ({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> => {
  try {
    return await (databaseUrl === undefined ? openEmbedded(dataDir) : openPostgres(databaseUrl));
  } catch (error) {
    if (error instanceof FolderInUse) throw error;
    throw new Error(databaseSentence(error, databaseUrl, dataDir), { cause: error });
  }
};
