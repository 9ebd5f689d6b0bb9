import { and, asc, eq, max, sql } from 'drizzle-orm';
import type { Executor } from '#base';
import { claims, requestItems, requestMoves, requests } from '#tables';

/** Time of delivery of a request in a query; null before. */
export const deliveredAt =
  sql`(select max(${requestMoves.at}) from ${requestMoves} where ${requestMoves.requestId} = ${requests.id} and ${requestMoves.event} = 'moved' and ${requestMoves.toStatus} = 'Delivered')`.mapWith(
    (at: string): Date | null => new Date(at),
  );

/** Number of approved items without a claim, of a request in a query. */
export const unclaimedItems =
  sql<number>`(select count(*) from ${requestItems} where ${requestItems.requestId} = ${requests.id} and ${requestItems.offerVersion} = ${requests.approvedVersion} and not ${requestItems.declined} and not exists (select from ${claims} where ${claims.itemId} = ${requestItems.id}))`.mapWith(
    Number,
  );

/** Time of delivery of a request; null before. */
export const deliveryOf = async (executor: Executor, requestId: number): Promise<Date | null> => {
  const [row] = await executor
    .select({ at: max(requestMoves.at) })
    .from(requestMoves)
    .where(
      and(
        eq(requestMoves.requestId, requestId),
        eq(requestMoves.event, 'moved'),
        eq(requestMoves.toStatus, 'Delivered'),
      ),
    );
  return row?.at ?? null;
};

/** The claims of a request, oldest first, with the names of their items. */
export const claimsOfRequest = (executor: Executor, requestId: number) =>
  executor
    .select({ id: claims.id, itemId: claims.itemId, itemName: requestItems.name, status: claims.status })
    .from(claims)
    .innerJoin(requestItems, and(eq(requestItems.id, claims.itemId), eq(requestItems.requestId, claims.requestId)))
    .where(eq(claims.requestId, requestId))
    .orderBy(asc(claims.id));

/** A claim as the detail of its request names it. */
export type RequestClaimRow = Awaited<ReturnType<typeof claimsOfRequest>>[number];
