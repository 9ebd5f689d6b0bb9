import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { PARTNER_RESTRICTIONS } from './partner-restrictions';

/** Announcements of the operators. */
export const notices = pgTable('notices', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  isImportant: boolean('is_important').notNull().default(false),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
});

export const faqs = pgTable('faqs', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  category: text('category').notNull(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  /** Restriction that hides the notice from users of a programme with it. */
  needs: text('needs', { enum: PARTNER_RESTRICTIONS }),
});

/** Popups of Home, in two places. */
export const popups = pgTable('popups', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  place: text('place', { enum: ['middle', 'bottom'] }).notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  path: text('path'),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});
