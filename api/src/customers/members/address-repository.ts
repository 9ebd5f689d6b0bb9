import { eq } from 'drizzle-orm';
import type { Executor } from '#base';
import { memberAddresses } from '#tables';

/** Stored address of a member. */
export type AddressRow = typeof memberAddresses.$inferSelect;
/** Columns of an address. */
export type AddressValues = Omit<typeof memberAddresses.$inferInsert, 'id' | 'memberId' | 'updatedAt'>;

/** Address of the member, if any. */
export const findAddress = async (executor: Executor, memberId: number): Promise<AddressRow | undefined> => {
  const [row] = await executor.select().from(memberAddresses).where(eq(memberAddresses.memberId, memberId));
  return row;
};

/** Inserts or replaces the address. */
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

/** Deletes the member's address. */
export const deleteAddress = async (executor: Executor, memberId: number): Promise<void> => {
  await executor.delete(memberAddresses).where(eq(memberAddresses.memberId, memberId));
};
