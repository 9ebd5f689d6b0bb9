import { sql } from 'drizzle-orm';
import { customType, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Changes that open pages show, each once per transaction, written by triggers and kept for minutes
 * (docs/domain/live.md). Unlogged: a crash of the database ends every stream, so that its pages read again.
 */
export const liveChanges = pgTable(
  'live_changes',
  {
    /** Transaction that wrote the row, by which a reader knows whether it has seen the row. */
    xid: xid8('xid')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** JSON of `ChangeNotification`. */
    change: text('change').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ xid, change }) => [primaryKey({ name: 'live_changes_of', columns: [xid, change] })],
);
