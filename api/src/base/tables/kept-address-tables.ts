import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { addressColumns, members } from './member-tables';

/** Addresses that a member has used, the present one among them: with a label (집) until removed, else only the last few. */
export const keptAddresses = pgTable(
  'kept_addresses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    ...addressColumns(),
    /** Empty for one that was only used. */
    label: text('label').notNull().default(''),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // A door is kept once, however often somebody moves back to it.
    uniqueIndex('kept_addresses_door').on(table.memberId, table.address, table.roadAddress, table.subAddress),
    uniqueIndex('kept_addresses_label')
      .on(table.memberId, table.label)
      .where(sql`${table.label} <> ''`),
    index('kept_addresses_recent').on(table.memberId, table.usedAt),
  ],
);
