import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { members } from './member-tables';

/** Who registers and charges a card, as it stands in a row and on the wire. */
export type CardProviderWord = 'INICIS' | 'NICEPAY';
/** What a window was opened for. */
export type CardWindowPurpose = 'register' | 'pay';
/** Where a window stands: `claimed` while its result is being checked, `unknown` when nobody can say what came of it. */
export type CardWindowState = 'opened' | 'claimed' | 'done' | 'refused' | 'unknown';

/** Cards that members have registered. A removed one stays, for receipts that name it. */
export const paymentCards = pgTable(
  'payment_cards',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    provider: text('provider').$type<CardProviderWord>().notNull(),
    /** Charges the card without its owner: sealed, and forgotten once the provider has ended it. */
    billingKey: text('billing_key'),
    issuerCode: text('issuer_code').notNull(),
    issuerName: text('issuer_name').notNull(),
    /** `1234`; null where the provider gives no number. */
    lastFour: text('last_four'),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** When the provider had confirmed that the key is good for nothing any more. */
    keyEndedAt: timestamp('key_ended_at', { withTimezone: true }),
    /** How often, and when last, the provider was asked to end it. */
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

/** Windows of card providers that members have opened, each good for one result. */
export const cardSessions = pgTable(
  'card_sessions',
  {
    /** Random, made by whoever opens the window: binds what comes back to who went. */
    sid: text('sid').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    provider: text('provider').$type<CardProviderWord>().notNull(),
    purpose: text('purpose').$type<CardWindowPurpose>().notNull(),
    device: text('device').$type<'pc' | 'mobile'>().notNull(),
    /** Whether it stands in the app's own tab, so that its end leads back into the app. */
    isRedirect: boolean('is_redirect').notNull(),
    /** What is paid in it; null where a card is registered only. */
    chargeId: integer('charge_id'),
    amountWon: integer('amount_won'),
    orderId: text('order_id'),
    attemptId: integer('attempt_id'),
    state: text('state').$type<CardWindowState>().notNull().default('opened'),
    /** What its owner reads about the end. */
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
