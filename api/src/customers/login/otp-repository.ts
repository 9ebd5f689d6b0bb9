import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { otps } from '#tables';

/** A code that was sent. */
export type Otp = typeof otps.$inferSelect;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Keeps a code that is about to be sent; false when one of its id is there. Waits for another transaction that just keeps it. */
export const insertOtp = async (tx: Transaction, otp: typeof otps.$inferInsert): Promise<boolean> => {
  const kept = await tx.insert(otps).values(otp).onConflictDoNothing().returning({ id: otps.id });
  return kept.length > 0;
};

/** Removes a code that reached no phone. */
export const deleteOtp = async (executor: Executor, id: string): Promise<void> => {
  await executor.delete(otps).where(eq(otps.id, id));
};

/** The code's row, held until the transaction ends, so that two tries at the same moment are two tries. */
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

/** Notes the first correct use. */
export const markVerified = async (tx: Transaction, id: string, at: Date): Promise<void> => {
  await tx.update(otps).set({ verifiedAt: at }).where(eq(otps.id, id));
};

/** The code has done its work; with a member it was a registration, which may be repeated. */
export const markSpent = async (tx: Transaction, id: string, at: Date, registeredMemberId?: number): Promise<void> => {
  await tx
    .update(otps)
    .set({ spentAt: at, registeredMemberId: registeredMemberId ?? null })
    .where(eq(otps.id, id));
};

/** Ends every code to the number, for the same purpose, that nobody has entered yet. */
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

/** Takes the number out of every code that was sent to it; none of them can be entered any more. */
export const forgetNumber = async (tx: Transaction, phoneNumber: string, at: Date): Promise<void> => {
  await tx.update(otps).set({ phoneNumber: '', spentAt: at }).where(eq(otps.phoneNumber, phoneNumber));
};
