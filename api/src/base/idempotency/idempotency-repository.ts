import { and, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../database';
import { idempotencyKeys } from '#tables';

/** A member's key: two members may choose the same. */
export interface OwnKey {
  readonly memberId: number;
  readonly key: string;
}

const isKey = ({ memberId, key }: OwnKey) => and(eq(idempotencyKeys.memberId, memberId), eq(idempotencyKeys.key, key));

/** Takes a key for a call; false when it was taken before. Waits for another transaction that is just taking it. */
export const takeKey = async (tx: Transaction, own: OwnKey, bodyHash: string, createdAt: Date): Promise<boolean> => {
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ ...own, bodyHash, createdAt })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
};

/** Keeps what the call answered, for its repetition. */
export const keepAnswer = async (tx: Transaction, own: OwnKey, answer: unknown): Promise<void> => {
  await tx.update(idempotencyKeys).set({ answer }).where(isKey(own));
};

/** The call that took the key. */
export const firstCall = async (
  tx: Transaction,
  own: OwnKey,
): Promise<typeof idempotencyKeys.$inferSelect | undefined> => {
  const [first] = await tx.select().from(idempotencyKeys).where(isKey(own));
  return first;
};

/** Frees a key whose call came to nothing after it had answered, so that it may be sent again. */
export const releaseKey = async (executor: Executor, own: OwnKey): Promise<void> => {
  await executor.delete(idempotencyKeys).where(isKey(own));
};
