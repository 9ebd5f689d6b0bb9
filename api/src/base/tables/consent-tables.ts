import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './member-tables';

/**
 * Append-only history of consent answers: proves who agreed to what, in which wording and when. The current state is in
 * `members`.
 */
export const consents = pgTable(
  'consents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    term: text('term', { enum: ['service', 'privacy', 'location', 'marketing', 'night'] }).notNull(),
    /** Version of the wording that was shown. */
    version: integer('version').notNull(),
    isAgreed: boolean('is_agreed').notNull(),
    /** Place of the answer: registration, settings, or the repeated prompt. */
    saidIn: text('said_in', { enum: ['registration', 'settings', 'asked-again'] }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('consents_member').on(table.memberId, table.term, table.id)],
);
