import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Who has vouchers at the sandbox's programme: a row to hold while a balance is looked at and changed. */
export const sandboxVoucherAccounts = pgTable('sandbox_voucher_accounts', {
  memberRef: text('member_ref').primaryKey(),
  openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
});

/** The programme's own book. Rows are added only: a trigger of the migration refuses anything else. */
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
    /** Of the spending, on its refunds too. */
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
