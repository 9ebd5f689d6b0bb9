import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MigrationSet } from '#base';

/**
 * Jest global setup for the embedded engine: migrates once and writes a snapshot for all test files. A run of many runs
 * (`pnpm mutate`) sets `TEST_DATABASE_FOLDER`, and the first one writes the snapshot there.
 */
export const writeMigratedSnapshot = async (more: readonly MigrationSet[] = []): Promise<void> => {
  const folder = process.env['TEST_DATABASE_FOLDER'] ?? mkdtempSync(join(tmpdir(), 'dongne-api-test-'));
  const file = join(folder, 'migrated.tar');
  process.env['TEST_DATABASE_SNAPSHOT'] = file;
  if (existsSync(file)) return;
  // Imports the engine only to write the snapshot, because it loads slowly.
  const [{ databaseOn }, { API_MIGRATIONS }, { migrateDatabase }, { openEmbeddedServer }] = await Promise.all([
    import('../../../src/base/database/database'),
    import('../../../src/base/database/migration-files'),
    import('../../../src/base/database/migrations'),
    import('../../../src/base/database/embedded-server'),
  ]);
  const server = await openEmbeddedServer({});
  await migrateDatabase(databaseOn(server.pool), [API_MIGRATIONS, ...more]);
  await server.writeSnapshot(file);
  await server.close();
};
