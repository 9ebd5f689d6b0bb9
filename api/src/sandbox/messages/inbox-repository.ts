import { and, count, desc, eq } from 'drizzle-orm';
import type { Executor } from '#base';
import { outboxMessages, sandboxInbox } from '#tables';

/** A message as its provider took it. */
type Arrived = typeof sandboxInbox.$inferInsert;

/** Shows an SMS on its phone: as often as it is sent. */
export const showSms = async (executor: Executor, sms: Arrived): Promise<void> => {
  await executor.insert(sandboxInbox).values(sms);
};

/** Shows a push on its device, in the place of an earlier one of the same key. */
export const showPush = async (executor: Executor, push: Arrived): Promise<void> => {
  await executor
    .insert(sandboxInbox)
    .values(push)
    .onConflictDoUpdate({ target: [sandboxInbox.token, sandboxInbox.key], set: { text: push.text } });
};

/** How many SMS of a key have been sent. */
export const countSms = async (executor: Executor, key: string): Promise<number> => {
  const own = and(eq(sandboxInbox.key, key), eq(sandboxInbox.kind, 'sms'));
  const [row] = await executor.select({ sent: count() }).from(sandboxInbox).where(own);
  return row?.sent ?? 0;
};

/** Whose phone a push is for: its provider knows the device alone. */
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
    .from(sandboxInbox)
    .where(eq(sandboxInbox.to, phoneNumber))
    .orderBy(desc(sandboxInbox.id))
    .limit(limit);

/** The newest messages to anybody, newest first. */
export const newestArrivals = (executor: Executor, limit: number) =>
  executor.select().from(sandboxInbox).orderBy(desc(sandboxInbox.id)).limit(limit);
