import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Executor } from '#base';
import { keptAddresses } from '#tables';
import type { AddressValues } from './address-repository';

/** An address that the member has used. */
export type KeptAddressRow = typeof keptAddresses.$inferSelect;

const ofMember = (memberId: number, id: number) => and(eq(keptAddresses.memberId, memberId), eq(keptAddresses.id, id));

/** All that a member keeps, the last used first. */
export const listKeptAddresses = (executor: Executor, memberId: number): Promise<KeptAddressRow[]> =>
  executor
    .select()
    .from(keptAddresses)
    .where(eq(keptAddresses.memberId, memberId))
    .orderBy(desc(keptAddresses.usedAt), desc(keptAddresses.id));

/** One of the member's own; somebody else's is not found. */
export const findKeptAddress = async (
  executor: Executor,
  memberId: number,
  id: number,
): Promise<KeptAddressRow | undefined> => {
  const [row] = await executor.select().from(keptAddresses).where(ofMember(memberId, id));
  return row;
};

/** Keeps an address that is used now; one that was kept before keeps its label. */
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

/** Forgets all but the last few of those without a label. */
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

/** Takes a label from the one that has it, so that another can have it. */
export const clearLabel = async (executor: Executor, memberId: number, label: string): Promise<void> => {
  await executor
    .update(keptAddresses)
    .set({ label: '' })
    .where(and(eq(keptAddresses.memberId, memberId), eq(keptAddresses.label, label), ne(keptAddresses.label, '')));
};

/** Gives one of the member's own a label, or takes it with an empty one. */
export const setLabel = async (executor: Executor, memberId: number, id: number, label: string): Promise<void> => {
  await executor.update(keptAddresses).set({ label }).where(ofMember(memberId, id));
};

/** Whether one was removed: somebody else's is not. */
export const deleteKeptAddress = async (executor: Executor, memberId: number, id: number): Promise<boolean> => {
  const removed = await executor
    .delete(keptAddresses)
    .where(ofMember(memberId, id))
    .returning({ id: keptAddresses.id });
  return removed.length > 0;
};

/** Removes all of a member who leaves. */
export const deleteKeptAddresses = async (executor: Executor, memberId: number): Promise<void> => {
  await executor.delete(keptAddresses).where(eq(keptAddresses.memberId, memberId));
};
