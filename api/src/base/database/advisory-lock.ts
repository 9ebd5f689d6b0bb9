import { Client, type Pool } from 'pg';
import { isEmbedded } from './is-embedded';

/**
 * Runs an action under a database-wide mutex (advisory lock). Other processes wait; a process that dies releases it.
 *
 * @param place number of the mutex, unique in this repository.
 */
export const withAdvisoryLock = async <Result>(
  pool: Pool,
  place: number,
  act: () => Promise<Result>,
): Promise<Result> => {
  // Skips the lock: the embedded engine has one process, and the action needs its only connection.
  if (isEmbedded(pool)) return act();
  const client = new Client(pool.options);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [place]);
    return await act();
  } finally {
    // The end of the connection surely releases the lock.
    await client.end();
  }
};
