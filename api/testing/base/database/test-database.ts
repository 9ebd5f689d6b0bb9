import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { BulkheadPool, type BulkheadLimits } from '../../../src/base/database/bulkheads';
import { databaseOn, type OpenDatabase } from '../../../src/base/database/database';
import { openEmbeddedServer, type EmbeddedPlace } from '../../../src/base/database/embedded-server';
import { surviveLostConnections } from '../../../src/base/database/lost-connections';
import { withOneHandle } from './one-handle';
import { TEMPLATE_DATABASE } from './template-database';

/** Creates a database in the cluster. @returns its URL. */
const createDatabase = async (clusterUrl: string, template: string): Promise<string> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = new Pool({ connectionString: clusterUrl, max: 1 });
  await server.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await server.end();
  const url = new URL(clusterUrl);
  url.pathname = name;
  return url.href;
};

const openOnPostgres = async (clusterUrl: string, template: string): Promise<OpenDatabase> => {
  const pool = new Pool({ connectionString: await createDatabase(clusterUrl, template), max: 20, pipeline: true });
  return { database: withOneHandle(pool, databaseOn(pool)), close: () => pool.end() };
};

const openEmbedded = async (place: EmbeddedPlace): Promise<OpenDatabase> => {
  const server = await openEmbeddedServer(place);
  return { database: databaseOn(server.pool), close: () => server.close() };
};

/**
 * Opens a migrated, empty database: in the PostgreSQL cluster in the project `api (PostgreSQL)`, else embedded in
 * memory.
 */
export const openTestDatabase = (): Promise<OpenDatabase> => {
  const { TEST_DATABASE_URL: clusterUrl, TEST_DATABASE_SNAPSHOT: snapshot } = process.env;
  if (clusterUrl !== undefined) return openOnPostgres(clusterUrl, TEMPLATE_DATABASE);
  if (snapshot === undefined)
    throw new Error('Neither global setup has run; run the tests with a jest config of this package');
  return openEmbedded({ snapshot });
};

const clusterUrl = (): string => {
  const { TEST_DATABASE_URL: url } = process.env;
  if (url === undefined) throw new Error('Only PostgreSQL has more than one connection');
  return url;
};

/** Creates a database on PostgreSQL, migrated or empty. @returns its URL. @throws {Error} without PostgreSQL. */
export const createPostgresDatabase = (content: 'migrated' | 'empty'): Promise<string> =>
  createDatabase(clusterUrl(), content === 'migrated' ? TEMPLATE_DATABASE : 'template1');

/** Opens a migrated database on PostgreSQL with the pools of production. @throws {Error} without PostgreSQL. */
export const openWithBulkheads = async (limits: BulkheadLimits): Promise<OpenDatabase & { readonly url: string }> => {
  const url = await createPostgresDatabase('migrated');
  const pool = new BulkheadPool({ url }, limits);
  surviveLostConnections(pool);
  return { url, database: databaseOn(pool), close: () => pool.end() };
};

/** Opens a database without tables, for tests of migrations. */
export const openUnmigratedDatabase = (): Promise<OpenDatabase> => {
  const { TEST_DATABASE_URL: clusterUrl } = process.env;
  return clusterUrl === undefined ? openEmbedded({}) : openOnPostgres(clusterUrl, 'template1');
};
