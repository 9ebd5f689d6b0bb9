import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import { API_MIGRATIONS, BULKHEAD_LIMITS, openDatabase } from '@dongne/api/testing/inner';
import { SANDBOX_MIGRATIONS } from '../migrations';
import { writeReplacedHistory } from '@dongne/api/testing/base/database/replaced-history';
import { openWithBulkheads } from '@dongne/api/testing/base/database/test-database';

const startOn = async (databaseUrl: string): Promise<void> => {
  const { close } = await openDatabase({ databaseUrl, dataDir: '/nonexistent' }, [SANDBOX_MIGRATIONS]);
  await close();
};

/** URL of a database with the journal of the first `count` replaced migrations. */
const replacedDatabase = async (count?: number): Promise<string> => {
  const { url, database, close } = await openWithBulkheads(BULKHEAD_LIMITS);
  await writeReplacedHistory(database, count);
  await close();
  return url;
};

const query = async (url: string, text: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
};

describe('start on a database with replaced migrations', () => {
  it('is possible for three processes at once', async () => {
    const url = await replacedDatabase();
    await Promise.all([startOn(url), startOn(url), startOn(url)]);
    const { length } = readMigrationFiles({ migrationsFolder: API_MIGRATIONS.folder });
    expect(await query(url, 'SELECT 1 FROM drizzle.__drizzle_migrations')).toHaveLength(length);
    expect(await query(url, 'SELECT 1 FROM drizzle.__drizzle_migrations_sandbox')).toHaveLength(1);
  });

  it('is refused before any write when one is missing', async () => {
    const url = await replacedDatabase(36);
    await query(url, 'DROP EXTENSION cube CASCADE');
    await expect(startOn(url)).rejects.toThrow(
      /^The database was migrated by a version that this one does not continue/,
    );
    expect(await query(url, `SELECT 1 FROM pg_extension WHERE extname = 'cube'`)).toEqual([]);
  });
});
