import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** What a creating call with an `Idempotency-Key` answered, so that its repetition answers the same. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    memberId: integer('member_id').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] })],
);

/** Every counted use of a limited thing, such as an SMS to a number; old ones are removed as new ones come. */
export const limitedUses = pgTable(
  'limited_uses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** What is limited and for whom, as a keyed hash. */
    bucket: text('bucket').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('limited_uses_bucket').on(table.bucket, table.at)],
);

/** What the sandbox's providers of SMS and push have taken, as the phones show it. The table is older than the outbox, which its name is of. */
export const sandboxInbox = pgTable(
  'outgoing_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    to: text('to').notNull(),
    /** `sms` or `push`. */
    kind: text('kind').notNull(),
    text: text('text').notNull(),
    otpCode: text('otp_code'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** What the sender knows it by; null for those from before the outbox. */
    key: text('key'),
    /** The device that shows a push: a second one of the same key takes its place. */
    token: text('token'),
  },
  (table) => [
    index('outgoing_messages_to').on(table.to, table.id),
    index('outgoing_messages_key').on(table.key),
    uniqueIndex('outgoing_messages_device').on(table.token, table.key),
  ],
);
