import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Properties of an event besides its name. */
export type EventProperties = Record<string, string | number | boolean>;

/** Client events for statistics, partitioned by month of arrival; no column identifies a person. */
export const clientEvents = pgTable(
  'client_events',
  {
    /** Not unique by an index: those of a partitioned table need the time in their key. */
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** Time of the event by the client's clock, corrected if implausible. */
    at: timestamp('at', { withTimezone: true }).notNull(),
    properties: jsonb('properties').$type<EventProperties>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('client_events_received').on(table.receivedAt)],
);
