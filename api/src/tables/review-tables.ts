import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ReviewKeyword } from '@dongne/contract';
import { laundries } from './laundry-tables';
import { members } from './member-tables';
import { requests } from './request-tables';

/** What a customer says about a shop. Seeded ones have neither member nor request. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    laundryId: integer('laundry_id')
      .notNull()
      .references(() => laundries.id, { onDelete: 'cascade' }),
    memberId: integer('member_id').references(() => members.id, { onDelete: 'set null' }),
    requestId: integer('request_id').references(() => requests.id),
    /** The writer's nickname as strangers see it, already masked. */
    writer: text('writer').notNull(),
    rating: integer('rating').notNull(),
    keywords: text('keywords').array().$type<ReviewKeyword[]>().notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('reviews_of_laundry').on(table.laundryId, table.id),
    uniqueIndex('reviews_one_per_request').on(table.requestId),
  ],
);
