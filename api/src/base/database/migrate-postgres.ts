import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { MigrationFailed, missingSentence, waitedSentence } from './migration-failures';
import { continueHistory } from './migration-history';
import type { MigrationSet } from './migration-files';
import { migrateDatabase, missingMigrations } from './migrations';
import { requireFitServer } from './server-requirements';

/** Advisory lock of migrations; any number, but the same in every process. */
const MIGRATION_LOCK = 7_305_119;
const TURN_EVERY_MS = 100;
/** A migration that builds indexes may take as long. */
const TURN_WITHIN_MINUTES = 30;
const MINUTE_MS = 60_000;

/**
 * Waits for the lock by asking again, because a statement that waits would hold a snapshot, for which the other process
 * waits when it builds an index CONCURRENTLY.
 */
const takeTurn = async (client: Client): Promise<void> => {
  const until = performance.now() + TURN_WITHIN_MINUTES * MINUTE_MS;
  while (performance.now() < until) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.taken === true) return;
    await wait(TURN_EVERY_MS);
  }
  throw new MigrationFailed(waitedSentence(TURN_WITHIN_MINUTES));
};

const onConnection = async <Result>(url: string, act: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url, keepAlive: true });
  // Ignores the loss of the connection here, because the running statement reports it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
};

/**
 * Migrates a PostgreSQL database, one process after another. The lock belongs to the connection that migrates, so that
 * it is held as long as the server works for a process that has died.
 *
 * @param url of the server itself, not of a pooler.
 * @returns the names of the applied migrations.
 * @throws {MigrationFailed | UnfitServer | UnknownHistory} with a sentence.
 */
export const migratePostgres = (url: string, sets: readonly MigrationSet[]): Promise<string[]> =>
  onConnection(url, async (client) => {
    await takeTurn(client);
    // Limits of the role are those of a server's statements.
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    const database = drizzle(client);
    await continueHistory(database, sets);
    await requireFitServer(client);
    return migrateDatabase(database, sets);
  });

/** @throws {MigrationFailed} with a sentence when a PostgreSQL database lacks migrations; changes nothing. */
export const requireMigrated = (url: string, sets: readonly MigrationSet[]): Promise<void> =>
  onConnection(url, async (client) => {
    const missing = await missingMigrations(drizzle(client), sets);
    if (missing.length > 0) throw new MigrationFailed(missingSentence(missing));
  });
