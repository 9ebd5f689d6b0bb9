import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './member-tables';
import { requests } from './request-tables';

/** Failed collections, each with its fee and at most one objection. */
export const noShows = pgTable(
  'no_shows',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Slot of the shop's visit; null for old rows whose request was booked again. */
    slotStartsAt: timestamp('slot_starts_at', { withTimezone: true }),
    /** Fee; no longer owed once the objection was upheld. */
    feeWon: integer('fee_won').notNull(),
    photoIds: integer('photo_ids').array().notNull(),
    objection: text('objection'),
    objectedAt: timestamp('objected_at', { withTimezone: true }),
    /** Operator's answer to the objection. */
    answer: text('answer'),
    /** Whether the objection was upheld; null until it is answered. */
    isUpheld: boolean('is_upheld'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    index('no_shows_of_member').on(table.memberId, table.id),
    index('no_shows_of_request').on(table.requestId, table.id),
    index('no_shows_objected')
      .on(table.objectedAt)
      .where(sql`${table.objectedAt} is not null and ${table.answeredAt} is null`),
  ],
);
