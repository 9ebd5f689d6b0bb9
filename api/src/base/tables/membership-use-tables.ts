import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { members } from './member-tables';
import { requests } from './request-tables';

/** Approved prices with the membership discount; a request returned unwashed is removed again. */
export const membershipUses = pgTable(
  'membership_uses',
  {
    requestId: integer('request_id')
      .primaryKey()
      .references(() => requests.id),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    discountWon: integer('discount_won').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('membership_uses_of_member').on(table.memberId, table.usedAt)],
);
