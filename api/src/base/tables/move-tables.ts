import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { RequestStatus } from '@dongne/contract';
import type { ActorType } from './actor-types';
import { requests } from './request-tables';

/** Event of a timeline row: a status transition, or something within a status. */
export type RequestEvent = (typeof REQUEST_EVENTS)[number];
export const REQUEST_EVENTS = [
  'moved',
  'edited',
  'accepted',
  'approved',
  'corrected',
  'takenBack',
  'asked',
  'answered',
  'reminded',
  'piecesDiffer',
  'objected',
  'objectionAnswered',
  'paid',
  'paymentFailed',
  'refunded',
] as const;

/** Append-only timeline of a request, with every status transition: shown to customers and proof of who did what. */
export const requestMoves = pgTable(
  'request_moves',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    fromStatus: text('from_status').$type<RequestStatus>(),
    toStatus: text('to_status').$type<RequestStatus>().notNull(),
    event: text('event').$type<RequestEvent>().notNull().default('moved'),
    actorType: text('actor_type').$type<ActorType>().notNull(),
    /** Member id or laundry id; null for the system. */
    actorId: integer('actor_id'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    reasonCode: text('reason_code'),
    reason: text('reason'),
    photoIds: integer('photo_ids').array().notNull(),
  },
  (table) => [index('request_moves_of_request').on(table.requestId, table.id)],
);
