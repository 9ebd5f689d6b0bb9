import { eq } from 'drizzle-orm';
import type { Executor } from '../database';
import { operatorActs } from '#tables';

/** Writes an act before it happens. @returns the id of its row. */
export const insertAct = async (
  executor: Executor,
  values: typeof operatorActs.$inferInsert,
): Promise<number | null> => {
  const [row] = await executor.insert(operatorActs).values(values).returning({ id: operatorActs.id });
  return row?.id ?? null;
};

/** Adds the status of the answer. */
export const finishAct = async (executor: Executor, id: number, status: number): Promise<void> => {
  await executor.update(operatorActs).set({ status }).where(eq(operatorActs.id, id));
};
