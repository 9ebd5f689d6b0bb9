import { Client } from 'pg';
import type { Database } from './database';
import { isEmbedded } from './is-embedded';

/** A place that one process at a time has. */
export interface AloneHere {
  /** Gives the place back; a process that dies gives it back, too. */
  readonly leave: () => Promise<void>;
}

/**
 * Takes a place that only one process on this database can have, for as long as its own connection lives.
 *
 * @param place a number of our own, another one for each place.
 * @param onLost called when the connection ended by itself, and the place with it.
 * @returns undefined while another process has it.
 */
export const tryAlone = async (
  { $client }: Database,
  place: number,
  onLost: () => void,
): Promise<AloneHere | undefined> => {
  // The embedded engine belongs to one process, and its only connection cannot be kept.
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
