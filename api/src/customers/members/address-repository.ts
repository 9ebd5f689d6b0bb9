import { eq } from 'drizzle-orm';
import type { Executor } from '#base';
import { memberAddresses } from '#tables';

/** A member's address as it is kept. */
export type AddressRow = typeof memberAddresses.$inferSelect;
/** What is written of an address. */
export type AddressValues = Omit<typeof memberAddresses.$inferInsert, 'id' | 'memberId' | 'updatedAt'>;

/** The member's address, if there is one. */
export const findAddress = async (executor: Executor, memberId: number): Promise<AddressRow | undefined> => {
  const [row] = await executor.select().from(memberAddresses).where(eq(memberAddresses.memberId, memberId));
  return row;
};

/** Puts the address in the place of the one before. */
export const upsertAddress = async (
  executor: Executor,
  memberId: number,
  values: AddressValues,
  updatedAt: Date,
): Promise<void> => {
  await executor
    .insert(memberAddresses)
    .values({ ...values, memberId, updatedAt })
    .onConflictDoUpdate({ target: memberAddresses.memberId, set: { ...values, updatedAt } });
};

/** Removes the member's address. */
export const deleteAddress = async (executor: Executor, memberId: number): Promise<void> => {
  await executor.delete(memberAddresses).where(eq(memberAddresses.memberId, memberId));
};
