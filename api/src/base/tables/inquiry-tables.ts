import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { InquiryCategory } from '@dongne/contract';
import { members } from './member-tables';
import { requests } from './request-tables';

/** Inquiries of members to support, each a thread of messages. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    category: text('category').$type<InquiryCategory>().notNull(),
    /** Request of the member that the inquiry is about. */
    requestId: integer('request_id').references(() => requests.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the member began to wait for an answer; null while the last message is from support. */
    waitsSince: timestamp('waits_since', { withTimezone: true }),
  },
  (table) => [
    index('inquiries_of_member').on(table.memberId, table.id),
    index('inquiries_waiting')
      .on(table.id)
      .where(sql`${table.waitsSince} is not null`),
  ],
);

/** Messages of an inquiry. */
export const inquiryMessages = pgTable(
  'inquiry_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    inquiryId: integer('inquiry_id')
      .notNull()
      .references(() => inquiries.id),
    writer: text('writer', { enum: ['member', 'support'] }).notNull(),
    /** Text; empty after the member's withdrawal. */
    text: text('text').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('inquiry_messages_of_inquiry').on(table.inquiryId, table.id)],
);
