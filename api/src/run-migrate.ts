import { databasePlaceOf, describeFailure, type MigrationSet, migrateOnly } from '#base';

const sentenceOf = (names: readonly string[]): string =>
  names.length === 0 ? 'The database has every migration.' : `Applied ${names.join(', ')}.`;

/**
 * Migrates the PostgreSQL database of `DATABASE_URL`, prints one sentence, and sets the exit code. Needs no other
 * setting, so that no secret has to be where it runs.
 *
 * @param furtherMigrations applied after the API's own.
 */
export const runMigrate = async (furtherMigrations: readonly MigrationSet[] = []): Promise<void> => {
  try {
    const place = {
      databaseUrl: process.env['DATABASE_URL'] === '' ? undefined : process.env['DATABASE_URL'],
      dataDir: '',
      databasePlace: databasePlaceOf({ ...process.env, MIGRATE: 'on' }, false),
    };
    process.stdout.write(`${sentenceOf(await migrateOnly(place, furtherMigrations))}\n`);
  } catch (error) {
    const sentence = error instanceof Error ? error.message : 'for an unknown reason';
    process.stderr.write(`The database was not migrated. ${sentence}\n${JSON.stringify(describeFailure(error))}\n`);
    process.exitCode = 1;
  }
};
