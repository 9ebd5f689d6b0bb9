import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Photos that no row references any more and whose files are still to be deleted. */
export const fileRemovals = pgTable('file_removals', {
  fileKey: text('file_key').primaryKey(),
  queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
});
