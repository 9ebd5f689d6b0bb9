import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { members } from './member-tables';

/** Changes of the number of members who have lost the present one: each waits for 72 hours, in which it can be stopped. */
export const lostNumbers = pgTable(
  'lost_numbers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** Digits, proved by a code; null from the end on. */
    newNumber: text('new_number'),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** When the member is reminded next; null after the last time. */
    remindAt: timestamp('remind_at', { withTimezone: true }),
    /** Login from which it was asked for; null where support has asked. */
    sessionId: uuid('session_id'),
    deviceName: text('device_name'),
    /** Why support has asked, in its words. */
    reason: text('reason'),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** `changed`, `stopped`, `refused` or `replaced`; null while it waits. */
    outcome: text('outcome'),
  },
  (table) => [
    uniqueIndex('lost_numbers_open')
      .on(table.memberId)
      .where(sql`${table.endedAt} is null`),
    index('lost_numbers_due')
      .on(table.dueAt)
      .where(sql`${table.endedAt} is null`),
    index('lost_numbers_member').on(table.memberId),
    index('lost_numbers_session').on(table.sessionId),
  ],
);
