import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Where a message is on its way; `dropped` ones were never to be sent, `failed` ones could not be. */
const MESSAGE_STATES = ['waiting', 'sending', 'sent', 'failed', 'dropped'] as const;

/** Messages to people's phones, each written in the transaction that causes it and delivered afterwards. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** What a provider knows it by, however often it is sent. */
    key: uuid('key').notNull().unique(),
    /** Its line in docs/domain/messages.md. */
    event: text('event').notNull(),
    purpose: text('purpose', { enum: ['code', 'order', 'service', 'advertising'] }).notNull(),
    /** Null where nobody is registered with the number yet. */
    memberId: integer('member_id'),
    /** Digits of the phone number. */
    to: text('to').notNull(),
    /** Messages about one request arrive in the order in which they were written. */
    requestId: integer('request_id'),
    title: text('title').notNull(),
    text: text('text').notNull(),
    path: text('path'),
    /** Advertising with the same key goes to a member once. */
    onceKey: text('once_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    state: text('state', { enum: MESSAGE_STATES }).notNull().default('waiting'),
    /** While it waits: when it is tried next. While it is sent: when whoever sends it counts as dead. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    tries: integer('tries').notNull().default(0),
    /** Fingerprints of the devices that have it already. */
    reached: text('reached').array().notNull().default([]),
    /** Which way it left, and why it did not. */
    sentBy: text('sent_by', { enum: ['push', 'sms'] }),
    reason: text('reason'),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('outbox_messages_due')
      .on(table.dueAt)
      .where(sql`${table.state} in ('waiting', 'sending')`),
    index('outbox_messages_of_request')
      .on(table.requestId, table.id)
      .where(sql`${table.state} in ('waiting', 'sending')`),
    index('outbox_messages_to').on(table.to),
    index('outbox_messages_ended').on(table.endedAt),
    uniqueIndex('outbox_messages_once').on(table.memberId, table.onceKey),
  ],
);
