import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './member-tables';

/** Memberships; at most one per member, its history in the charges. `None`: nothing was ever paid for it. */
export const memberships = pgTable(
  'memberships',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .unique()
      .references(() => members.id),
    status: text('status', { enum: ['None', 'Active', 'Leaving', 'Failing', 'Ended'] }).notNull(),
    /** The first day of this membership, from which every month is counted; joining again after its end is a new one. */
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
    /** The benefit holds until here; a cancelled membership keeps it to the end of the paid period. */
    paidUntil: timestamp('paid_until', { withTimezone: true }).notNull(),
    /** First day of the month whose payment is asked for now; null when nothing is owed. Money for any other month goes back. */
    dueFrom: timestamp('due_from', { withTimezone: true }),
    /** When a refused renewal is tried again. */
    retryAt: timestamp('retry_at', { withTimezone: true }),
    /** The renewal that the member was reminded of. */
    remindedOf: timestamp('reminded_of', { withTimezone: true }),
    totalCount: integer('total_count').notNull().default(0),
    totalDiscountWon: integer('total_discount_won').notNull().default(0),
    failMessage: text('fail_message'),
  },
  (table) => [
    index('memberships_to_renew')
      .on(table.paidUntil)
      .where(sql`${table.status} in ('Active', 'Leaving')`),
  ],
);
