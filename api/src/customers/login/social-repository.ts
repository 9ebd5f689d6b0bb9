import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { SOCIAL_PROVIDERS, type SocialProviderName, type Executor, type Transaction } from '#base';
import { lockMember, type MemberRow } from '../members';
import { members, socialIdentities } from '#tables';

/** Account at a provider. */
export interface SocialIdentity {
  readonly provider: string;
  readonly subject: string;
}

/** Account to be linked, with its masked hint. */
export interface ShownIdentity extends SocialIdentity {
  readonly accountHint: string | null;
}

/** Member who has linked the account. */
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

/** When the account was linked; undefined if it is not. */
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
 * Links the account to the member, replacing the member's other account of the provider and removing it from any other
 * member.
 *
 * @returns whether it is new to the member, and its former owner.
 */
export const linkIdentity = async (
  tx: Transaction,
  { provider, subject, accountHint }: ShownIdentity,
  memberId: number,
  linkedAt: Date,
): Promise<{ readonly isNew: boolean; readonly formerOwnerId: number | undefined }> => {
  // A member withdrawing at this moment links nothing.
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
  // Linking again keeps the original time.
  const since = same !== undefined && owner === memberId ? same.linkedAt : linkedAt;
  await tx.insert(socialIdentities).values({ provider, subject, memberId, linkedAt: since, accountHint });
  return { isNew: owner !== memberId, formerOwnerId: owner === memberId ? undefined : owner };
};

/** Unlinks all accounts of the member. */
export const deleteIdentitiesOf = async (tx: Transaction, memberId: number): Promise<void> => {
  await tx.delete(socialIdentities).where(eq(socialIdentities.memberId, memberId));
};

/** Linked accounts of the member, the oldest first. */
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

/** Unlinks the member's account of a provider. @returns whether there was one. */
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

/** Unlinks every account of a provider. */
export const deleteIdentitiesAt = async (executor: Executor, provider: SocialProviderName): Promise<void> => {
  await executor.delete(socialIdentities).where(eq(socialIdentities.provider, provider));
};
