import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#base';
import { itemQuestions } from '#tables';

/** Writes a question about an item. */
export const insertQuestion = async (tx: Transaction, question: typeof itemQuestions.$inferInsert): Promise<void> => {
  await tx.insert(itemQuestions).values(question);
};

/** Writes the answer to a question of a request. */
export const updateAnswer = async (
  tx: Transaction,
  { requestId, questionId }: { readonly requestId: number; readonly questionId: number },
  given: { readonly answer: string; readonly answeredAt: Date },
): Promise<void> => {
  await tx
    .update(itemQuestions)
    .set(given)
    .where(and(eq(itemQuestions.id, questionId), eq(itemQuestions.requestId, requestId)));
};
