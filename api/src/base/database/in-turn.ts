import type { Pool } from 'pg';
import { isEmbedded } from './is-embedded';

/**
 * Does what only one process on this database may do at a time. The others wait; one that dies ends its turn.
 *
 * @param place a number of our own, another one for each thing that is done in turn.
 */
export const inTurn = async <Result>(pool: Pool, place: number, act: () => Promise<Result>): Promise<Result> => {
  // Its only process is alone, and its only connection is needed by the work.
  if (isEmbedded(pool)) return act();
  const turn = await pool.connect();
  try {
    await turn.query('SELECT pg_advisory_lock($1)', [place]);
    return await act();
  } finally {
    // With its connection the lock ends, whatever has become of either.
    turn.release(true);
  }
};
