import { readMigrationFiles } from 'drizzle-orm/migrator';
import { SANDBOX_MIGRATIONS } from '../migrations';

/** Hashes of released migrations, in order; a release adds those of its new ones. */
const RELEASED = ['b6412cb40aa75c86b84821918b37cfd1cdca0b3d6d6c3d029cfc65010fe528ff'];

it('never edits a released migration', () => {
  const files = readMigrationFiles({ migrationsFolder: SANDBOX_MIGRATIONS.folder });
  expect(files.slice(0, RELEASED.length).map(({ hash }) => hash)).toEqual(RELEASED);
});
