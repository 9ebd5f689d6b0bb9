import { desc, lt } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { clientEvents } from '#tables';

/** Forgets what was received before a moment. */
export const deleteEventsBefore = async (tx: Transaction, before: Date): Promise<void> => {
  await tx.delete(clientEvents).where(lt(clientEvents.receivedAt, before));
};

/** Keeps a batch. */
export const insertEvents = async (tx: Transaction, events: (typeof clientEvents.$inferInsert)[]): Promise<void> => {
  await tx.insert(clientEvents).values(events);
};

/** What came last, newest first. */
export const newestEvents = (executor: Executor, limit: number): Promise<(typeof clientEvents.$inferSelect)[]> =>
  executor.select().from(clientEvents).orderBy(desc(clientEvents.id)).limit(limit);
