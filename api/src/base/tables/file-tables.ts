import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Photos that no row names any more and whose bytes are still to be removed. */
export const fileRemovals = pgTable('file_removals', {
  fileKey: text('file_key').primaryKey(),
  queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
});
