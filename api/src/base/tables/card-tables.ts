import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { members } from './member-tables';

/** Card provider name, as stored and as sent over the wire. */
export type CardProviderWord = 'INICIS' | 'NICEPAY';
/** Purpose of a card window. */
export type CardWindowPurpose = 'register' | 'pay';
/**
 * State of a card window: `claimed` while its result is being checked, `unknown` if the outcome cannot be determined.
 */
export type CardWindowState = 'opened' | 'claimed' | 'done' | 'refused' | 'unknown';

/** Registered cards. A removed card keeps its row for the receipts that name it. */
export const paymentCards = pgTable(
  'payment_cards',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    provider: text('provider').$type<CardProviderWord>().notNull(),
    /** Billing key, encrypted; charges the card without its owner. Deleted once the provider has revoked it. */
    billingKey: text('billing_key'),
    issuerCode: text('issuer_code').notNull(),
    issuerName: text('issuer_name').notNull(),
    /** Last digits, e.g. `1234`; null if the provider returns no number. */
    lastFour: text('last_four'),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** When the provider confirmed that the key is revoked. */
    keyEndedAt: timestamp('key_ended_at', { withTimezone: true }),
    /** Number of attempts to revoke the key at the provider. */
    keyEndTries: integer('key_end_tries').notNull().default(0),
    keyEndTriedAt: timestamp('key_end_tried_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('payment_cards_active')
      .on(table.memberId)
      .where(sql`${table.removedAt} is null`),
    index('payment_cards_to_end')
      .on(table.id)
      .where(sql`${table.removedAt} is not null and ${table.keyEndedAt} is null`),
    check('payment_cards_key', sql`(${table.billingKey} is null) = (${table.keyEndedAt} is not null)`),
    check('payment_cards_ended', sql`${table.keyEndedAt} is null or ${table.removedAt} is not null`),
  ],
);

/** Opened windows of card providers, each valid for one result. */
export const cardSessions = pgTable(
  'card_sessions',
  {
    /** Random id chosen when the window is opened; ties the returned result to the member who started it. */
    sid: text('sid').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    provider: text('provider').$type<CardProviderWord>().notNull(),
    purpose: text('purpose').$type<CardWindowPurpose>().notNull(),
    device: text('device').$type<'pc' | 'mobile'>().notNull(),
    /** Whether the provider's page opened in the app's own tab, so that its end redirects back into the app. */
    isRedirect: boolean('is_redirect').notNull(),
    /** Charge paid in the window; null if it only registers a card. */
    chargeId: integer('charge_id'),
    amountWon: integer('amount_won'),
    orderId: text('order_id'),
    attemptId: integer('attempt_id'),
    /** Keyed hash of the secret of the browser that opened it; null for one opened by an older version. */
    browserHash: text('browser_hash'),
    state: text('state').$type<CardWindowState>().notNull().default('opened'),
    /** Message shown to the owner about the outcome. */
    message: text('message'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    check('card_sessions_sid', sql`length(${table.sid}) >= 32`),
    index('card_sessions_member').on(table.memberId, table.createdAt),
    index('card_sessions_claimed')
      .on(table.claimedAt)
      .where(sql`${table.state} = 'claimed'`),
  ],
);
