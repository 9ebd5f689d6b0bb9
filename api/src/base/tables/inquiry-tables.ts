import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { InquiryCategory } from '@dongne/contract';
import { members } from './member-tables';
import { requests } from './request-tables';

/** What a member has asked our support people: a thread of messages. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    category: text('category').$type<InquiryCategory>().notNull(),
    /** A request of the member's own that it is about. */
    requestId: integer('request_id').references(() => requests.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the member began to wait for an answer; null once support has the last word. */
    waitsSince: timestamp('waits_since', { withTimezone: true }),
  },
  (table) => [
    index('inquiries_of_member').on(table.memberId, table.id),
    index('inquiries_waiting')
      .on(table.id)
      .where(sql`${table.waitsSince} is not null`),
  ],
);

/** What was said in a thread, by whom. */
export const inquiryMessages = pgTable(
  'inquiry_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    inquiryId: integer('inquiry_id')
      .notNull()
      .references(() => inquiries.id),
    writer: text('writer', { enum: ['member', 'support'] }).notNull(),
    /** Empty once the member has left. */
    text: text('text').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('inquiry_messages_of_inquiry').on(table.inquiryId, table.id)],
);
