import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { laundries } from './laundry-tables';
import { members } from './member-tables';

/** Shops that a member likes, as many as they want. */
export const favouriteShops = pgTable(
  'favourite_shops',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    laundryId: integer('laundry_id')
      .notNull()
      .references(() => laundries.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.laundryId] }),
    // A shop that is taken off takes its rows along.
    index('favourite_shops_laundry').on(table.laundryId),
  ],
);
