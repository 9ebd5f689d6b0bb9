import { resolve } from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { codeOf } from '../common';
import type { Database } from './database-types';

/** Migrations of one owner, with a journal of their own. */
export interface MigrationSet {
  /** SQL files, with snapshots and their order in `meta`. */
  readonly folder: string;
  /** Table of the schema `drizzle` that lists the applied ones. */
  readonly journal: string;
}

/** Migrations of every API, before all others. */
export const API_MIGRATIONS: MigrationSet = {
  folder: resolve(import.meta.dirname, '../../../migrations'),
  journal: '__drizzle_migrations',
};

const MIGRATION_TRIES = 20;
const LOCK_NOT_AVAILABLE = '55P03';

/** Migrates the schema to the newest version of each set, in order, if needed. */
export const migrateDatabase = async (database: Database, sets: readonly MigrationSet[]): Promise<void> => {
  for (const { folder, journal } of sets)
    await migrate(database, { migrationsFolder: folder, migrationsTable: journal });
};

const isLocked = (error: unknown): boolean =>
  codeOf(error) === LOCK_NOT_AVAILABLE || (error instanceof Error && isLocked(error.cause));

/** Migrates, and retries while another transaction locks a table. */
export const migrateWhenFree = async (
  database: Database,
  sets: readonly MigrationSet[],
  triesLeft = MIGRATION_TRIES,
): Promise<void> => {
  try {
    await migrateDatabase(database, sets);
  } catch (error) {
    if (!isLocked(error) || triesLeft === 1) throw error;
    await migrateWhenFree(database, sets, triesLeft - 1);
  }
};
