import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseOn, migrateDatabase } from '../database';
import { openEmbeddedServer } from '../embedded-server';

/** Jest's global setup on the embedded engine: migrates once and leaves a snapshot from which each test file starts. */
// eslint-disable-next-line no-restricted-exports -- jest calls the default export
export default async function writeMigratedSnapshot(): Promise<void> {
  const server = await openEmbeddedServer({});
  await migrateDatabase(databaseOn(server.pool));
  const file = join(mkdtempSync(join(tmpdir(), 'dongne-api-test-')), 'migrated.tar');
  await server.writeSnapshot(file);
  await server.close();
  process.env['TEST_DATABASE_SNAPSHOT'] = file;
}
