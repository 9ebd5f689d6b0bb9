import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Voucher accounts of the sandbox's programme: a row to lock while a balance is read and changed. */
export const sandboxVoucherAccounts = pgTable('sandbox_voucher_accounts', {
  memberRef: text('member_ref').primaryKey(),
  openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
});

/** Append-only ledger of the programme; a trigger of the migration rejects changes. */
export const sandboxVoucherLedger = pgTable(
  'sandbox_voucher_ledger',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    memberRef: text('member_ref')
      .notNull()
      .references(() => sandboxVoucherAccounts.memberRef),
    kind: text('kind').$type<'grant' | 'spend' | 'refund'>().notNull(),
    amountWon: integer('amount_won').notNull(),
    /** Order id of the spending, also on its refunds. */
    orderId: text('order_id'),
    refundId: text('refund_id'),
  },
  (table) => [
    check('sandbox_voucher_ledger_amount', sql`${table.amountWon} > 0`),
    uniqueIndex('sandbox_voucher_ledger_order')
      .on(table.orderId)
      .where(sql`${table.kind} = 'spend'`),
    uniqueIndex('sandbox_voucher_ledger_refund').on(table.refundId),
    index('sandbox_voucher_ledger_member').on(table.memberRef),
  ],
);
