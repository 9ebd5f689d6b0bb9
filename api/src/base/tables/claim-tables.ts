import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ClaimDecision, ClaimEvent, ClaimKind, ClaimStance, ClaimStatus } from '@dongne/contract';
import { requestItems } from './offer-tables';
import { requests } from './request-tables';

/** Claims about damaged or missing items; at most one per item. */
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
    /** Whether the shop accepts the fault; null until it has answered. */
    stance: text('stance').$type<ClaimStance>(),
    decision: text('decision').$type<ClaimDecision>(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** Refunded money; the points refunded with it are stored with the item's refund. */
    amountWon: integer('amount_won'),
    /** Day on which the shop collects the item to wash it again. */
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

/** Timeline of a claim, one row per step. */
export const claimSteps = pgTable(
  'claim_steps',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    claimId: integer('claim_id')
      .notNull()
      .references(() => claims.id),
    event: text('event').$type<ClaimEvent>().notNull(),
    /** Text by the author of the step; empty if none was written or the customer has withdrawn. */
    text: text('text').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('claim_steps_once').on(table.claimId, table.event)],
);

/** Photos of a claim step. */
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
