import { index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { members } from './member-tables';

/** Accounts of other companies that members log in with: one belongs to one member, a member has one per provider. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    provider: text('provider').notNull(),
    /** The provider's own lasting name of the account; an e-mail address is none. */
    subject: text('subject').notNull(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
    /** By what its owner knows the account again: the masked address that the provider named when it was linked. */
    accountHint: text('account_hint'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    unique('social_identities_member').on(table.memberId, table.provider),
  ],
);

/** Sign-ins at other companies that have begun: each row is one answer that may come back, once, to the browser that asked. */
export const socialAttempts = pgTable(
  'social_attempts',
  {
    /** A keyed hash of the state and of the browser's own secret: the row alone opens nothing. */
    key: text('key').primaryKey(),
    provider: text('provider').notNull(),
    /** Where the app was opened, `https://…`. */
    origin: text('origin').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('social_attempts_expiry').on(table.expiresAt)],
);
