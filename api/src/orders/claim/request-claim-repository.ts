import { and, asc, desc, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { CompensationState, RequestStatus } from '@dongne/contract';
import { type Executor, placeholder, preparedOnce } from '#base';
import { claims, laundries, requestItems, requestMoves, requests } from '#tables';

const movedAt = (status: RequestStatus) =>
  sql`(select max(${requestMoves.at}) from ${requestMoves} where ${requestMoves.requestId} = ${requests.id} and ${requestMoves.event} = 'moved' and ${requestMoves.toStatus} = ${status})`.mapWith(
    (at: string): Date | null => new Date(at),
  );

/** Time of delivery of a request in a query; null before. */
export const deliveredAt = movedAt('Delivered');
/** Time of its collection. */
export const collectedAt = movedAt('Collected');

/** Number of approved items without a claim, of a request in a query. */
export const unclaimedItems =
  sql<number>`(select count(*) from ${requestItems} where ${requestItems.requestId} = ${requests.id} and ${requestItems.offerVersion} = ${requests.approvedVersion} and not ${requestItems.declined} and not exists (select from ${claims} where ${claims.itemId} = ${requestItems.id}))`.mapWith(
    Number,
  );

/** Latest time at which a request reached a status; null before. */
export const timeOf = async (
  executor: Executor,
  requestId: number,
  status: 'Collected' | 'Delivered',
): Promise<Date | null> => {
  const [row] = await executor
    .select({ at: max(requestMoves.at) })
    .from(requestMoves)
    .where(
      and(eq(requestMoves.requestId, requestId), eq(requestMoves.event, 'moved'), eq(requestMoves.toStatus, status)),
    );
  return row?.at ?? null;
};

/** State of a claim's compensation in a query; null without one. */
const compensationState = sql<CompensationState | null>`case
  when ${claims.compensationWon} is null then null
  when ${claims.compensationPaidAt} is not null then 'paid'
  when ${claims.account} is not null then 'onItsWay'
  else 'needsAccount' end`;

const ofRequest = preparedOnce((executor) =>
  executor
    .select({
      id: claims.id,
      itemId: claims.itemId,
      itemName: requestItems.name,
      status: claims.status,
      compensation: compensationState,
    })
    .from(claims)
    .innerJoin(requestItems, and(eq(requestItems.id, claims.itemId), eq(requestItems.requestId, claims.requestId)))
    .where(eq(claims.requestId, placeholder('requestId')))
    .orderBy(asc(claims.id))
    .prepare(''),
);

/** The claims of a request, oldest first, with the names of their items. */
export const claimsOfRequest = (executor: Executor, requestId: number) => ofRequest(executor).execute({ requestId });

/** A claim as the detail of its request names it. */
export type RequestClaimRow = Awaited<ReturnType<typeof claimsOfRequest>>[number];

const withoutAccount = preparedOnce((executor) =>
  executor
    .select({
      claimId: claims.id,
      laundryName: laundries.laundryName,
      itemName: requestItems.name,
      amountWon: claims.compensationWon,
    })
    .from(claims)
    .innerJoin(requests, eq(requests.id, claims.requestId))
    .innerJoin(requestItems, eq(requestItems.id, claims.itemId))
    .innerJoin(laundries, eq(laundries.id, requests.laundryId))
    .where(
      and(
        eq(requests.memberId, placeholder('memberId')),
        isNotNull(claims.compensationWon),
        isNull(claims.compensationPaidAt),
        isNull(claims.account),
      ),
    )
    .orderBy(desc(claims.id))
    .limit(placeholder('limit'))
    .prepare(''),
);

/** Compensations of a member that wait for a bank account, newest first. */
export const compensationsWithoutAccount = async (executor: Executor, memberId: number, limit: number) => {
  const rows = await withoutAccount(executor).execute({ memberId, limit });
  return rows.map(({ amountWon, ...row }) => ({ ...row, amountWon: amountWon ?? 0 }));
};
