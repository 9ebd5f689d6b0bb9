import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './member-tables';

/** Memberships, at most one per member; the charges are its history. `None`: no payment was ever made. */
export const memberships = pgTable(
  'memberships',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .unique()
      .references(() => members.id),
    status: text('status', { enum: ['None', 'Active', 'Leaving', 'Failing', 'Ended'] }).notNull(),
    /** First day of this membership and base of its months; joining again after its end starts a new one. */
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
    /** End of the benefit; a cancelled membership has it until the end of the paid period. */
    paidUntil: timestamp('paid_until', { withTimezone: true }).notNull(),
    /** First day of the month that is due; null if nothing is owed. Payments for any other month are refunded. */
    dueFrom: timestamp('due_from', { withTimezone: true }),
    /** When a refused renewal is retried. */
    retryAt: timestamp('retry_at', { withTimezone: true }),
    /** Renewal for which the reminder was sent. */
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
