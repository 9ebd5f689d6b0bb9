import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { inquiries, inquiryMessages, members, requests } from '#tables';

export type InquiryRow = typeof inquiries.$inferSelect;
export type MessageRow = typeof inquiryMessages.$inferSelect;

/** Owner of a thread; null for any, which only operators read. */
export type Asker = { readonly memberId: number } | null;

const selectThreads = (executor: Executor) =>
  executor
    .select({ inquiry: inquiries })
    .from(inquiries)
    .innerJoin(members, and(eq(members.id, inquiries.memberId), isNull(members.withdrawnAt)));

const askedBy = (asker: Asker) => (asker === null ? undefined : eq(inquiries.memberId, asker.memberId));

/** Whether a request is the member's own. */
export const isRequestOf = async (executor: Executor, memberId: number, requestId: number): Promise<boolean> => {
  const own = and(eq(requests.id, requestId), eq(requests.memberId, memberId));
  return (await executor.select({ id: requests.id }).from(requests).where(own)).length > 0;
};

/** Starts a thread. @returns its id. */
export const insertInquiry = async (tx: Transaction, inquiry: typeof inquiries.$inferInsert): Promise<number> => {
  const [row] = await tx.insert(inquiries).values(inquiry).returning({ id: inquiries.id });
  if (row === undefined) throw new Error('No inquiry was written.');
  return row.id;
};

/** Adds a message to a thread. */
export const insertMessage = async (tx: Transaction, message: typeof inquiryMessages.$inferInsert): Promise<void> => {
  await tx.insert(inquiryMessages).values(message);
};

/** A thread, or undefined where it is not the asker's or its member has withdrawn. */
export const findInquiry = async (executor: Executor, asker: Asker, id: number): Promise<InquiryRow | undefined> => {
  const [row] = await selectThreads(executor).where(and(eq(inquiries.id, id), askedBy(asker)));
  return row?.inquiry;
};

/** The same, locked until the transaction ends. */
export const findAndLockInquiry = async (
  tx: Transaction,
  asker: Asker,
  id: number,
): Promise<InquiryRow | undefined> => {
  const [row] = await selectThreads(tx)
    .where(and(eq(inquiries.id, id), askedBy(asker)))
    .for('update', { of: inquiries });
  return row?.inquiry;
};

/** Writes since when the member waits for an answer; null for an answered thread. */
export const updateWaiting = async (tx: Transaction, id: number, waitsSince: Date | null): Promise<void> => {
  await tx.update(inquiries).set({ waitsSince }).where(eq(inquiries.id, id));
};

/** Threads of a member with ids below `before`, newest first. */
export const inquiriesOf = (
  executor: Executor,
  memberId: number,
  before: number,
  limit: number,
): Promise<InquiryRow[]> =>
  executor
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.memberId, memberId), lt(inquiries.id, before)))
    .orderBy(desc(inquiries.id))
    .limit(limit);

/** Sorts open threads first, oldest first; answered ones follow, newest first. */
const group = sql<number>`case when ${inquiries.waitsSince} is not null then 0 else 1 end`;
const place = sql<number>`case when ${inquiries.waitsSince} is not null then ${inquiries.id} else -${inquiries.id} end`;

/** Threads of every member after one of them. */
export const inquiriesAfter = async (
  executor: Executor,
  { isAnswered, id }: { readonly isAnswered: boolean; readonly id: number },
  limit: number,
): Promise<InquiryRow[]> => {
  const rows = await selectThreads(executor)
    .where(sql`(${group}, ${place}) > (${isAnswered ? 1 : 0}::int, ${isAnswered ? -id : id}::int)`)
    .orderBy(group, place)
    .limit(limit);
  return rows.map(({ inquiry }) => inquiry);
};

/** Messages of some threads, oldest first. */
export const messagesOf = async (executor: Executor, inquiryIds: readonly number[]): Promise<MessageRow[]> =>
  inquiryIds.length === 0
    ? []
    : executor
        .select()
        .from(inquiryMessages)
        .where(inArray(inquiryMessages.inquiryId, [...inquiryIds]))
        .orderBy(asc(inquiryMessages.id));

/** Erases every message of a member's threads, and closes them. */
export const eraseAsker = async (tx: Transaction, memberId: number): Promise<void> => {
  const own = tx.select({ id: inquiries.id }).from(inquiries).where(eq(inquiries.memberId, memberId));
  // Locks the threads first: a concurrent answer holds the lock, and is erased with the rest.
  await tx.update(inquiries).set({ waitsSince: null }).where(eq(inquiries.memberId, memberId));
  await tx.update(inquiryMessages).set({ text: '' }).where(inArray(inquiryMessages.inquiryId, own));
};
