import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './member-tables';

/** Illustrations of events, one file each in `events/scenes`. */
export const EVENT_SCENES = ['bedding', 'gift', 'membership', 'review', 'spring', 'hanbok'] as const;

/** Mini games that grant points; `bleepy` and `bleepyOx` of the product specification. */
export const EVENT_GAMES = ['socks', 'ox'] as const;
export type EventGame = (typeof EVENT_GAMES)[number];

/** Promotions; 61 is the review event (product specification §2), so ids can be given. */
export const events = pgTable(
  'events',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    text: text('text').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    scene: text('scene', { enum: EVENT_SCENES }).notNull().default('gift'),
    /** Conditions of participation, one sentence each. */
    conditions: text('conditions').array().notNull().default([]),
    /** Label of the one button; its link is a page of the app. An event with a coupon has its own button. */
    actionLabel: text('action_label'),
    actionPath: text('action_path'),
  },
  (table) => [check('events_action_whole', sql`(${table.actionLabel} is null) = (${table.actionPath} is null)`)],
);

/** Points granted by a mini game: one row per member, game and day, so that they are granted once. */
export const eventPlays = pgTable(
  'event_plays',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    game: text('game', { enum: EVENT_GAMES }).notNull(),
    /** Day in Seoul. */
    day: date('day').notNull(),
    points: integer('points').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.game, table.day] })],
);
