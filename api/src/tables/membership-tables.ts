import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './member-tables';

/** Memberships; at most one per member, its history in the payments. */
export const memberships = pgTable('memberships', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  memberId: integer('member_id')
    .notNull()
    .unique()
    .references(() => members.id),
  status: text('status', { enum: ['Active', 'Leaving', 'Failing', 'Ended'] }).notNull(),
  registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
  /** The benefit holds until here; a cancelled membership keeps it to the end of the paid period. */
  paidUntil: timestamp('paid_until', { withTimezone: true }).notNull(),
  totalCount: integer('total_count').notNull().default(0),
  totalDiscountWon: integer('total_discount_won').notNull().default(0),
  failMessage: text('fail_message'),
});
