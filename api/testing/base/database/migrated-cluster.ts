import { Pool } from 'pg';
import { databaseOn } from '../../../src/base/database/database';
import { API_MIGRATIONS, type MigrationSet } from '../../../src/base/database/migration-files';
import { migrateDatabase } from '../../../src/base/database/migrations';
import { startPostgresCluster, type PostgresCluster } from './postgres-cluster';
import { TEMPLATE_DATABASE } from './template-database';

declare global {
  var testCluster: PostgresCluster | undefined;
}

/**
 * Jest global setup for PostgreSQL: starts a cluster and migrates a template database, which is copied for each test
 * file.
 */
export const startMigratedCluster = async (more: readonly MigrationSet[] = []): Promise<void> => {
  const cluster = await startPostgresCluster();
  globalThis.testCluster = cluster;
  const server = new Pool({ connectionString: cluster.url, max: 1 });
  await server.query(`CREATE DATABASE ${TEMPLATE_DATABASE}`);
  await server.end();
  const url = new URL(cluster.url);
  url.pathname = TEMPLATE_DATABASE;
  const template = new Pool({ connectionString: url.href, max: 1 });
  await migrateDatabase(databaseOn(template), [API_MIGRATIONS, ...more]);
  await template.end();
  process.env['TEST_DATABASE_URL'] = cluster.url;
};
