import { and, count, desc, eq } from 'drizzle-orm';
import type { Executor } from '@dongne/api/base';
import { outboxMessages, outgoingMessages } from '@dongne/api/tables';

/** A message as accepted by its provider. */
type Arrived = typeof outgoingMessages.$inferInsert;

/** Adds an SMS to the inbox, also a repeated one. */
export const showSms = async (executor: Executor, sms: Arrived): Promise<void> => {
  await executor.insert(outgoingMessages).values(sms);
};

/** Adds a push to the inbox, replacing an earlier one of the same key. */
export const showPush = async (executor: Executor, push: Arrived): Promise<void> => {
  await executor
    .insert(outgoingMessages)
    .values(push)
    .onConflictDoUpdate({ target: [outgoingMessages.token, outgoingMessages.key], set: { text: push.text } });
};

/** Number of SMS sent for a key. */
export const countSms = async (executor: Executor, key: string): Promise<number> => {
  const own = and(eq(outgoingMessages.key, key), eq(outgoingMessages.kind, 'sms'));
  const [row] = await executor.select({ sent: count() }).from(outgoingMessages).where(own);
  return row?.sent ?? 0;
};

/** Phone number of a push: its provider knows the device only. */
export const phoneOfKey = async (executor: Executor, key: string): Promise<string> => {
  const [row] = await executor
    .select({ to: outboxMessages.to })
    .from(outboxMessages)
    .where(eq(outboxMessages.key, key));
  return row?.to ?? '';
};

/** The newest messages to a number, newest first. */
export const arrivedAt = (executor: Executor, phoneNumber: string, limit: number) =>
  executor
    .select()
    .from(outgoingMessages)
    .where(eq(outgoingMessages.to, phoneNumber))
    .orderBy(desc(outgoingMessages.id))
    .limit(limit);

/** The newest messages to all numbers, newest first. */
export const newestArrivals = (executor: Executor, limit: number) =>
  executor.select().from(outgoingMessages).orderBy(desc(outgoingMessages.id)).limit(limit);
