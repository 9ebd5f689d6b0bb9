import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Executor } from '#base';
import { keptAddresses } from '#tables';
import type { AddressValues } from './address-repository';

/** Address used by the member. */
export type KeptAddressRow = typeof keptAddresses.$inferSelect;

const ofMember = (memberId: number, id: number) => and(eq(keptAddresses.memberId, memberId), eq(keptAddresses.id, id));

/** Stored addresses of a member, the last used first. */
export const listKeptAddresses = (executor: Executor, memberId: number): Promise<KeptAddressRow[]> =>
  executor
    .select()
    .from(keptAddresses)
    .where(eq(keptAddresses.memberId, memberId))
    .orderBy(desc(keptAddresses.usedAt), desc(keptAddresses.id));

/** Stored address of the member; undefined for another member's. */
export const findKeptAddress = async (
  executor: Executor,
  memberId: number,
  id: number,
): Promise<KeptAddressRow | undefined> => {
  const [row] = await executor.select().from(keptAddresses).where(ofMember(memberId, id));
  return row;
};

/** Stores a used address; an existing one keeps its label. */
export const upsertKeptAddress = async (
  executor: Executor,
  memberId: number,
  values: AddressValues,
  usedAt: Date,
): Promise<void> => {
  const { memberId: member, address, roadAddress, subAddress } = keptAddresses;
  await executor
    .insert(keptAddresses)
    .values({ ...values, memberId, usedAt })
    .onConflictDoUpdate({ target: [member, address, roadAddress, subAddress], set: { ...values, usedAt } });
};

/** Deletes all but the latest unlabelled addresses. */
export const deleteOldRecents = async (executor: Executor, memberId: number, kept: number): Promise<void> => {
  const unlabelled = and(eq(keptAddresses.memberId, memberId), eq(keptAddresses.label, ''));
  const old = executor
    .select({ id: keptAddresses.id })
    .from(keptAddresses)
    .where(unlabelled)
    .orderBy(desc(keptAddresses.usedAt), desc(keptAddresses.id))
    .offset(kept);
  await executor.delete(keptAddresses).where(inArray(keptAddresses.id, old));
};

/** Removes a label, so that another address can have it. */
export const clearLabel = async (executor: Executor, memberId: number, label: string): Promise<void> => {
  await executor
    .update(keptAddresses)
    .set({ label: '' })
    .where(and(eq(keptAddresses.memberId, memberId), eq(keptAddresses.label, label), ne(keptAddresses.label, '')));
};

/** Sets an address's label, or removes it with an empty text. */
export const setLabel = async (executor: Executor, memberId: number, id: number, label: string): Promise<void> => {
  await executor.update(keptAddresses).set({ label }).where(ofMember(memberId, id));
};

/** Deletes a stored address of the member. @returns whether it existed. */
export const deleteKeptAddress = async (executor: Executor, memberId: number, id: number): Promise<boolean> => {
  const removed = await executor
    .delete(keptAddresses)
    .where(ofMember(memberId, id))
    .returning({ id: keptAddresses.id });
  return removed.length > 0;
};

/** Deletes all stored addresses of a withdrawing member. */
export const deleteKeptAddresses = async (executor: Executor, memberId: number): Promise<void> => {
  await executor.delete(keptAddresses).where(eq(keptAddresses.memberId, memberId));
};
