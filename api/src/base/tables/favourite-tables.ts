import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { laundries } from './laundry-tables';
import { members } from './member-tables';

/** Favourite shops of a member, without a limit. */
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
    // Speeds up the cascade when a shop is deleted.
    index('favourite_shops_laundry').on(table.laundryId),
  ],
);
