import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { openDatabase } from './database';
import { type ServerFacts, unfitSentence } from './server-requirements';

const FIT: ServerFacts = {
  database: 'dongne',
  version: 150_004,
  encoding: 'UTF8',
  available: ['cube', 'earthdistance'],
};

describe('server requirements', () => {
  it.each([{}, { version: 180_001 }])('are met by %j', (change) =>
    expect(unfitSentence({ ...FIT, ...change })).toBeUndefined(),
  );

  it.each([
    [{ version: 140_011 }, /PostgreSQL 14; 15 or newer is needed.*pg_upgradecluster 14 main/],
    [{ encoding: 'SQL_ASCII' }, /"dongne" has the encoding SQL_ASCII.*createdb .*--encoding=UTF8/],
    [{ available: ['cube'] }, /lacks the extensions earthdistance\. .*postgresql-contrib/],
  ])('reject %j with the command that fixes it', (change, sentence) =>
    expect(unfitSentence({ ...FIT, ...change })).toMatch(sentence),
  );
});

describe('start on a real server', () => {
  const name = `unfit_${randomUUID().replaceAll('-', '')}`;
  let server: Pool;
  beforeAll(() => {
    server = new Pool({ connectionString: process.env['TEST_DATABASE_URL'], max: 1 });
  });
  afterAll(() => server.end());

  const startOn = async (user = 'postgres') => {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.pathname = name;
    url.username = user;
    const { close } = await openDatabase({ databaseUrl: url.href, dataDir: '/nonexistent' });
    await close();
  };
  const tables = async (): Promise<number | null> => {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.pathname = name;
    const pool = new Pool({ connectionString: url.href, max: 1 });
    const { rowCount } = await pool.query(`SELECT 1 FROM pg_tables WHERE schemaname IN ('public', 'drizzle')`);
    await pool.end();
    return rowCount;
  };

  it('rejects SQL_ASCII before any write', async () => {
    await server.query(`CREATE DATABASE ${name} ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0`);
    await expect(startOn()).rejects.toThrow(/^The database "unfit_\w+" has the encoding SQL_ASCII/);
    expect(await tables()).toBe(0);
    await server.query(`DROP DATABASE ${name}`);
  });

  it('rejects a user who cannot create extensions, with the needed command', async () => {
    await server.query(`CREATE ROLE ${name} LOGIN`);
    await server.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'`);
    await expect(startOn(name)).rejects.toThrow(
      new RegExp(`may not create the extensions cube, earthdistance. Let a superuser run: psql -d ${name} -c 'CREATE`),
    );
    await server.query(`DROP DATABASE ${name}`);
    await server.query(`DROP ROLE ${name}`);
  });

  it('allows three processes to start concurrently on an empty database', async () => {
    await server.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'`);
    await Promise.all([startOn(), startOn(), startOn()]);
    expect(await tables()).toBeGreaterThan(20);
    await server.query(`DROP DATABASE ${name}`);
  });
});
