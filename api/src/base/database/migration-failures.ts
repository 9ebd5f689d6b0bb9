import type { Migration } from './migration-files';

/** Migration that could not be applied; the message says what to do. */
export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed';
}

const notApplied = ({ name, isWithoutTransaction }: Migration): string =>
  `The migration ${name} was not applied, and ${isWithoutTransaction ? 'only the indexes that it has finished stay' : 'nothing of it has changed'}`;

/** Sentence for a migration whose lock was never free. */
export const blockedSentence = (migration: Migration, tries: number): string =>
  `${notApplied(migration)}: in ${tries} tries another transaction held a lock that it needs. Find that one with "SELECT pid, state, query FROM pg_stat_activity WHERE xact_start IS NOT NULL", let it end, and migrate again.`;

/** Sentence for a migration that the database refused. */
export const refusedSentence = (migration: Migration, reason: string): string => `${notApplied(migration)}: ${reason}.`;

/** Sentence for a process that waited for another one. */
export const waitedSentence = (minutes: number): string =>
  `Another process has been migrating this database for ${minutes} minutes: look at its output, or end it, and migrate again. Nothing was changed here.`;

/** Sentence for a server that may not migrate, on a database that is older than its code. */
export const missingSentence = ([first = '', ...others]: readonly string[]): string =>
  `The database lacks the migration ${first}${others.length === 0 ? '' : ` and ${others.length} later ones`}, and MIGRATE=off (the default in production) leaves that to a step of its own: run "pnpm --filter @dongne/api run migrate" before this version starts.`;
