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
    /** The last day of delivery in Seoul; until then the order is open. */
    deliverBy: date('deliver_by').notNull(),
    /** When it was given up because its card was refused: nobody brings it. */
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (table) => [index('delivery_bag_orders_member').on(table.memberId, table.id)],
);
