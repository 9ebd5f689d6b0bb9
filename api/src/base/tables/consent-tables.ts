import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './member-tables';

/**
 * What a member has said to each term, answer by answer: nothing is changed, so that it can be shown who agreed to what, in which
 * wording and when. How things stand now is in `members`.
 */
export const consents = pgTable(
  'consents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    term: text('term', { enum: ['service', 'privacy', 'location', 'marketing', 'night'] }).notNull(),
    /** Of the wording that was shown. */
    version: integer('version').notNull(),
    isAgreed: boolean('is_agreed').notNull(),
    /** Where it was said: while registering, in the settings, or when it was asked again. */
    saidIn: text('said_in', { enum: ['registration', 'settings', 'asked-again'] }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('consents_member').on(table.memberId, table.term, table.id)],
);
