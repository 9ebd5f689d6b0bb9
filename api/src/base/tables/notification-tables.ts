import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './member-tables';

/** Notifications in a member's bell. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    kind: text('kind', {
      enum: ['order', 'price', 'payment', 'bag', 'membership', 'benefit', 'notice', 'event'],
    }).notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    path: text('path'),
    /** Request that it is about; the bell groups by it. */
    requestId: integer('request_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    index('notifications_of_member').on(table.memberId, table.createdAt, table.id),
    index('notifications_unread')
      .on(table.memberId)
      .where(sql`${table.readAt} is null`),
  ],
);
