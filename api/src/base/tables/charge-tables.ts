import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { deliveryBagOrders } from './delivery-bag-tables';
import { members } from './member-tables';
import { memberships } from './membership-tables';
import { requests } from './request-tables';

/** Kinds of things that members pay for. */
export const CHARGE_KINDS = ['request', 'bag', 'membership'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** Status of a charge: the values of a request's payment lane, plus `Void` for a debt cancelled before payment. */
export const CHARGE_STATUSES = [
  'Issued',
  'Paid',
  'Failed',
  'Overdue',
  'PartiallyRefunded',
  'Refunded',
  'Void',
] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

/** Debt of a member, paid by card, in full and once. */
export const charges = pgTable(
  'charges',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    kind: text('kind', { enum: CHARGE_KINDS }).notNull(),
    requestId: integer('request_id').references(() => requests.id),
    bagOrderId: integer('bag_order_id').references(() => deliveryBagOrders.id),
    membershipId: integer('membership_id').references(() => memberships.id),
    /** First day of the paid month of a membership. */
    periodStartsAt: timestamp('period_starts_at', { withTimezone: true }),
    /** End of that month, when the next one becomes due. */
    periodEndsAt: timestamp('period_ends_at', { withTimezone: true }),
    status: text('status', { enum: CHARGE_STATUSES }).notNull(),
    amountWon: integer('amount_won').notNull(),
    refundedWon: integer('refunded_won').notNull().default(0),
    /** Product name shown by the provider and on the card statement. */
    goodsName: text('goods_name').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    firstRefusedAt: timestamp('first_refused_at', { withTimezone: true }),
    refusals: integer('refusals').notNull().default(0),
    /** Next automatic attempt on the card; null once no more attempts follow. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }),
    /** Last failure reason, shown to the member. */
    failMessage: text('fail_message'),
  },
  (table) => [
    uniqueIndex('charges_of_request')
      .on(table.requestId)
      .where(sql`${table.status} <> 'Void'`),
    uniqueIndex('charges_of_bag').on(table.bagOrderId),
    uniqueIndex('charges_of_membership').on(table.membershipId, table.periodStartsAt),
    index('charges_of_member').on(table.memberId, table.id),
    index('charges_due')
      .on(table.nextTryAt)
      .where(sql`${table.nextTryAt} is not null`),
    index('charges_failed')
      .on(table.firstRefusedAt)
      .where(sql`${table.status} = 'Failed'`),
    check('charges_amount', sql`${table.amountWon} > 0 and ${table.refundedWon} between 0 and ${table.amountWon}`),
    check(
      'charges_subject',
      sql`(${table.kind} = 'request') = (${table.requestId} is not null) and (${table.kind} = 'bag') = (${table.bagOrderId} is not null) and (${table.kind} = 'membership') = (${table.membershipId} is not null and ${table.periodStartsAt} is not null)`,
    ),
  ],
);

/**
 * State of a payment attempt. `window`: the provider's window is open. `sent`: request sent to the provider. `unknown`:
 * its response is unclear. `dropped`: abandoned before anything was charged. `surplus`: charged after it was abandoned,
 * so it is refunded.
 */
export const ATTEMPT_STATES = ['window', 'sent', 'unknown', 'approved', 'refused', 'dropped', 'surplus'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** Attempts to collect a charge. A unique index allows at most one open or successful attempt per charge. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    chargeId: integer('charge_id')
      .notNull()
      .references(() => charges.id),
    /** Order id sent to the provider. */
    orderId: text('order_id').notNull().unique(),
    provider: text('provider', { enum: ['INICIS', 'NICEPAY'] }).notNull(),
    amountWon: integer('amount_won').notNull(),
    state: text('state', { enum: ATTEMPT_STATES }).notNull(),
    /** Window of a manual payment; null if a registered card is charged. */
    sid: text('sid').unique(),
    tid: text('tid'),
    /** Provider's code and message for a refusal. */
    code: text('code'),
    message: text('message'),
    issuerName: text('issuer_name'),
    lastFour: text('last_four'),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    /** Number of outcome queries sent to the provider. */
    asks: integer('asks').notNull().default(0),
    askedAt: timestamp('asked_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('payment_attempts_one')
      .on(table.chargeId)
      .where(sql`${table.state} in ('window', 'sent', 'unknown', 'approved')`),
    index('payment_attempts_of_charge').on(table.chargeId, table.id),
    index('payment_attempts_open')
      .on(table.sentAt)
      .where(sql`${table.state} in ('sent', 'unknown')`),
    index('payment_attempts_dropped')
      .on(table.sentAt)
      .where(sql`${table.state} = 'dropped'`),
    index('payment_attempts_tid').on(table.tid),
    index('payment_attempts_settled').on(table.settledAt),
  ],
);

/** State of a refund. `applied`: the debt was reduced before payment, so only the charge became smaller. */
export const REFUND_STATES = ['wanted', 'sent', 'unknown', 'done', 'refused', 'applied'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Refunds, each by the original payment method. */
export const refunds = pgTable(
  'refunds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    chargeId: integer('charge_id')
      .notNull()
      .references(() => charges.id),
    /** Attempt that is refunded; null if nothing was paid yet. */
    attemptId: integer('attempt_id').references(() => paymentAttempts.id),
    orderId: text('order_id').notNull().unique(),
    amountWon: integer('amount_won').notNull(),
    reason: text('reason').notNull(),
    /** `operator`, `system` or `member`. */
    askedBy: text('asked_by').notNull(),
    state: text('state', { enum: REFUND_STATES }).notNull(),
    code: text('code'),
    message: text('message'),
    wantedAt: timestamp('wanted_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    index('refunds_of_charge').on(table.chargeId, table.id),
    index('refunds_open')
      .on(table.sentAt)
      .where(sql`${table.state} in ('wanted', 'sent', 'unknown')`),
    index('refunds_settled').on(table.settledAt),
    check('refunds_amount', sql`${table.amountWon} > 0`),
  ],
);
