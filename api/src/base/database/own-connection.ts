import { Client, type QueryResultRow } from 'pg';
import type { Database } from './database-types';
import { isEmbedded } from './is-embedded';

/** Connection that no pool shares: no other work delays it, and it does not outlive a crash of the server. */
export interface OwnConnection {
  readonly query: <Row extends QueryResultRow>(text: string, values: unknown[]) => Promise<Row[]>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a connection besides the pools; on the embedded engine, which has only one, that one.
 *
 * @param withinMs time limit of the connection and of each query.
 * @throws {Error} when the database cannot be reached.
 */
export const openOwnConnection = async ({ $client }: Database, withinMs: number): Promise<OwnConnection> => {
  if (isEmbedded($client))
    return {
      query: async <Row extends QueryResultRow>(text: string, values: unknown[]) =>
        (await $client.query<Row>(text, values)).rows,
      close: async () => undefined,
    };
  const client = new Client({
    ...$client.options,
    keepAlive: true,
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
  });
  // Ignores the loss of the connection here, because the next query reports it.
  client.on('error', () => undefined);
  await client.connect();
  return {
    query: async <Row extends QueryResultRow>(text: string, values: unknown[]) =>
      (await client.query<Row>(text, values)).rows,
    close: () => client.end(),
  };
};
