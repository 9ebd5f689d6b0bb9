import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { couponCampaigns } from './coupon-campaign-tables';
import { members } from './member-tables';
import { requests } from './request-tables';

/** Coupons of members. */
export const coupons = pgTable(
  'coupons',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** Campaign of the coupon; null if it did not come from a code. */
    campaignId: integer('campaign_id').references(() => couponCampaigns.id),
    code: text('code').notNull(),
    name: text('name').notNull(),
    discountWon: integer('discount_won').notNull(),
    minimumWon: integer('minimum_won').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** Request that used the coupon; null for coupons used before this column existed. */
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

/** Append-only ledger of points; the balance is its sum. Triggers enforce both, and that no lot is overdrawn. */
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
    /** Earned entry (lot) that this entry spends from or returns to. */
    lotId: integer('lot_id').references((): AnyPgColumn => pointEntries.id),
    /** Request that earned or spent the points. */
    requestId: integer('request_id').references(() => requests.id),
    /** Request whose review earned the points or lost them; such entries have no `requestId`. */
    reviewedRequestId: integer('reviewed_request_id').references(() => requests.id),
  },
  (table) => [
    index('point_entries_member').on(table.memberId, table.id),
    index('point_entries_of_lot').on(table.lotId),
    index('point_entries_of_request').on(table.requestId),
    index('point_entries_of_review').on(table.reviewedRequestId),
    // Limits earning to the card payment, once per request; no other earned entry names a request.
    uniqueIndex('point_entries_earned_once')
      .on(table.requestId)
      .where(sql`${table.kind} = 'earned'`),
    // Supports the expiry job, which looks up lots by their end.
    index('point_entries_ending')
      .on(table.expiresAt)
      .where(sql`${table.kind} = 'earned'`),
  ],
);
