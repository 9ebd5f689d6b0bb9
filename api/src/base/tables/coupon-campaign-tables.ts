import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { events } from './event-tables';

/** Campaigns: a code or an event gives each member one coupon. */
export const couponCampaigns = pgTable('coupon_campaigns', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Event that grants the coupon, in which case the code cannot be typed. One event grants one coupon. */
  eventId: integer('event_id')
    .unique()
    .references(() => events.id),
  /** Code in capitals. */
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  discountWon: integer('discount_won').notNull(),
  minimumWon: integer('minimum_won').notNull(),
  /** End of the period in which the code grants a coupon. */
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  /** Days for which a granted coupon is valid; null: as long as the code. */
  validDays: integer('valid_days'),
  /** Maximum number of grants; null: unlimited. */
  maxTaken: integer('max_taken'),
});

/** Phone numbers, as keyed hashes, whose owners received the coupon of a first order: once ever, also over a withdrawal. */
export const firstOrderCoupons = pgTable('first_order_coupons', {
  phoneHash: text('phone_hash').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
