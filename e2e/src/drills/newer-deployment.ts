import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const JOURNAL = 'api/migrations/meta/_journal.json';
const NAME = '9999_drill';

interface Journal {
  readonly entries: readonly {
    readonly idx: number;
    readonly version: string;
    readonly when: number;
    readonly tag: string;
    readonly breakpoints: boolean;
  }[];
}

/** Expands the busiest tables, as a release would: a column with a default, and an index. */
const EXPANSION = [
  'ALTER TABLE members ADD COLUMN drilled integer NOT NULL DEFAULT 0;',
  'ALTER TABLE laundries ADD COLUMN drilled text;',
  'CREATE TABLE drilled (id integer PRIMARY KEY, member_id integer NOT NULL);',
].join('--> statement-breakpoint\n');

/** Adds a migration to a copied deployment, which the programs of the older one do not know. */
export const addMigration = async (root: string): Promise<void> => {
  const file = join(root, JOURNAL);
  const journal: Journal = JSON.parse(await readFile(file, 'utf8'));
  const newest = journal.entries.at(-1);
  const entry = {
    ...{ idx: (newest?.idx ?? 0) + 1, version: newest?.version ?? '7' },
    ...{ when: (newest?.when ?? 0) + 1, tag: NAME, breakpoints: true },
  };
  await writeFile(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  await writeFile(join(root, 'api/migrations', `${NAME}.sql`), EXPANSION);
};
