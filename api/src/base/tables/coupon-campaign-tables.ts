import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { events } from './event-tables';

/** What a code gives to anyone who types it, or an event to anyone who takes part; once each. */
export const couponCampaigns = pgTable('coupon_campaigns', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** The event that gives it: then nobody can type its code. One event gives one coupon. */
  eventId: integer('event_id')
    .unique()
    .references(() => events.id),
  /** In capitals. */
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  discountWon: integer('discount_won').notNull(),
  minimumWon: integer('minimum_won').notNull(),
  /** Until then the code gives a coupon. */
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  /** Days after it was taken in which the coupon can be used; null: as long as the code. */
  validDays: integer('valid_days'),
  /** So many members can take it; null: any number. */
  maxTaken: integer('max_taken'),
});
