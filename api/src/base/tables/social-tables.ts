import { index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { members } from './member-tables';

/** Social accounts that members log in with: each belongs to one member, and a member has one per provider. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    provider: text('provider').notNull(),
    /** Provider's permanent id of the account; an e-mail address may change. */
    subject: text('subject').notNull(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
    /** Masked address returned by the provider when it was linked, so that the owner recognises the account. */
    accountHint: text('account_hint'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    unique('social_identities_member').on(table.memberId, table.provider),
  ],
);

/** Started social logins: each row accepts one callback, from the browser that started it. */
export const socialAttempts = pgTable(
  'social_attempts',
  {
    /** Keyed hash of the state and the browser's secret: useless without both. */
    key: text('key').primaryKey(),
    provider: text('provider').notNull(),
    /** Origin where the app was opened, `https://…`. */
    origin: text('origin').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('social_attempts_expiry').on(table.expiresAt)],
);
