import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './member-tables';

/** Collection bags that members have ordered. */
export const deliveryBagOrders = pgTable(
  'delivery_bag_orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    priceWon: integer('price_won').notNull(),
    /** Where it goes, as the address was when it was ordered. */
    deliveryAddress: text('delivery_address').notNull(),
    entranceInfo: text('entrance_info').notNull(),
    orderedAt: timestamp('ordered_at', { withTimezone: true }).notNull(),
    /** The last day of delivery in Seoul. */
    deliverBy: date('deliver_by').notNull(),
    /** When it was given up because its card was refused: nobody brings it. */
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** When an operator has handed it to a carrier, and to which. */
    shippedAt: timestamp('shipped_at', { withTimezone: true }),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    /** When it was there; until then the order is open. */
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  },
  (table) => [
    index('delivery_bag_orders_member').on(table.memberId, table.id),
    index('delivery_bag_orders_open')
      .on(table.deliverBy, table.id)
      .where(sql`${table.deliveredAt} is null and ${table.cancelledAt} is null`),
  ],
);
