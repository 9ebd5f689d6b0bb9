import { readMigrationFiles } from 'drizzle-orm/migrator';
import { API_MIGRATIONS, SANDBOX_MIGRATIONS } from './migrations';

/** Hashes of released migrations, in order; a release adds those of its new ones. */
const RELEASED = [
  { ...API_MIGRATIONS, hashes: ['91afd0d4e75cc718fc551ebbde8d9628867ecc322be3dee87a9fd7243d80616c'] },
  { ...SANDBOX_MIGRATIONS, hashes: ['b6412cb40aa75c86b84821918b37cfd1cdca0b3d6d6c3d029cfc65010fe528ff'] },
];

it.each(RELEASED)('never edits a released migration: $journal', ({ folder, hashes }) => {
  const files = readMigrationFiles({ migrationsFolder: folder });
  expect(files.slice(0, hashes.length).map(({ hash }) => hash)).toEqual(hashes);
});
