import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ShopDivision } from '@dongne/contract';
import { laundries } from './laundry-tables';
import { members } from './member-tables';

/** Registered shops of a member; the primary key allows at most one per division. */
export const myLaundries = pgTable(
  'my_laundries',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    division: text('division').$type<ShopDivision>().notNull(),
    laundryId: integer('laundry_id')
      .notNull()
      .references(() => laundries.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.division] })],
);
