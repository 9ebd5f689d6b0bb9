import { desc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { consents } from '#tables';

/** What a member has said to a term, in one wording, at one time. */
export type ConsentRow = typeof consents.$inferSelect;
type ConsentAnswer = Omit<typeof consents.$inferInsert, 'id'>;

/** Keeps answers, as they were said. */
export const insertConsents = async (tx: Transaction, answers: readonly ConsentAnswer[]): Promise<void> => {
  if (answers.length > 0) await tx.insert(consents).values([...answers]);
};

/** The last answer of a member to each term that they have ever answered. */
export const lastConsentsOf = (executor: Executor, memberId: number): Promise<ConsentRow[]> =>
  executor
    .selectDistinctOn([consents.term])
    .from(consents)
    .where(eq(consents.memberId, memberId))
    .orderBy(consents.term, desc(consents.id));
