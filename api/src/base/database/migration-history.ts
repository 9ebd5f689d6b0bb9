import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database, Transaction } from './database-types';
import type { MigrationSet } from './migration-files';

/** Database whose history our migrations do not continue; the message says what to do. */
export class UnknownHistory extends Error {
  override readonly name = 'UnknownHistory';
}

/** Row of a journal. */
interface AppliedMigration extends Record<string, unknown> {
  /** SHA-256 of the file. */
  readonly hash: string;
  /** Time of the file in ms; Drizzle skips files that are not newer than the last one. */
  readonly at: string;
}

/** Hash over the journal of the 37 migrations before 1.0.0, which two first migrations replace: the API's and another. */
const REPLACED_HISTORY = '59c3515c4e61295ded3f298620faee111e62b3d0d19141b1836b5bd8d83597fb';

/** The other one, with its journal: those 37 also created tables that a composition owns now. */
const OTHER_JOURNAL = '__drizzle_migrations_sandbox';
const OTHER_START: AppliedMigration = {
  hash: 'b6412cb40aa75c86b84821918b37cfd1cdca0b3d6d6c3d029cfc65010fe528ff',
  at: '1795798049936',
};

const CREATED_NAME = /CREATE (?:(?:UNLOGGED )?TABLE|MATERIALIZED VIEW) (?:"public"\.)?"(\w+)"/g;

const historyHash = (applied: readonly AppliedMigration[]): string =>
  createHash('sha256')
    .update(applied.map(({ at, hash }) => `${at} ${hash}`).join('\n'))
    .digest('hex');

const appliedIn = async (tx: Transaction, journal: string): Promise<AppliedMigration[]> => {
  const { rows } = await tx.execute(sql`SELECT 1 WHERE to_regclass(${`drizzle.${journal}`}) IS NOT NULL`);
  if (rows.length === 0) return [];
  const applied = await tx.execute<AppliedMigration>(
    sql`SELECT hash, created_at::text AS at FROM drizzle.${sql.identifier(journal)} ORDER BY created_at, id`,
  );
  return applied.rows;
};

/** Names among those that migrations create which the database already uses. */
const usedNames = async (tx: Transaction, statements: readonly string[]): Promise<string[]> => {
  const names = statements.flatMap((text) => [...text.matchAll(CREATED_NAME)].map(([, name]) => name));
  const { rows } = await tx.execute<{ name: string }>(sql`
    SELECT name FROM json_array_elements_text(${JSON.stringify(names)}::json) AS name
    WHERE to_regclass(quote_ident(name)) IS NOT NULL ORDER BY name`);
  return rows.map(({ name }) => name);
};

const setJournal = async (tx: Transaction, journal: string, { hash, at }: AppliedMigration): Promise<void> => {
  const table = sql`drizzle.${sql.identifier(journal)}`;
  await tx.execute(
    sql`CREATE TABLE IF NOT EXISTS ${table} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  await tx.execute(sql`DELETE FROM ${table}`);
  await tx.execute(sql`INSERT INTO ${table} (hash, created_at) VALUES (${hash}, ${at}::bigint)`);
};

const foreignTables = (names: readonly string[]): UnknownHistory =>
  new UnknownHistory(
    `The database has no record of our migrations, but already something named ${names.slice(0, 3).join(', ')}. Choose an empty database with DATABASE_URL, or another folder with DATA_DIR. Nothing in it was changed.`,
  );

const unknownJournal = (journal: string, { length }: readonly AppliedMigration[]): UnknownHistory =>
  new UnknownHistory(
    `The database was migrated by a version that this one does not continue: drizzle.${journal} lists ${length} migrations, and not the ones of this version or exactly the 37 before 1.0.0. Start the newest version before 1.0.0 on it once, if it is older than that, else the version that wrote it; or choose an empty database with DATABASE_URL, or another folder with DATA_DIR. Nothing in it was changed.`,
  );

/** Whether one history begins like the other, as far as both go. */
const agree = (applied: readonly AppliedMigration[], known: readonly { readonly hash: string }[]): boolean =>
  applied.slice(0, known.length).every(({ hash }, at) => known[at]?.hash === hash);

const continueSet = async (tx: Transaction, { folder, journal }: MigrationSet): Promise<void> => {
  const known = readMigrationFiles({ migrationsFolder: folder });
  const applied = await appliedIn(tx, journal);
  const [first] = known;
  if (applied.length === 0) {
    const used = await usedNames(
      tx,
      known.flatMap(({ sql: statements }) => statements),
    );
    if (used.length > 0) throw foreignTables(used);
  } else if (first !== undefined && historyHash(applied) === REPLACED_HISTORY) {
    await setJournal(tx, journal, { hash: first.hash, at: String(first.folderMillis) });
    await setJournal(tx, OTHER_JOURNAL, OTHER_START);
  } else if (!agree(applied, known)) throw unknownJournal(journal, applied);
};

/**
 * Checks that our migrations continue the history of a database: an empty one, one with our migrations (a newer version
 * may have added some), or one with exactly the 37 that the first ones replace, whose journals it rewrites.
 *
 * @throws {UnknownHistory} for any other; nothing is changed then.
 */
export const continueHistory = (
  database: Pick<Database, 'transaction'>,
  sets: readonly MigrationSet[],
): Promise<void> =>
  database.transaction(async (tx) => {
    for (const set of sets) await continueSet(tx, set);
  });
