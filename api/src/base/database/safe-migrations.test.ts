import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_MIGRATIONS, migrationsOf } from './migration-files';

/** Migrations before servers ran beside them. */
const BEFORE = 8;

const SQUAWK = createRequire(import.meta.url).resolve('squawk-cli/js/bin/squawk');

/** Rules that `migrate` keeps for every file, and one of taste. */
const EXCLUDED = ['require-lock-timeout', 'require-statement-timeout', 'prefer-bigint-over-int'];

/** Objections to a file: what would stop customers' statements, or the version before. */
const objectionsTo = (file: string, isWithoutTransaction: boolean): string => {
  const options = ['--pg-version=15', `--exclude=${EXCLUDED.join(',')}`, '--reporter=gcc'];
  const inTransaction = isWithoutTransaction ? [] : ['--assume-in-transaction'];
  const { stdout, stderr, status } = spawnSync(process.execPath, [SQUAWK, ...options, ...inTransaction, file], {
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout + stderr;
};

describe('new migrations', () => {
  const later = migrationsOf(API_MIGRATIONS).slice(BEFORE);

  it.each(later.map(({ name, isWithoutTransaction }) => [name, isWithoutTransaction] as const))(
    'keep servers working: %s',
    (name, isWithoutTransaction) =>
      expect(objectionsTo(join(API_MIGRATIONS.folder, `${name}.sql`), isWithoutTransaction)).toBe(''),
  );

  it.each([
    ['an index that stops writes', 'CREATE INDEX "a" ON "requests" ("note");', 'require-concurrent-index-creation'],
    ['a column without a default', 'ALTER TABLE "requests" ADD COLUMN "a" text NOT NULL;', 'adding-required-field'],
    ['a dropped column', 'ALTER TABLE "requests" DROP COLUMN "note";', 'ban-drop-column'],
    ['another name', 'ALTER TABLE "requests" RENAME COLUMN "note" TO "notes";', 'renaming-column'],
  ])('do not have %s', (_what, statement, rule) => {
    const file = join(mkdtempSync(join(tmpdir(), 'dongne-squawk-')), '0001_a.sql');
    writeFileSync(file, statement);
    expect(objectionsTo(file, false)).toContain(rule);
  });
});
