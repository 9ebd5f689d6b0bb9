import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Jest's global setup on the embedded engine: migrates once and leaves a snapshot from which each test file starts. A run
 * of many runs (`pnpm mutate`) names a folder in `TEST_DATABASE_FOLDER`, and the first one writes it for all.
 */
// oxlint-disable-next-line no-restricted-exports -- jest calls the default export
export default async function writeMigratedSnapshot(): Promise<void> {
  const folder = process.env['TEST_DATABASE_FOLDER'] ?? mkdtempSync(join(tmpdir(), 'dongne-api-test-'));
  const file = join(folder, 'migrated.tar');
  process.env['TEST_DATABASE_SNAPSHOT'] = file;
  if (existsSync(file)) return;
  // Only the one that writes needs the engine, which takes a while to load.
  const [{ databaseOn, migrateDatabase }, { openEmbeddedServer }] = await Promise.all([
    import('../database'),
    import('../embedded-server'),
  ]);
  const server = await openEmbeddedServer({});
  await migrateDatabase(databaseOn(server.pool));
  await server.writeSnapshot(file);
  await server.close();
}
