import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { RegistrationTerm } from '@dongne/contract';
import { keysOf, type Executor, type Transaction } from '#base';
import { members } from '#tables';
import { insertConsents } from './consent-repository';
import { TERM_VERSION } from './terms-in-force';

/** Somebody who registered. */
export type MemberRow = typeof members.$inferSelect;
/** What may change of a member. */
export type MemberChange = Partial<typeof members.$inferInsert>;

/** The member, unless withdrawn. */
export const findMember = async (executor: Executor, id: number): Promise<MemberRow | undefined> => {
  const [member] = await executor
    .select()
    .from(members)
    .where(and(eq(members.id, id), isNull(members.withdrawnAt)));
  return member;
};

/** The member whose number it is; digits only. */
export const findMemberByPhone = async (executor: Executor, phoneNumber: string): Promise<MemberRow | undefined> => {
  const [member] = await executor.select().from(members).where(eq(members.phoneNumber, phoneNumber));
  return member;
};

/** The members with these numbers, oldest first. */
export const membersByPhone = (executor: Executor, phoneNumbers: readonly string[]): Promise<MemberRow[]> =>
  executor
    .select()
    .from(members)
    .where(inArray(members.phoneNumber, [...phoneNumbers]))
    .orderBy(asc(members.id));

/** When a number last withdrew, by the hash that was kept of it. */
export const findLastWithdrawal = async (executor: Executor, phoneHash: string): Promise<Date | undefined> => {
  const [member] = await executor
    .select({ withdrawnAt: members.withdrawnAt })
    .from(members)
    .where(and(eq(members.phoneHash, phoneHash), isNull(members.phoneNumber)))
    .orderBy(desc(members.withdrawnAt))
    .limit(1);
  return member?.withdrawnAt ?? undefined;
};

/** What somebody who has just registered has said to each term. */
const firstAnswersOf = (member: MemberRow) => {
  const said = {
    service: true,
    privacy: true,
    location: member.locationAllowed,
    marketing: member.marketingAllowed,
    night: member.nightAllowed,
  } satisfies Record<RegistrationTerm, boolean>;
  return keysOf(said).map((term) => ({
    memberId: member.id,
    term,
    version: TERM_VERSION[term],
    isAgreed: said[term],
    saidIn: 'registration' as const,
    at: member.termsAgreedAt,
  }));
};

/** Adds a member with what they agreed to, and gives the whole row. The number and the invitation code must be new. */
export const insertMember = async (tx: Transaction, member: typeof members.$inferInsert): Promise<MemberRow> => {
  const [row] = await tx.insert(members).values(member).returning();
  if (row === undefined) throw new Error('An insert returned no row');
  await insertConsents(tx, firstAnswersOf(row));
  return row;
};

/** Changes some of a member's columns. */
export const updateMember = async (executor: Executor, id: number, change: MemberChange): Promise<void> => {
  await executor.update(members).set(change).where(eq(members.id, id));
};

/** Holds the member's row until the transaction ends, for decisions that must not race with another. */
export const lockMember = async (tx: Transaction, id: number): Promise<MemberRow | undefined> => {
  const [member] = await tx
    .select()
    .from(members)
    .where(and(eq(members.id, id), isNull(members.withdrawnAt)))
    .for('update');
  return member;
};

/** Keeps the member from leaving until the transaction ends: a withdrawal locks its member. */
export const keepMember = async (executor: Executor, id: number): Promise<void> => {
  await executor.select({ id: members.id }).from(members).where(eq(members.id, id)).for('share');
};

/**
 * Lets decisions about one member come one after the other until the transaction ends, such as which failed collection was the
 * first. Rows that merely name the member can be written meanwhile. Anyone who also locks a request of theirs does so after this.
 */
export const holdMember = async (tx: Transaction, id: number): Promise<void> => {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, id)).for('no key update');
};
