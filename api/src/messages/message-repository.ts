import { desc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../database';
import { outgoingMessages } from '../tables';

/** Keeps a message. */
export const insertMessage = async (
  executor: Executor,
  message: typeof outgoingMessages.$inferInsert,
): Promise<void> => {
  await executor.insert(outgoingMessages).values(message);
};

/** The newest messages to a number, newest first. */
export const messagesTo = (
  executor: Executor,
  phoneNumber: string,
  limit: number,
): Promise<(typeof outgoingMessages.$inferSelect)[]> =>
  executor
    .select()
    .from(outgoingMessages)
    .where(eq(outgoingMessages.to, phoneNumber))
    .orderBy(desc(outgoingMessages.id))
    .limit(limit);

/** Forgets every message to a number. */
export const deleteMessagesTo = async (tx: Transaction, phoneNumber: string): Promise<void> => {
  await tx.delete(outgoingMessages).where(eq(outgoingMessages.to, phoneNumber));
};
