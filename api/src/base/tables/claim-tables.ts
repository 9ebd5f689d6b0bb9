import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ClaimDecision, ClaimEvent, ClaimKind, ClaimStance, ClaimStatus } from '@dongne/contract';
import { requestItems } from './offer-tables';
import { requests } from './request-tables';

/** A customer's word that an item came back damaged, or did not come back; one for an item. */
export const claims = pgTable(
  'claims',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    itemId: integer('item_id')
      .notNull()
      .references(() => requestItems.id),
    kind: text('kind').$type<ClaimKind>().notNull(),
    status: text('status').$type<ClaimStatus>().notNull().default('Received'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Whether the shop says that it was its fault; null until it has answered. */
    stance: text('stance').$type<ClaimStance>(),
    decision: text('decision').$type<ClaimDecision>(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** Of a refund, what goes back in money; the points that go with it stand at the refund of the item. */
    amountWon: integer('amount_won'),
    /** The day on which the shop fetches the item to wash it again. */
    collectOn: date('collect_on', { mode: 'string' }),
    collectedAgainAt: timestamp('collected_again_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('claims_one_per_item').on(table.itemId),
    index('claims_of_request').on(table.requestId, table.id),
    index('claims_undecided')
      .on(table.id)
      .where(sql`${table.decision} is null`),
    check(
      'claims_decided',
      sql`(${table.decision} is null) = (${table.status} in ('Received', 'Answered')) and (${table.decision} is null) = (${table.decidedAt} is null)`,
    ),
    check(
      'claims_decision_and_status',
      sql`${table.decision} is null or (${table.decision} = 'Refund') = (${table.status} = 'Refunded') and (${table.decision} = 'Refuse') = (${table.status} = 'Refused')`,
    ),
    check(
      'claims_terms',
      sql`(coalesce(${table.decision}, '') = 'Refund') = (${table.amountWon} is not null) and (coalesce(${table.decision}, '') = 'WashAgain') = (${table.collectOn} is not null)`,
    ),
  ],
);

/** What was said and done about a claim, each once: its timeline. */
export const claimSteps = pgTable(
  'claim_steps',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    claimId: integer('claim_id')
      .notNull()
      .references(() => claims.id),
    event: text('event').$type<ClaimEvent>().notNull(),
    /** Words of whoever did it; empty where there are none, and once a customer has left. */
    text: text('text').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('claim_steps_once').on(table.claimId, table.event)],
);

/** Photos of a step. */
export const claimPhotos = pgTable(
  'claim_photos',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    stepId: integer('step_id')
      .notNull()
      .references(() => claimSteps.id),
    fileKey: text('file_key').notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('claim_photos_of_step').on(table.stepId, table.id),
    uniqueIndex('claim_photos_file').on(table.fileKey),
  ],
);
