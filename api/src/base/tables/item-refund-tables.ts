import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { refunds } from './charge-tables';
import { requests } from './request-tables';
import { voucherRefunds } from './voucher-tables';

/** Refunds of single items and their source: card, vouchers, or points alone. */
export const itemRefunds = pgTable(
  'item_refunds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    itemIds: integer('item_ids').array().notNull(),
    refundId: integer('refund_id')
      .unique()
      .references(() => refunds.id),
    voucherRefundId: integer('voucher_refund_id')
      .unique()
      .references(() => voucherRefunds.id),
    /** Points returned with the refund. */
    points: integer('points').notNull().default(0),
    reason: text('reason').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('item_refunds_of_request').on(table.requestId, table.id),
    check(
      'item_refunds_one_way',
      sql`${table.points} >= 0 and cardinality(${table.itemIds}) > 0 and (${table.refundId} is null or ${table.voucherRefundId} is null) and (${table.refundId} is not null or ${table.voucherRefundId} is not null or ${table.points} > 0)`,
    ),
  ],
);
