import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './member-tables';

/** Collection bags ordered by members. */
export const deliveryBagOrders = pgTable(
  'delivery_bag_orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    priceWon: integer('price_won').notNull(),
    /** Delivery address, copied when the bag was ordered. */
    deliveryAddress: text('delivery_address').notNull(),
    entranceInfo: text('entrance_info').notNull(),
    orderedAt: timestamp('ordered_at', { withTimezone: true }).notNull(),
    /** Latest delivery day in Seoul. */
    deliverBy: date('deliver_by').notNull(),
    /** When the order was cancelled because its card was refused; it is not delivered. */
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** When an operator handed it to a carrier; the carrier is in the next column. */
    shippedAt: timestamp('shipped_at', { withTimezone: true }),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    /** Delivery time; the order is open until then. */
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  },
  (table) => [
    index('delivery_bag_orders_member').on(table.memberId, table.id),
    index('delivery_bag_orders_open')
      .on(table.deliverBy, table.id)
      .where(sql`${table.deliveredAt} is null and ${table.cancelledAt} is null`),
  ],
);
