import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { databaseOn, type OpenDatabase } from '../database';
import { openEmbeddedServer, type EmbeddedPlace } from '../embedded-server';
import { withOneHandle } from './one-handle';
import { TEMPLATE_DATABASE } from './template-database';

const openOnPostgres = async (clusterUrl: string, template: string): Promise<OpenDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = new Pool({ connectionString: clusterUrl, max: 1 });
  await server.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await server.end();
  const url = new URL(clusterUrl);
  url.pathname = name;
  const pool = new Pool({ connectionString: url.href, max: 20 });
  return { database: withOneHandle(pool, databaseOn(pool)), close: () => pool.end() };
};

const openEmbedded = async (place: EmbeddedPlace): Promise<OpenDatabase> => {
  const server = await openEmbeddedServer(place);
  return { database: databaseOn(server.pool), close: () => server.close() };
};

/** A fresh, migrated, empty database: of the PostgreSQL cluster in the project `api (PostgreSQL)`, else an embedded one in memory. */
export const openTestDatabase = (): Promise<OpenDatabase> => {
  const { TEST_DATABASE_URL: clusterUrl, TEST_DATABASE_SNAPSHOT: snapshot } = process.env;
  if (clusterUrl !== undefined) return openOnPostgres(clusterUrl, TEMPLATE_DATABASE);
  if (snapshot === undefined)
    throw new Error('Neither global setup has run; run the tests with a jest config of this package');
  return openEmbedded({ snapshot });
};

/** The same without any table, for tests of the migrations themselves. */
export const openUnmigratedDatabase = (): Promise<OpenDatabase> => {
  const { TEST_DATABASE_URL: clusterUrl } = process.env;
  return clusterUrl === undefined ? openEmbedded({}) : openOnPostgres(clusterUrl, 'template1');
};
