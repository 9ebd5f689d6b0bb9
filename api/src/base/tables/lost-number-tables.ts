import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { members } from './member-tables';

/** Changes of a lost phone number: each waits for 72 hours, in which it can be stopped. */
export const lostNumbers = pgTable(
  'lost_numbers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** Digits of the new number, verified by a code; null once the change has ended. */
    newNumber: text('new_number'),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** Next reminder to the member; null after the last one. */
    remindAt: timestamp('remind_at', { withTimezone: true }),
    /** Session that requested the change; null if support did. */
    sessionId: uuid('session_id'),
    deviceName: text('device_name'),
    /** Reason given by support. */
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
