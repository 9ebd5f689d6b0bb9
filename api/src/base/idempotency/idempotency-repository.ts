import { and, eq } from 'drizzle-orm';
import { type Executor, placeholder, preparedOnce, type Transaction } from '../database';
import { idempotencyKeys } from '#tables';

/** Key within a member: two members may choose the same one. */
export interface OwnKey {
  readonly memberId: number;
  readonly key: string;
}

const isKey = ({ memberId, key }: OwnKey) => and(eq(idempotencyKeys.memberId, memberId), eq(idempotencyKeys.key, key));

/** Claims a key for a call; false if it was claimed before. Waits for a concurrent transaction with the same key. */
export const takeKey = async (tx: Transaction, own: OwnKey, bodyHash: string, createdAt: Date): Promise<boolean> => {
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ ...own, bodyHash, createdAt })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
};

/** Stores the response for repeated calls. */
export const storeAnswer = async (tx: Transaction, own: OwnKey, answer: unknown): Promise<void> => {
  await tx.update(idempotencyKeys).set({ answer }).where(isKey(own));
};

/** Claims a key with its response; false if another call has claimed it. */
export const takeAnsweredKey = async (tx: Transaction, call: typeof idempotencyKeys.$inferInsert): Promise<boolean> => {
  const taken = await tx
    .insert(idempotencyKeys)
    .values(call)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
};

const callOfKey = preparedOnce((executor) =>
  executor
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.memberId, placeholder('memberId')), eq(idempotencyKeys.key, placeholder('key'))))
    .prepare(''),
);

/** Reads the call that claimed the key. */
export const firstCall = async (
  tx: Transaction,
  { memberId, key }: OwnKey,
): Promise<typeof idempotencyKeys.$inferSelect | undefined> => {
  const [first] = await callOfKey(tx).execute({ memberId, key });
  return first;
};

/** Frees a key whose call failed after its response was stored, so that it may be sent again. */
export const releaseKey = async (executor: Executor, own: OwnKey): Promise<void> => {
  await executor.delete(idempotencyKeys).where(isKey(own));
};
