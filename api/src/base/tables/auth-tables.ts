import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { members } from './member-tables';

/** Codes sent by SMS. Only a keyed hash of the code is kept. */
export const otps = pgTable(
  'otps',
  {
    id: uuid('id').primaryKey(),
    phoneNumber: text('phone_number').notNull(),
    codeHash: text('code_hash').notNull(),
    /** `login`, `phoneChange` or `withdrawal`: what the code may be entered for. */
    purpose: text('purpose').notNull().default('login'),
    /** Whose proof it is; null for a login code, which is its number's. */
    memberId: integer('member_id').references(() => members.id),
    wrongTries: integer('wrong_tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** First correct use; a number without a member may register with the code for a while from here. */
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    /** The code has done its work: somebody logged in with it, or with another one. */
    spentAt: timestamp('spent_at', { withTimezone: true }),
    /** The member that was registered with it, so that a repeated registration answers the same member. */
    registeredMemberId: integer('registered_member_id').references(() => members.id),
  },
  (table) => [index('otps_phone_number').on(table.phoneNumber)],
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
    /** The device in our words (`아이폰 · Safari`), for its owner to know it again; null where it was never told. */
    deviceName: text('device_name'),
    /** About when it last called us; null is the login itself. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('sessions_member').on(table.memberId)],
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
  (table) => [index('refresh_tokens_session').on(table.sessionId), index('refresh_tokens_parent').on(table.parentHash)],
);
