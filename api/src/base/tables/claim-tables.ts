import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  ClaimDecision,
  ClaimEvent,
  ClaimKind,
  ClaimStance,
  ClaimStatus,
  ClaimWish,
  SetShare,
  UsefulLife,
} from '@dongne/contract';
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
    /** Remedy that the customer asks for; null in older claims. */
    wish: text('wish').$type<ClaimWish>(),
    /** Kind of the item by the official rule, chosen by the customer; null for the usual one of its category. */
    life: text('life').$type<UsefulLife>(),
    setShare: text('set_share').$type<SetShare>(),
    purchasePriceWon: integer('purchase_price_won'),
    purchasedOn: date('purchased_on', { mode: 'string' }),
    status: text('status').$type<ClaimStatus>().notNull().default('Received'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Whether the shop accepts the fault; null until it has answered. */
    stance: text('stance').$type<ClaimStance>(),
    decision: text('decision').$type<ClaimDecision>(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** Refunded money; the points refunded with it are stored with the item's refund. */
    amountWon: integer('amount_won'),
    /** Decided amount: the refund with its points, and the compensation. */
    awardWon: integer('award_won'),
    /** Compensation above the refund, paid to a bank account; null without one. */
    compensationWon: integer('compensation_won'),
    /** Sealed bank account, until the compensation is paid. */
    account: text('account'),
    compensationPaidAt: timestamp('compensation_paid_at', { withTimezone: true }),
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
    index('claims_to_pay')
      .on(table.id)
      .where(sql`${table.account} is not null`),
    check(
      'claims_decided',
      sql`(${table.decision} is null) = (${table.status} in ('Received', 'Answered')) and (${table.decision} is null) = (${table.decidedAt} is null)`,
    ),
    check(
      'claims_decision_and_status',
      sql`${table.decision} is null or (${table.decision} = 'Refund') = (${table.status} = 'Refunded') and (${table.decision} = 'Refuse') = (${table.status} = 'Refused')`,
    ),
    check(
      'claims_compensation',
      sql`(${table.compensationWon} is null or (${table.amountWon} is not null and ${table.compensationWon} > 0)) and (${table.compensationWon} is not null or (${table.account} is null and ${table.compensationPaidAt} is null)) and (${table.account} is null or ${table.compensationPaidAt} is null)`,
    ),
    check('claims_purchase', sql`${table.purchasePriceWon} is null or ${table.purchasePriceWon} > 0`),
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
    /** Whether it proves the purchase. */
    isProof: boolean('is_proof').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('claim_photos_of_step').on(table.stepId, table.id),
    uniqueIndex('claim_photos_file').on(table.fileKey),
  ],
);
