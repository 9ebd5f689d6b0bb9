import { Client } from 'pg';
import { UnfitServer } from './server-requirements';

/** Identity of a database: its name, and the start of its server. */
const identityOf = async (connectionString: string): Promise<string> => {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ identity: string }>(
      `SELECT current_database() || ' (' || pg_postmaster_start_time() || ')' AS identity`,
    );
    return rows[0]?.identity ?? '';
  } finally {
    await client.end();
  }
};

/** @throws {UnfitServer} with a sentence when a pooler and the direct address are two databases. */
export const requireSameDatabase = async (url: string, directUrl: string): Promise<void> => {
  const [pooled, direct] = await Promise.all([identityOf(url), identityOf(directUrl)]);
  if (pooled !== direct)
    throw new UnfitServer(
      `DATABASE_URL and DATABASE_DIRECT_URL are two databases: ${pooled} and ${direct}. Let both name the same one.`,
    );
};
