import { readMigrationFiles } from 'drizzle-orm/migrator';
import { API_MIGRATIONS } from './migration-files';

/** Hashes of released migrations, in order; a release adds those of its new ones. */
const RELEASED = ['91afd0d4e75cc718fc551ebbde8d9628867ecc322be3dee87a9fd7243d80616c'];

it('never edits a released migration', () => {
  const files = readMigrationFiles({ migrationsFolder: API_MIGRATIONS.folder });
  expect(files.slice(0, RELEASED.length).map(({ hash }) => hash)).toEqual(RELEASED);
});
