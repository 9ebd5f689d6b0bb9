import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { charges, paymentAttempts, refunds } from './charge-tables';
import { claims } from './claim-tables';

/** Kinds of money movements. */
export const POSTING_KINDS = [
  'issued',
  'changed',
  'voided',
  'paid',
  'refunded',
  'surplus',
  'returned',
  'compensation',
  'compensationPaid',
] as const;
export type PostingKind = (typeof POSTING_KINDS)[number];

/**
 * Accounts of the ledger. `customers` is what members owe us, `claimants` what we owe for claims beyond a refund, and
 * `bank` what was transferred to them.
 */
export const ACCOUNTS = [
  'customers',
  'sales',
  'coupons',
  'points',
  'waived',
  'INICIS',
  'NICEPAY',
  'surplus',
  'compensation',
  'claimants',
  'bank',
] as const;
export type Account = (typeof ACCOUNTS)[number];

/** Movements of money, each with two or more entries. Append-only. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    kind: text('kind', { enum: POSTING_KINDS }).notNull(),
    /** Charge that moves; null for a claim's compensation. */
    chargeId: integer('charge_id').references(() => charges.id),
    claimId: integer('claim_id').references(() => claims.id),
    attemptId: integer('attempt_id').references(() => paymentAttempts.id),
    refundId: integer('refund_id').references(() => refunds.id),
  },
  (table) => [
    index('ledger_postings_of_charge').on(table.chargeId, table.id),
    index('ledger_postings_at').on(table.at),
    // Records each payment and each refund once.
    uniqueIndex('ledger_postings_attempt')
      .on(table.attemptId)
      .where(sql`${table.kind} in ('paid', 'surplus')`),
    uniqueIndex('ledger_postings_refund').on(table.refundId),
    uniqueIndex('ledger_postings_paid')
      .on(table.chargeId)
      .where(sql`${table.kind} = 'paid'`),
    uniqueIndex('ledger_postings_claim').on(table.claimId, table.kind),
    check('ledger_postings_subject', sql`(${table.chargeId} is null) <> (${table.claimId} is null)`),
  ],
);

/** Entries of a movement, one per account: debits are positive, credits negative, and they sum to zero. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    postingId: integer('posting_id')
      .notNull()
      .references(() => ledgerPostings.id),
    account: text('account', { enum: ACCOUNTS }).notNull(),
    amountWon: integer('amount_won').notNull(),
  },
  (table) => [
    index('ledger_entries_of_posting').on(table.postingId),
    check('ledger_entries_amount', sql`${table.amountWon} <> 0`),
  ],
);
