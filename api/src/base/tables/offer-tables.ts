import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { OfferTerms, PriceLine } from '@dongne/contract';
import { requests, type OrderedService } from './request-tables';

/** The terms of an offer, with the codes of its paid extras. */
export type StoredTerms = Omit<OfferTerms, 'services'> & { readonly services: readonly OrderedService[] };

/** What a shop asked at one moment. Never changed: a correction is a version of its own. */
export const requestOffers = pgTable(
  'request_offers',
  {
    requestId: integer('request_id')
      .notNull()
      .references((): AnyPgColumn => requests.id),
    /** 1, 2, … within its request. */
    version: integer('version').notNull(),
    terms: jsonb('terms').$type<StoredTerms>().notNull(),
    /** Lines and total of all items; a choice is priced from items and terms. */
    priceLines: jsonb('price_lines').$type<readonly PriceLine[]>().notNull(),
    totalWon: integer('total_won').notNull(),
    dueDate: timestamp('due_date', { withTimezone: true }),
    /** Why the pieces are more or fewer than were collected. */
    piecesNote: text('pieces_note'),
    /** What tells a repetition from a correction; null of what is older than corrections. */
    contentHash: text('content_hash'),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.version] })],
);

/** What the shop found at the inspection, one row per piece or mend, each approved or declined by the customer. */
export const requestItems = pgTable(
  'request_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    offerVersion: integer('offer_version').notNull(),
    kind: text('kind').$type<'wash' | 'mend'>().notNull(),
    category: text('category').notNull(),
    name: text('name').notNull(),
    /** The shop's list price at that moment; null where there is none to compare with. */
    estimatedWon: integer('estimated_won'),
    priceWon: integer('price_won').notNull(),
    note: text('note').notNull(),
    declined: boolean('declined').notNull().default(false),
    photoIds: integer('photo_ids').array().notNull(),
  },
  (table) => [
    index('request_items_of_request').on(table.requestId, table.id),
    foreignKey({
      name: 'request_items_offer',
      columns: [table.requestId, table.offerVersion],
      foreignColumns: [requestOffers.requestId, requestOffers.version],
    }),
  ],
);

/** What a customer asks the shop about one item of an offer, and what it says. */
export const itemQuestions = pgTable(
  'item_questions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    itemId: integer('item_id')
      .notNull()
      .references(() => requestItems.id),
    text: text('text').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    answer: text('answer'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [index('item_questions_of_request').on(table.requestId, table.id)],
);
