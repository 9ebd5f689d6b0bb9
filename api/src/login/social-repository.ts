import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../database';
import { lockMember, type MemberRow } from '../members';
import { members, socialIdentities } from '../tables';

/** An account at a provider. */
export interface SocialIdentity {
  readonly provider: string;
  readonly subject: string;
}

/** The member who logs in with the account. */
export const findMemberByIdentity = async (
  executor: Executor,
  { provider, subject }: SocialIdentity,
): Promise<MemberRow | undefined> => {
  const [row] = await executor
    .select({ member: members })
    .from(socialIdentities)
    .innerJoin(members, eq(members.id, socialIdentities.memberId))
    .where(
      and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject), isNull(members.withdrawnAt)),
    );
  return row?.member;
};

/** From now on the member logs in with this account, in place of any other of the provider, and nobody else does. */
export const linkIdentity = async (
  tx: Transaction,
  { provider, subject }: SocialIdentity,
  memberId: number,
  linkedAt: Date,
): Promise<void> => {
  // Somebody who withdraws at this moment takes nothing with them and gets nothing.
  if ((await lockMember(tx, memberId)) === undefined) return;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`social-identity:${provider}`}, 0))`);
  const ofBoth = or(eq(socialIdentities.subject, subject), eq(socialIdentities.memberId, memberId));
  await tx.delete(socialIdentities).where(and(eq(socialIdentities.provider, provider), ofBoth));
  await tx.insert(socialIdentities).values({ provider, subject, memberId, linkedAt });
};

/** Nobody logs in as the member by another company's account any more. */
export const deleteIdentitiesOf = async (tx: Transaction, memberId: number): Promise<void> => {
  await tx.delete(socialIdentities).where(eq(socialIdentities.memberId, memberId));
};

/** Unlinks every account of everybody. */
export const deleteAllIdentities = async (executor: Executor): Promise<void> => {
  await executor.delete(socialIdentities);
};
