import { desc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { consents } from '#tables';

/** Answer of a member to a term, with wording and time. */
export type ConsentRow = typeof consents.$inferSelect;
type ConsentAnswer = Omit<typeof consents.$inferInsert, 'id'>;

/** Stores answers. */
export const insertConsents = async (tx: Transaction, answers: readonly ConsentAnswer[]): Promise<void> => {
  if (answers.length > 0) await tx.insert(consents).values([...answers]);
};

/** Last answer of a member to each answered term. */
export const lastConsentsOf = (executor: Executor, memberId: number): Promise<ConsentRow[]> =>
  executor
    .selectDistinctOn([consents.term])
    .from(consents)
    .where(eq(consents.memberId, memberId))
    .orderBy(consents.term, desc(consents.id));
