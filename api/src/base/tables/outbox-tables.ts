import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Delivery state of a message; `dropped`: not to be sent any more, `failed`: could not be sent. */
const MESSAGE_STATES = ['waiting', 'sending', 'sent', 'failed', 'dropped'] as const;

/** Outbox: messages written in the transaction that causes them and delivered afterwards. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Idempotency key sent to the provider with every attempt. */
    key: uuid('key').notNull().unique(),
    /** Event name of the message, as in shown-messages.json. */
    event: text('event').notNull(),
    purpose: text('purpose', { enum: ['code', 'order', 'service', 'advertising'] }).notNull(),
    /** Member; null if the number is not registered yet. */
    memberId: integer('member_id'),
    /** Digits of the phone number. */
    to: text('to').notNull(),
    /** Request whose messages are delivered in the order in which they were written. */
    requestId: integer('request_id'),
    title: text('title').notNull(),
    text: text('text').notNull(),
    path: text('path'),
    /** Deduplication key: advertising with the same key is sent to a member once. */
    onceKey: text('once_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    state: text('state', { enum: MESSAGE_STATES }).notNull().default('waiting'),
    /** Next attempt while waiting; end of the lease while sending. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    tries: integer('tries').notNull().default(0),
    /** Fingerprints of the devices already reached. */
    reached: text('reached').array().notNull().default([]),
    /** Channel of delivery; the reason of a failure is in the next column. */
    sentBy: text('sent_by', { enum: ['push', 'sms'] }),
    reason: text('reason'),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    check(
      'outbox_messages_done',
      sql`(${table.endedAt} is not null) = (${table.state} in ('sent', 'failed', 'dropped'))`,
    ),
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
