import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { laundries } from './laundry-tables';

/**
 * Places taken in a collection slot. A row appears with the first booking; `booked` only moves by one conditional statement,
 * which is what keeps the last place from being sold twice.
 */
export const laundrySlots = pgTable(
  'laundry_slots',
  {
    laundryId: integer('laundry_id')
      .notNull()
      .references(() => laundries.id, { onDelete: 'cascade' }),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    booked: integer('booked').notNull(),
    /** Set by the shop for this slot alone; otherwise the shop's usual capacity counts. */
    capacity: integer('capacity'),
  },
  (table) => [primaryKey({ columns: [table.laundryId, table.startsAt] })],
);

/** Days on which a shop collects nothing, beyond its closed weekdays. */
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
