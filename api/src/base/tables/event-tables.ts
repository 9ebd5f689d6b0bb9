import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './member-tables';

/** What an event is drawn as: a file of `events/scenes` each. */
export const EVENT_SCENES = ['bedding', 'gift', 'membership', 'review', 'spring', 'hanbok'] as const;

/** The mini games by which points are given; `bleepy` and `bleepyOx` of the product specification. */
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
    /** What has to be known before one takes part, a sentence each. */
    conditions: text('conditions').array().notNull().default([]),
    /** The one button: its word, and the page of the app that it leads to. An event with a coupon has its own. */
    actionLabel: text('action_label'),
    actionPath: text('action_path'),
  },
  (table) => [check('events_action_whole', sql`(${table.actionLabel} is null) = (${table.actionPath} is null)`)],
);

/** Points that a mini game has given: a row for a member, a game and a day, so that it happens once. */
export const eventPlays = pgTable(
  'event_plays',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    game: text('game', { enum: EVENT_GAMES }).notNull(),
    /** In Seoul. */
    day: date('day').notNull(),
    points: integer('points').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.game, table.day] })],
);
