import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { SOCIAL_PROVIDERS, type SocialProviderName, type Executor, type Transaction } from '#base';
import { lockMember, type MemberRow } from '../members';
import { members, socialIdentities } from '#tables';

/** An account at a provider. */
export interface SocialIdentity {
  readonly provider: string;
  readonly subject: string;
}

/** One that is about to be linked, with what its owner knows it again by. */
export interface ShownIdentity extends SocialIdentity {
  readonly accountHint: string | null;
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

/** Since when the account has been linked; undefined when it is linked to nobody. */
export const linkedSince = async (
  executor: Executor,
  { provider, subject }: SocialIdentity,
): Promise<Date | undefined> => {
  const [row] = await executor
    .select({ linkedAt: socialIdentities.linkedAt })
    .from(socialIdentities)
    .where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject)));
  return row?.linkedAt;
};

/**
 * From now on the member logs in with this account, in place of any other of the provider, and nobody else does.
 *
 * @returns whether that is new to the member, and who logged in with it before.
 */
export const linkIdentity = async (
  tx: Transaction,
  { provider, subject, accountHint }: ShownIdentity,
  memberId: number,
  linkedAt: Date,
): Promise<{ readonly isNew: boolean; readonly formerOwnerId: number | undefined }> => {
  // Somebody who withdraws at this moment takes nothing with them and gets nothing.
  if ((await lockMember(tx, memberId)) === undefined) return { isNew: false, formerOwnerId: undefined };
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`social-identity:${provider}`}, 0))`);
  const ofBoth = or(eq(socialIdentities.subject, subject), eq(socialIdentities.memberId, memberId));
  const before = await tx
    .delete(socialIdentities)
    .where(and(eq(socialIdentities.provider, provider), ofBoth))
    .returning({
      subject: socialIdentities.subject,
      memberId: socialIdentities.memberId,
      linkedAt: socialIdentities.linkedAt,
    });
  const same = before.find((link) => link.subject === subject);
  const owner = same?.memberId;
  // The same link once more stays as old as it is.
  const since = same !== undefined && owner === memberId ? same.linkedAt : linkedAt;
  await tx.insert(socialIdentities).values({ provider, subject, memberId, linkedAt: since, accountHint });
  return { isNew: owner !== memberId, formerOwnerId: owner === memberId ? undefined : owner };
};

/** Nobody logs in as the member by another company's account any more. */
export const deleteIdentitiesOf = async (tx: Transaction, memberId: number): Promise<void> => {
  await tx.delete(socialIdentities).where(eq(socialIdentities.memberId, memberId));
};

/** The member's accounts of other companies, the oldest first. */
export const findIdentitiesOf = async (executor: Executor, memberId: number) => {
  const rows = await executor
    .select({
      provider: socialIdentities.provider,
      linkedAt: socialIdentities.linkedAt,
      accountHint: socialIdentities.accountHint,
    })
    .from(socialIdentities)
    .where(eq(socialIdentities.memberId, memberId))
    .orderBy(asc(socialIdentities.linkedAt), asc(socialIdentities.provider));
  return rows.flatMap(({ provider, ...row }) =>
    SOCIAL_PROVIDERS.filter((name) => name === provider).map((name) => ({ provider: name, ...row })),
  );
};

/** The member logs in by no account of that provider any more. @returns whether they did. */
export const deleteIdentity = async (
  tx: Transaction,
  memberId: number,
  provider: SocialProviderName,
): Promise<boolean> => {
  const gone = await tx
    .delete(socialIdentities)
    .where(and(eq(socialIdentities.memberId, memberId), eq(socialIdentities.provider, provider)))
    .returning({ memberId: socialIdentities.memberId });
  return gone.length > 0;
};

/** Unlinks every account of a provider, whoever has it. */
export const deleteIdentitiesAt = async (executor: Executor, provider: SocialProviderName): Promise<void> => {
  await executor.delete(socialIdentities).where(eq(socialIdentities.provider, provider));
};
