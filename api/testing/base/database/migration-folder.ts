import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MigrationSet } from '../../../src/base/database/migration-files';

/** Writes migrations into a temporary folder. @param files statements by name, in order. */
export const writeMigrations = (files: Readonly<Record<string, readonly string[]>>): MigrationSet => {
  const folder = mkdtempSync(join(tmpdir(), 'dongne-migrations-'));
  const entries = Object.entries(files).map(([tag, statements], idx) => {
    writeFileSync(join(folder, `${tag}.sql`), statements.join('\n--> statement-breakpoint\n'));
    return { idx, version: '7', when: idx + 1, tag, breakpoints: true };
  });
  mkdirSync(join(folder, 'meta'));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  return { folder, journal: '__drizzle_migrations' };
};

/** The first migrations of a set, as a server of an older version has them. */
export const firstMigrations = ({ folder, journal }: MigrationSet, count: number): MigrationSet => {
  const copy = mkdtempSync(join(tmpdir(), 'dongne-migrations-'));
  cpSync(folder, copy, { recursive: true });
  const file = join(copy, 'meta/_journal.json');
  const whole: { entries: readonly unknown[] } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...whole, entries: whole.entries.slice(0, count) }));
  const names = readdirSync(copy).filter((name) => name.endsWith('.sql'));
  for (const name of names.sort().slice(count)) rmSync(join(copy, name));
  return { folder: copy, journal };
};
