import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Executor, placeholder, preparedOnce } from '#base';
import { members, memberships, requests } from '#tables';

const memberOfHome = preparedOnce((executor) =>
  executor
    .select({
      joinedAt: members.joinedAt,
      membership: memberships,
      hasOrdered: sql<boolean>`exists (select 1 from ${requests} where ${requests.memberId} = ${members.id})`,
    })
    .from(members)
    .leftJoin(memberships, eq(memberships.memberId, members.id))
    .where(and(eq(members.id, placeholder('memberId')), isNull(members.withdrawnAt)))
    .prepare(''),
);

/** A member with the membership, and whether they have ever ordered; undefined once withdrawn. */
export const findMemberOfHome = async (executor: Executor, memberId: number) => {
  const [row] = await memberOfHome(executor).execute({ memberId });
  return row;
};
