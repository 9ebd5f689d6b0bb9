import { eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { ledgerEntries, ledgerPostings } from '#tables';
import type { Entry, Movement } from './ledger-entry';

/** Writes a movement with its entries. */
export const insertPosting = async (tx: Transaction, movement: Movement, entries: readonly Entry[]): Promise<void> => {
  const [posting] = await tx.insert(ledgerPostings).values(movement).returning({ id: ledgerPostings.id });
  if (posting === undefined) throw new Error('an insert gave no row');
  await tx
    .insert(ledgerEntries)
    .values(entries.map(([account, amountWon]) => ({ postingId: posting.id, account, amountWon })));
};

const wonOf = sql<number>`sum(${ledgerEntries.amountWon})::int`;

/** Balance of every account for a charge. */
export const accountsOfCharge = (executor: Executor, chargeId: number) =>
  executor
    .select({ account: ledgerEntries.account, amountWon: wonOf })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(eq(ledgerPostings.chargeId, chargeId))
    .groupBy(ledgerEntries.account);
