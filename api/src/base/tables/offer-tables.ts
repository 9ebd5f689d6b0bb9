import { boolean, foreignKey, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { requestOffers, requests } from './request-tables';

/** Findings of the inspection, one row per piece or mend, each approved or declined by the customer. */
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
    /** Shop's list price at that moment; null if there is none to compare with. */
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

/** Questions of a customer about one item of an offer, with the shop's answer. */
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
