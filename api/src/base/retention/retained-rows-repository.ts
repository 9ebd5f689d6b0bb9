import { RETENTION_DAYS } from '@dongne/contract';
import { notExists, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { idempotencyKeys, limitedUses, otps, refreshTokens, sessions } from '#tables';

/** Rows of a table that are deleted some days after a moment of their own, which has an index. */
export interface RetainedRows {
  readonly name: string;
  readonly table: PgTable | SQLWrapper;
  readonly countsFrom: SQL;
  readonly days: number;
  /** Further condition. */
  readonly only?: SQL;
}

/** Deletes the tokens of a session first, which refer to it. */
const hasNoToken = notExists(sql`(SELECT 1 FROM ${refreshTokens} WHERE ${refreshTokens.sessionId} = ${sessions.id})`);

/** Everything that is deleted by its age alone; other retention periods have jobs beside their features. */
export const RETAINED_ROWS: readonly RetainedRows[] = [
  { name: 'otps', table: otps, countsFrom: sql`${otps.expiresAt}`, days: RETENTION_DAYS.otps },
  { name: 'rate-limits', table: limitedUses, countsFrom: sql`${limitedUses.at}`, days: RETENTION_DAYS.rateLimits },
  {
    name: 'refresh-tokens',
    table: refreshTokens,
    countsFrom: sql`${refreshTokens.expiresAt}`,
    days: RETENTION_DAYS.refreshTokens,
  },
  {
    name: 'sessions',
    table: sessions,
    countsFrom: sql`coalesce(${sessions.endedAt}, ${sessions.lastUsedAt}, ${sessions.createdAt})`,
    days: RETENTION_DAYS.sessions,
    only: hasNoToken,
  },
  {
    name: 'idempotency-keys',
    table: idempotencyKeys,
    countsFrom: sql`${idempotencyKeys.createdAt}`,
    days: RETENTION_DAYS.idempotencyKeys,
  },
  {
    // Events outside of every month; the others go with their partition.
    name: 'client-events',
    table: sql.identifier('client_events_default'),
    countsFrom: sql`received_at`,
    days: RETENTION_DAYS.clientEvents,
  },
];
