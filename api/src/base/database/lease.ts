import { Client } from 'pg';
import type { Database } from './database-types';
import { isEmbedded } from './is-embedded';

/** Lease that one process at a time holds. */
export interface Lease {
  /** Releases the lease; a process that dies releases it, too. */
  readonly leave: () => Promise<void>;
}

/**
 * Tries to take an exclusive lease on this database (advisory lock on a connection of its own).
 *
 * @param place number of the lease, unique in this repository.
 * @param onLost called when the connection, and with it the lease, is lost.
 * @returns undefined while another process holds it.
 */
export const tryLease = async (
  { $client }: Database,
  place: number,
  onLost: () => void,
): Promise<Lease | undefined> => {
  // The embedded engine belongs to one process, and its only connection cannot be reserved.
  if (isEmbedded($client)) return { leave: async () => undefined };
  const client = new Client({ ...$client.options, keepAlive: true });
  let isLeft = false;
  client.on('error', () => undefined);
  client.on('end', () => {
    if (!isLeft) onLost();
  });
  const leave = async (): Promise<void> => {
    isLeft = true;
    await client.end();
  };
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [place]);
  if (rows[0]?.taken === true) return { leave };
  await leave();
  return undefined;
};
