import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ReportReason, ReviewKeyword } from '@dongne/contract';
import { laundries } from './laundry-tables';
import { members } from './member-tables';
import { requests } from './request-tables';

/** Reviews of shops. Seeded ones have neither member nor request; a withdrawn member's name is removed. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    laundryId: integer('laundry_id')
      .notNull()
      .references(() => laundries.id, { onDelete: 'cascade' }),
    memberId: integer('member_id').references(() => members.id, { onDelete: 'set null' }),
    requestId: integer('request_id').references(() => requests.id),
    /** Writer's nickname as shown in public, already masked. */
    writer: text('writer').notNull(),
    rating: integer('rating').notNull(),
    keywords: text('keywords').array().$type<ReviewKeyword[]>().notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the writer last edited it. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** Shop's reply. */
    reply: text('reply'),
    repliedAt: timestamp('replied_at', { withTimezone: true }),
    /** When an operator hid it after an upheld report; only its writer still sees it, and its rating does not count. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    /** Reason for hiding, shown to the writer. */
    hiddenReason: text('hidden_reason'),
  },
  (table) => [
    index('reviews_of_laundry').on(table.laundryId, table.id),
    index('reviews_of_member').on(table.memberId, table.id),
    uniqueIndex('reviews_one_per_request').on(table.requestId),
    check('reviews_stars', sql`${table.rating} between 1 and 5`),
  ],
);

/** Photos of reviews. Public. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    fileKey: text('file_key').notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('review_photos_of_review').on(table.reviewId, table.id),
    uniqueIndex('review_photos_file').on(table.fileKey),
  ],
);

/** Reports of reviews; one per member and review. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** Whether the report was upheld; null until it is answered. */
    isUpheld: boolean('is_upheld'),
  },
  (table) => [
    uniqueIndex('review_reports_once').on(table.reviewId, table.memberId),
    index('review_reports_open')
      .on(table.id)
      .where(sql`${table.answeredAt} is null`),
  ],
);
