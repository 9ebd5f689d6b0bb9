import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What an event says beside its name. */
export type EventProperties = Record<string, string | number | boolean>;

/** What happened in the app, for statistics: nothing in here says who it was. */
export const clientEvents = pgTable(
  'client_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** When it happened, by the client's clock as far as that can be believed. */
    at: timestamp('at', { withTimezone: true }).notNull(),
    properties: jsonb('properties').$type<EventProperties>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('client_events_received').on(table.receivedAt)],
);
