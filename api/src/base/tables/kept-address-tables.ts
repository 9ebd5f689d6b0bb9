import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { addressColumns, members } from './member-tables';

/**
 * Addresses used by a member, including the current one: labelled ones (집) stay until removed, of the others only the
 * latest few.
 */
export const keptAddresses = pgTable(
  'kept_addresses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    ...addressColumns(),
    /** Label; empty if the address was only used. */
    label: text('label').notNull().default(''),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // Stores each address once, even if the member moves back to it.
    uniqueIndex('kept_addresses_door').on(table.memberId, table.address, table.roadAddress, table.subAddress),
    uniqueIndex('kept_addresses_label')
      .on(table.memberId, table.label)
      .where(sql`${table.label} <> ''`),
    index('kept_addresses_recent').on(table.memberId, table.usedAt),
  ],
);
