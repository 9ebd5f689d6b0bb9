import { desc } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { clientEvents } from '#tables';

/** Stores a batch. */
export const insertEvents = async (tx: Transaction, events: (typeof clientEvents.$inferInsert)[]): Promise<void> => {
  await tx.insert(clientEvents).values(events);
};

/** Latest events, newest first. */
export const newestEvents = (executor: Executor, limit: number): Promise<(typeof clientEvents.$inferSelect)[]> =>
  executor.select().from(clientEvents).orderBy(desc(clientEvents.receivedAt), desc(clientEvents.id)).limit(limit);
