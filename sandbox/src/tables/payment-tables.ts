import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';

/** Card provider of the sandbox. */
export type SandboxProvider = 'inicis' | 'nicepay';
/** Purpose of an entered card: a billing key, or one payment. */
export type SandboxPurpose = 'billing' | 'payment';
/** A card company of the sandbox. */
export type SandboxIssuer = 'bc' | 'hyundai' | 'kb' | 'lotte' | 'samsung' | 'shinhan';

/**
 * Cards entered in a provider's window, until the shop's server requests the result. Only the last digits are stored.
 */
export const sandboxCardAuthorizations = pgTable(
  'sandbox_card_authorizations',
  {
    /** Token presented by the shop's server: `authToken`, `P_TID` or `encData`. */
    token: text('token').primaryKey(),
    provider: text('provider').$type<SandboxProvider>().notNull(),
    purpose: text('purpose').$type<SandboxPurpose>().notNull(),
    tid: text('tid').notNull().unique(),
    orderId: text('order_id').notNull(),
    amountWon: integer('amount_won').notNull(),
    goodsName: text('goods_name').notNull(),
    lastFour: text('last_four').notNull(),
    issuer: text('issuer').$type<SandboxIssuer>().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  // Allows one entered card per order.
  (table) => [unique('sandbox_card_authorizations_order').on(table.provider, table.orderId)],
);

/** Cards registered with a provider of the sandbox. */
export const sandboxBillingKeys = pgTable('sandbox_billing_keys', {
  billingKey: text('billing_key').primaryKey(),
  provider: text('provider').$type<SandboxProvider>().notNull(),
  tid: text('tid').notNull().unique(),
  lastFour: text('last_four').notNull(),
  issuer: text('issuer').$type<SandboxIssuer>().notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

/** Append-only ledger of the providers' charges and cancels; a trigger of the migration rejects changes. */
export const sandboxCardLedger = pgTable(
  'sandbox_card_ledger',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    provider: text('provider').$type<SandboxProvider>().notNull(),
    kind: text('kind').$type<'charge' | 'cancel'>().notNull(),
    state: text('state').$type<'approved' | 'refused'>().notNull(),
    /** Transaction id of the charge, also on its cancels. */
    tid: text('tid').notNull(),
    /** Order id of the charge, also on its cancels. */
    orderId: text('order_id').notNull(),
    amountWon: integer('amount_won').notNull(),
    goodsName: text('goods_name').notNull(),
    lastFour: text('last_four').notNull(),
    issuer: text('issuer').$type<SandboxIssuer>().notNull(),
    /** Registered card that was charged; null if the card was entered for this payment. */
    billingKey: text('billing_key').references(() => sandboxBillingKeys.billingKey),
    cancelTid: text('cancel_tid'),
    /** Order id of the cancel itself, which NicePay accepts once. */
    cancelOrderId: text('cancel_order_id'),
    reason: text('reason'),
  },
  (table) => [
    check('sandbox_card_ledger_amount', sql`${table.amountWon} > 0`),
    uniqueIndex('sandbox_card_ledger_charge')
      .on(table.tid)
      .where(sql`${table.kind} = 'charge'`),
    uniqueIndex('sandbox_card_ledger_order')
      .on(table.provider, table.orderId)
      .where(sql`${table.kind} = 'charge' and ${table.state} = 'approved'`),
    uniqueIndex('sandbox_card_ledger_cancel_order').on(table.provider, table.cancelOrderId),
    index('sandbox_card_ledger_day').on(table.provider, table.at),
    index('sandbox_card_ledger_tid').on(table.tid, table.id),
    index('sandbox_card_ledger_billing_key').on(table.billingKey),
  ],
);
