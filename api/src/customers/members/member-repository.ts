import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { RegistrationTerm } from '@dongne/contract';
import { keysOf, type Executor, placeholder, preparedOnce, type Transaction } from '#base';
import { members } from '#tables';
import { insertConsents } from './consent-repository';
import { TERM_VERSION } from './terms-in-force';

/** Registered member. */
export type MemberRow = typeof members.$inferSelect;
/** Changeable columns of a member. */
export type MemberChange = Partial<typeof members.$inferInsert>;

const livingMember = preparedOnce((executor) =>
  executor
    .select()
    .from(members)
    .where(and(eq(members.id, placeholder('id')), isNull(members.withdrawnAt)))
    .prepare(''),
);

/** Member, unless withdrawn. */
export const findMember = async (executor: Executor, id: number): Promise<MemberRow | undefined> => {
  const [member] = await livingMember(executor).execute({ id });
  return member;
};

/** Member with a number; digits only. */
export const findMemberByPhone = async (executor: Executor, phoneNumber: string): Promise<MemberRow | undefined> => {
  const [member] = await executor.select().from(members).where(eq(members.phoneNumber, phoneNumber));
  return member;
};

/** Members with these numbers, oldest first. */
export const membersByPhone = (executor: Executor, phoneNumbers: readonly string[]): Promise<MemberRow[]> =>
  executor
    .select()
    .from(members)
    .where(inArray(members.phoneNumber, [...phoneNumbers]))
    .orderBy(asc(members.id));

/** Last withdrawal of a number, by its keyed hash. */
export const findLastWithdrawal = async (executor: Executor, phoneHash: string): Promise<Date | undefined> => {
  const [member] = await executor
    .select({ withdrawnAt: members.withdrawnAt })
    .from(members)
    .where(and(eq(members.phoneHash, phoneHash), isNull(members.phoneNumber)))
    .orderBy(desc(members.withdrawnAt))
    .limit(1);
  return member?.withdrawnAt ?? undefined;
};

/** First answer to each term, from the registration. */
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

/** Inserts a member with its consents, and returns the row. Number and referral code must be new. */
export const insertMember = async (tx: Transaction, member: typeof members.$inferInsert): Promise<MemberRow> => {
  const [row] = await tx.insert(members).values(member).returning();
  if (row === undefined) throw new Error('An insert returned no row');
  await insertConsents(tx, firstAnswersOf(row));
  return row;
};

/** Updates columns of a member. */
export const updateMember = async (executor: Executor, id: number, change: MemberChange): Promise<void> => {
  await executor.update(members).set(change).where(eq(members.id, id));
};

/** Locks the member's row until the transaction ends, for decisions that must not race. */
export const lockMember = async (tx: Transaction, id: number): Promise<MemberRow | undefined> => {
  const [member] = await tx
    .select()
    .from(members)
    .where(and(eq(members.id, id), isNull(members.withdrawnAt)))
    .for('update');
  return member;
};

/** Prevents a withdrawal until the transaction ends (share lock on the member). */
export const preventWithdrawal = async (executor: Executor, id: number): Promise<void> => {
  await executor.select({ id: members.id }).from(members).where(eq(members.id, id)).for('share');
};

const holdingMember = preparedOnce((executor) =>
  executor
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, placeholder('id')))
    .for('no key update')
    .prepare(''),
);

/**
 * Serialises decisions about one member until the transaction ends, such as which failed collection was the first.
 * Inserts that reference the member are not blocked. Lock order: the member before its requests.
 */
export const holdMember = async (tx: Transaction, id: number): Promise<void> => {
  await holdingMember(tx).execute({ id });
};
