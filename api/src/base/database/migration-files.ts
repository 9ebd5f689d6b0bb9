import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';

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

/** One file. */
export interface Migration {
  /** Its file without `.sql`. */
  readonly name: string;
  /** SHA-256 of the file. */
  readonly hash: string;
  /** Time of the file in ms; orders the files of a set. */
  readonly at: number;
  readonly statements: readonly string[];
  /** Whether its first line is `-- no transaction`: its statements build and drop indexes CONCURRENTLY. */
  readonly isWithoutTransaction: boolean;
}

const WITHOUT_TRANSACTION = /^\s*-- no transaction\s*$/m;

/** Reads the migrations of a set, the oldest first. */
export const migrationsOf = ({ folder }: MigrationSet): Migration[] => {
  // Drizzle's generator numbers the files in the order of its journal.
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql: statements, hash, folderMillis }, index) => ({
    name: names[index]?.replace(/\.sql$/, '') ?? '',
    hash,
    at: folderMillis,
    statements,
    isWithoutTransaction: WITHOUT_TRANSACTION.test(statements[0]?.split('\n', 1)[0] ?? ''),
  }));
};
