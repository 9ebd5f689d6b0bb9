import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { otps } from '#tables';

/** Row of a sent code. */
export type Otp = typeof otps.$inferSelect;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Inserts a code before it is sent; false when its id exists. Waits for a concurrent insert of it. */
export const insertOtp = async (tx: Transaction, otp: typeof otps.$inferInsert): Promise<boolean> => {
  const inserted = await tx.insert(otps).values(otp).onConflictDoNothing().returning({ id: otps.id });
  return inserted.length > 0;
};

/** Deletes a code that could not be sent. */
export const deleteOtp = async (executor: Executor, id: string): Promise<void> => {
  await executor.delete(otps).where(eq(otps.id, id));
};

/** Locks the code's row until the transaction ends, so that concurrent tries are counted separately. */
export const lockOtp = async (tx: Transaction, id: string): Promise<Otp | undefined> => {
  if (!UUID.test(id)) return undefined;
  const [otp] = await tx.select().from(otps).where(eq(otps.id, id)).for('update');
  return otp;
};

/** Counts a wrong try. */
export const addWrongTry = async (tx: Transaction, id: string): Promise<void> => {
  await tx
    .update(otps)
    .set({ wrongTries: sql`${otps.wrongTries} + 1` })
    .where(eq(otps.id, id));
};

/** Records the first correct entry. */
export const markVerified = async (tx: Transaction, id: string, at: Date): Promise<void> => {
  await tx.update(otps).set({ verifiedAt: at }).where(eq(otps.id, id));
};

/** Marks the code as used; with a member it was a registration, which may be repeated. */
export const markSpent = async (tx: Transaction, id: string, at: Date, registeredMemberId?: number): Promise<void> => {
  await tx
    .update(otps)
    .set({ spentAt: at, registeredMemberId: registeredMemberId ?? null })
    .where(eq(otps.id, id));
};

/** Invalidates all unverified codes of the number for the same purpose. */
export const spendUnverified = async (
  tx: Transaction,
  { phoneNumber, purpose }: Pick<Otp, 'phoneNumber' | 'purpose'>,
  at: Date,
): Promise<void> => {
  await tx
    .update(otps)
    .set({ spentAt: at })
    .where(
      and(eq(otps.phoneNumber, phoneNumber), eq(otps.purpose, purpose), isNull(otps.spentAt), isNull(otps.verifiedAt)),
    );
};

/** Deletes the number from all its codes; none can be entered any more. */
export const forgetNumber = async (tx: Transaction, phoneNumber: string, at: Date): Promise<void> => {
  await tx.update(otps).set({ phoneNumber: '', spentAt: at }).where(eq(otps.phoneNumber, phoneNumber));
};
