import type { Pool } from 'pg';
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
  const turn = await pool.connect();
  try {
    await turn.query('SELECT pg_advisory_lock($1)', [place]);
    return await act();
  } finally {
    // Destroys the connection, because that surely releases the lock.
    turn.release(true);
  }
};
