import { and, asc, count, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Executor, Transaction } from '@dongne/api/base';
import { sandboxBillingKeys, sandboxCardAuthorizations, sandboxCardLedger, type SandboxProvider } from '../tables';
import type { BookSpan } from '../day-page';

export type AuthorizationRow = typeof sandboxCardAuthorizations.$inferSelect;
export type BillingKeyRow = typeof sandboxBillingKeys.$inferSelect;
export type LedgerRow = typeof sandboxCardLedger.$inferSelect;

/** Stores a typed card; undefined when its order has one already. */
export const addAuthorization = async (
  executor: Executor,
  values: typeof sandboxCardAuthorizations.$inferInsert,
): Promise<AuthorizationRow | undefined> => {
  const [row] = await executor.insert(sandboxCardAuthorizations).values(values).onConflictDoNothing().returning();
  return row;
};

/** The typed card of a token. */
export const findAuthorization = async (
  executor: Executor,
  provider: SandboxProvider,
  by: { readonly token: string } | { readonly tid: string },
): Promise<AuthorizationRow | undefined> => {
  const { token, tid } = sandboxCardAuthorizations;
  const shown = 'token' in by ? eq(token, by.token) : eq(tid, by.tid);
  const [row] = await executor
    .select()
    .from(sandboxCardAuthorizations)
    .where(and(eq(sandboxCardAuthorizations.provider, provider), shown));
  return row;
};

/** Uses an authorization up; false when it was used before. */
export const claimAuthorization = async (executor: Executor, token: string, now: Date): Promise<boolean> => {
  const claimed = await executor
    .update(sandboxCardAuthorizations)
    .set({ usedAt: now })
    .where(and(eq(sandboxCardAuthorizations.token, token), isNull(sandboxCardAuthorizations.usedAt)))
    .returning({ token: sandboxCardAuthorizations.token });
  return claimed.length > 0;
};

/** Registers a card. */
export const addBillingKey = async (
  executor: Executor,
  values: typeof sandboxBillingKeys.$inferInsert,
): Promise<void> => {
  await executor.insert(sandboxBillingKeys).values(values);
};

const keyOf = (provider: SandboxProvider, billingKey: string) =>
  and(eq(sandboxBillingKeys.billingKey, billingKey), eq(sandboxBillingKeys.provider, provider));

/** A registered card, also a removed one. */
export const findBillingKey = async (
  executor: Executor,
  provider: SandboxProvider,
  billingKey: string,
): Promise<BillingKeyRow | undefined> => {
  const [row] = await executor.select().from(sandboxBillingKeys).where(keyOf(provider, billingKey));
  return row;
};

/** The same, locked until the transaction ends, which serialises its charges. */
export const lockBillingKey = async (
  tx: Transaction,
  provider: SandboxProvider,
  billingKey: string,
): Promise<BillingKeyRow | undefined> => {
  const [row] = await tx.select().from(sandboxBillingKeys).where(keyOf(provider, billingKey)).for('update');
  return row;
};

/** Expires a registered card, by its key or by the transaction that registered it; false when there is none. */
export const endBillingKey = async (
  executor: Executor,
  by: { readonly billingKey: string } | { readonly tid: string },
  now: Date,
): Promise<boolean> => {
  const { billingKey, tid, endedAt } = sandboxBillingKeys;
  const ended = await executor
    .update(sandboxBillingKeys)
    .set({ endedAt: now })
    .where(and('tid' in by ? eq(tid, by.tid) : eq(billingKey, by.billingKey), isNull(endedAt)))
    .returning({ billingKey });
  return ended.length > 0;
};

/** Number of refused charges of a registered card. */
export const countRefusals = async (executor: Executor, billingKey: string): Promise<number> => {
  const [found] = await executor
    .select({ refusals: count() })
    .from(sandboxCardLedger)
    .where(and(eq(sandboxCardLedger.billingKey, billingKey), eq(sandboxCardLedger.state, 'refused')));
  return found?.refusals ?? 0;
};

/** Writes a row of the book; undefined for a duplicate order, or order id of a cancel. */
export const addEntry = async (
  executor: Executor,
  values: typeof sandboxCardLedger.$inferInsert,
): Promise<LedgerRow | undefined> => {
  const [row] = await executor.insert(sandboxCardLedger).values(values).onConflictDoNothing().returning();
  return row;
};

const isApprovedCharge = and(eq(sandboxCardLedger.kind, 'charge'), eq(sandboxCardLedger.state, 'approved'));

/** An approved charge, locked until the transaction ends, which serialises its cancels. */
export const lockCharge = async (
  tx: Transaction,
  provider: SandboxProvider,
  tid: string,
): Promise<LedgerRow | undefined> => {
  const [row] = await tx
    .select()
    .from(sandboxCardLedger)
    .where(and(eq(sandboxCardLedger.provider, provider), eq(sandboxCardLedger.tid, tid), isApprovedCharge))
    .for('update');
  return row;
};

/** The approved charge of an order. */
export const chargeOfOrder = async (
  executor: Executor,
  provider: SandboxProvider,
  orderId: string,
): Promise<LedgerRow | undefined> => {
  const [row] = await executor
    .select()
    .from(sandboxCardLedger)
    .where(and(eq(sandboxCardLedger.provider, provider), eq(sandboxCardLedger.orderId, orderId), isApprovedCharge));
  return row;
};

/** Every entry of one transaction, or of one order, oldest first. */
export const entriesOf = (
  executor: Executor,
  provider: SandboxProvider,
  by: { readonly tid: string } | { readonly orderId: string },
): Promise<LedgerRow[]> => {
  const { tid, orderId, id } = sandboxCardLedger;
  return executor
    .select()
    .from(sandboxCardLedger)
    .where(and(eq(sandboxCardLedger.provider, provider), 'tid' in by ? eq(tid, by.tid) : eq(orderId, by.orderId)))
    .orderBy(asc(id));
};

/** The whole book, oldest first. */
export const wholeLedger = (executor: Executor): Promise<LedgerRow[]> =>
  executor.select().from(sandboxCardLedger).orderBy(asc(sandboxCardLedger.id));

/** A page of charges and cancels within a span, oldest first; one more than requested means that there are more. */
export const bookPage = (
  executor: Executor,
  provider: SandboxProvider,
  { from, until, limit, offset }: BookSpan,
): Promise<LedgerRow[]> => {
  const { at, state, id } = sandboxCardLedger;
  return executor
    .select()
    .from(sandboxCardLedger)
    .where(and(eq(sandboxCardLedger.provider, provider), eq(state, 'approved'), gte(at, from), lt(at, until)))
    .orderBy(asc(id))
    .limit(limit)
    .offset(offset);
};
