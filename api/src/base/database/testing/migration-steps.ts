import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, migrateDatabase, MIGRATIONS_FOLDER } from '../database';

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/** Migrates a database up to the migration before `tag`, to test that one on old data. */
export const migrateUntilBefore = async (database: Database, tag: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'dongne-migrations-'));
  try {
    cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
    const path = join(folder, 'meta', '_journal.json');
    const journal: Journal = JSON.parse(readFileSync(path, 'utf8'));
    const until = journal.entries.findIndex((entry) => entry.tag === tag);
    if (until === -1) throw new Error(`no migration ${tag}`);
    writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, until) }));
    await migrateDatabase(database, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
