import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { laundries } from './laundry-tables';

/**
 * Bookings of a collection slot. The first booking inserts the row; `booked` changes only by one conditional statement,
 * so that the last place cannot be sold twice.
 */
export const laundrySlots = pgTable(
  'laundry_slots',
  {
    laundryId: integer('laundry_id')
      .notNull()
      .references(() => laundries.id, { onDelete: 'cascade' }),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    booked: integer('booked').notNull(),
    /** Capacity of this slot only; null for the shop's usual capacity. */
    capacity: integer('capacity'),
  },
  (table) => [primaryKey({ columns: [table.laundryId, table.startsAt] })],
);

/** Days without collections, in addition to the closed weekdays. */
export const laundryHolidays = pgTable(
  'laundry_holidays',
  {
    laundryId: integer('laundry_id')
      .notNull()
      .references(() => laundries.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.laundryId, table.day] })],
);
