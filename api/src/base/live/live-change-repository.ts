import { lt, sql } from 'drizzle-orm';
import type { Executor, OwnConnection } from '../database';
import { liveChanges } from '#tables';

/** Changes that have committed between two snapshots, and the later one. */
export interface CommittedChanges {
  readonly snapshot: string;
  readonly changes: readonly string[];
}

/**
 * Both columns see the same snapshot. A transaction that commits late is in no earlier one, whatever its number is.
 * Sent without a name, so that its plan considers how few rows the snapshot leaves.
 */
const SINCE_SNAPSHOT = `
  SELECT pg_current_snapshot()::text AS snapshot, ARRAY(
    SELECT DISTINCT change FROM live_changes
    WHERE xid >= pg_snapshot_xmin($1::pg_snapshot) AND NOT pg_visible_in_snapshot(xid, $1::pg_snapshot)
  ) AS changes`;

/** Reads each change that has committed since a snapshot exactly once; without one only the snapshot. */
export const changesSince = async (connection: OwnConnection, snapshot: string | null): Promise<CommittedChanges> => {
  const [read] = await connection.query<{ snapshot: string; changes: string[] }>(SINCE_SNAPSHOT, [snapshot]);
  if (read === undefined) throw new Error('A SELECT without FROM returned no row.');
  return read;
};

/** By the database's clock, which wrote the rows: ours may travel. */
const olderThan = (minutes: number) => lt(liveChanges.writtenAt, sql`now() - make_interval(mins => ${minutes})`);

/** Whether the oldest change is older than some minutes. */
export const hasChangesOlderThan = async (executor: Executor, minutes: number): Promise<boolean> => {
  const [oldest] = await executor
    .select({ isOld: olderThan(minutes).mapWith(Boolean) })
    .from(liveChanges)
    .orderBy(liveChanges.xid)
    .limit(1);
  return oldest?.isOld ?? false;
};

/** Deletes changes older than some minutes. */
export const deleteChangesOlderThan = async (executor: Executor, minutes: number): Promise<void> => {
  await executor.delete(liveChanges).where(olderThan(minutes));
};
