import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { members } from './member-tables';

/** SMS codes. Only a keyed hash of the code is stored. */
export const otps = pgTable(
  'otps',
  {
    id: uuid('id').primaryKey(),
    phoneNumber: text('phone_number').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Purpose of the code: `login`, `phoneChange` or `withdrawal`. */
    purpose: text('purpose').notNull().default('login'),
    /** Member the code was sent to; null for a login code, which belongs to the number. */
    memberId: integer('member_id').references(() => members.id),
    wrongTries: integer('wrong_tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** First correct entry; a number without a member may register with the code for a limited time after it. */
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    /** When the code was used up: by a login with it, or with another code of the same number. */
    spentAt: timestamp('spent_at', { withTimezone: true }),
    /** Member registered with the code, so that a repeated registration returns the same member. */
    registeredMemberId: integer('registered_member_id').references(() => members.id),
  },
  (table) => [index('otps_phone_number').on(table.phoneNumber), index('otps_age').on(table.expiresAt)],
);

/** One login on one device: the family of all refresh tokens that descend from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** `signOut`, `reuse`, `withdrawal`, `otherDevice` or `phoneChange`. */
    endReason: text('end_reason'),
    fcmToken: text('fcm_token'),
    advertisingId: text('advertising_id'),
    deviceInfo: text('device_info'),
    /** Readable device name (`아이폰 · Safari`) for the owner's device list; null if the client sent none. */
    deviceName: text('device_name'),
    /** Approximate time of the last call; null if there was none since the login. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [
    index('sessions_member').on(table.memberId),
    // End of a session, else its last use.
    index('sessions_age').on(sql`coalesce(${table.endedAt}, ${table.lastUsedAt}, ${table.createdAt})`),
  ],
);

/** Refresh tokens by their hash; each is used once. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id),
    parentHash: text('parent_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('refresh_tokens_session').on(table.sessionId),
    index('refresh_tokens_parent').on(table.parentHash),
    index('refresh_tokens_age').on(table.expiresAt),
  ],
);
