import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { members } from './member-tables';
import { requests } from './request-tables';

/** `sent` has no response yet, `unknown` an unclear one: both are queried, never sent again. */
export type VoucherUseState = 'sent' | 'spent' | 'refused' | 'unknown';

/** `sent` and `unknown` are retried with the same id, which the programme handles idempotently. */
export type VoucherRefundState = 'sent' | 'done' | 'refused' | 'unknown';

/** Voucher payments. Each attempt is a row with its own order id. */
export const voucherUses = pgTable(
  'voucher_uses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    /** Order id sent to the programme. */
    orderId: text('order_id').notNull().unique(),
    amountWon: integer('amount_won').notNull(),
    state: text('state').$type<VoucherUseState>().notNull(),
    /** Reason of a refusal: the programme's code, or `NOT_TAKEN` if it never arrived. */
    code: text('code'),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    check('voucher_uses_amount', sql`${table.amountWon} > 0`),
    // Enforces for every writer that nothing is charged twice.
    uniqueIndex('voucher_uses_once')
      .on(table.requestId)
      .where(sql`${table.state} <> 'refused'`),
    index('voucher_uses_of_request').on(table.requestId, table.id),
    index('voucher_uses_of_member').on(table.memberId, table.id),
    index('voucher_uses_settled').on(table.settledAt),
    index('voucher_uses_open')
      .on(table.sentAt)
      .where(sql`${table.state} in ('sent', 'unknown')`),
  ],
);

/** Refunds of voucher payments. */
export const voucherRefunds = pgTable(
  'voucher_refunds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    useId: integer('use_id')
      .notNull()
      .references(() => voucherUses.id),
    /** Refund id sent to the programme. */
    refundId: text('refund_id').notNull().unique(),
    amountWon: integer('amount_won').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<VoucherRefundState>().notNull(),
    code: text('code'),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    check('voucher_refunds_amount', sql`${table.amountWon} > 0`),
    index('voucher_refunds_of_use').on(table.useId),
    index('voucher_refunds_settled').on(table.settledAt),
    index('voucher_refunds_open')
      .on(table.sentAt)
      .where(sql`${table.state} in ('sent', 'unknown')`),
  ],
);
