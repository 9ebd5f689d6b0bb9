import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Responses to creating calls with an `Idempotency-Key`, replayed when the call is repeated. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    memberId: integer('member_id').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] }), index('idempotency_keys_age').on(table.createdAt)],
);

/** Counted uses for rate limits, such as an SMS to a number; old rows are deleted as new ones arrive, the last ones of a bucket by a job. */
export const limitedUses = pgTable(
  'limited_uses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Limit and subject, as a keyed hash. */
    bucket: text('bucket').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('limited_uses_bucket').on(table.bucket, table.at), index('limited_uses_age').on(table.at)],
);

/**
 * SMS and pushes as a provider that stands in for the real one has accepted them, for a phone to show. Belongs to the
 * API, because it is personal data that a withdrawal deletes. Named before the outbox existed.
 */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    to: text('to').notNull(),
    /** `sms` or `push`. */
    kind: text('kind').notNull(),
    text: text('text').notNull(),
    otpCode: text('otp_code'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Sender's key of the message; null for rows older than the outbox. */
    key: text('key'),
    /** Device that shows the push: a second push with the same key replaces the first. */
    token: text('token'),
  },
  (table) => [
    index('outgoing_messages_to').on(table.to, table.id),
    index('outgoing_messages_key').on(table.key),
    uniqueIndex('outgoing_messages_device').on(table.token, table.key),
  ],
);
