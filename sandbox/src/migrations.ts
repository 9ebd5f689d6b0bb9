import { resolve } from 'node:path';
import type { MigrationSet } from '@dongne/api/base';

/** Migrations of the sandbox's tables, after those of the API: its ledgers use a function of theirs. */
export const SANDBOX_MIGRATIONS: MigrationSet = {
  folder: resolve(import.meta.dirname, '../migrations'),
  journal: '__drizzle_migrations_sandbox',
};
