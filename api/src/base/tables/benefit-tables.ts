import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { couponCampaigns } from './coupon-campaign-tables';
import { members } from './member-tables';
import { requests } from './request-tables';

/** Coupons that members hold. */
export const coupons = pgTable(
  'coupons',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** Null of those that no code gives. */
    campaignId: integer('campaign_id').references(() => couponCampaigns.id),
    code: text('code').notNull(),
    name: text('name').notNull(),
    discountWon: integer('discount_won').notNull(),
    minimumWon: integer('minimum_won').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** What it was used for; null of those that were used before this was kept. */
    usedRequestId: integer('used_request_id').references(() => requests.id),
  },
  (table) => [
    index('coupons_member').on(table.memberId),
    uniqueIndex('coupons_once_a_member').on(table.memberId, table.campaignId),
    index('coupons_of_campaign').on(table.campaignId),
    uniqueIndex('coupons_once_a_request').on(table.usedRequestId),
    check('coupons_used_for', sql`${table.usedRequestId} is null or ${table.usedAt} is not null`),
  ],
);

/** Ledger of points, append-only; the balance is its sum. Triggers hold both, and that no lot gives more than it has. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    kind: text('kind', { enum: ['earned', 'spent', 'expired', 'returned', 'revoked'] }).notNull(),
    amount: integer('amount').notNull(),
    text: text('text').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** The earned entry, a lot, that any other entry takes from or gives back to. */
    lotId: integer('lot_id').references((): AnyPgColumn => pointEntries.id),
    /** What they were earned with or spent on. */
    requestId: integer('request_id').references(() => requests.id),
    /** The request whose review they were earned with, or taken back of; such entries name no `requestId`. */
    reviewedRequestId: integer('reviewed_request_id').references(() => requests.id),
  },
  (table) => [
    index('point_entries_member').on(table.memberId, table.id),
    index('point_entries_of_lot').on(table.lotId),
    index('point_entries_of_request').on(table.requestId),
    index('point_entries_of_review').on(table.reviewedRequestId),
    // What its card payment earns; nothing else that is earned names a request.
    uniqueIndex('point_entries_earned_once')
      .on(table.requestId)
      .where(sql`${table.kind} = 'earned'`),
    // The expiry of points looks for lots by their end.
    index('point_entries_ending')
      .on(table.expiresAt)
      .where(sql`${table.kind} = 'earned'`),
  ],
);
