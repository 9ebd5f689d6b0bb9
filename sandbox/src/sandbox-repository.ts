import { ACTIVE_STATUSES } from '@dongne/contract';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '@dongne/api/base';
import { claims, laundries, members, requestMoves, requests } from '@dongne/api/tables';

/** Open requests of all members, newest first. */
export const activeRequests = (executor: Executor, limit: number) =>
  executor
    .select({
      applicationId: requests.id,
      laundryId: requests.laundryId,
      laundryName: laundries.laundryName,
      status: requests.status,
      statusBy: requests.statusBy,
      approvedAt: requests.approvedAt,
      laundryNumByUser: requests.laundryNumByUser,
      pieces: requests.pieces,
    })
    .from(requests)
    .innerJoin(laundries, eq(laundries.id, requests.laundryId))
    .where(inArray(requests.status, [...ACTIVE_STATUSES]))
    .orderBy(desc(requests.id))
    .limit(limit);

const ORDER = {
  id: requests.id,
  laundryId: requests.laundryId,
  laundryName: laundries.laundryName,
  customerId: members.id,
  nickname: members.nickname,
  phoneNumber: members.phoneNumber,
  status: requests.status,
  statusBy: requests.statusBy,
  paymentStatus: requests.paymentStatus,
  collectionTime: requests.collectionTime,
  acceptedAt: requests.acceptedAt,
  approvedAt: requests.approvedAt,
  totalWon: requests.totalWon,
  createdAt: requests.createdAt,
} as const;

const orders = (executor: Executor) =>
  executor
    .select(ORDER)
    .from(requests)
    .innerJoin(laundries, eq(laundries.id, requests.laundryId))
    .innerJoin(members, eq(members.id, requests.memberId))
    .$dynamic();

/** An order with its shop and its customer, in any status. */
export type OrderRow = Awaited<ReturnType<typeof newestOrders>>[number];

/** Orders of all members, newest first. */
export const newestOrders = (executor: Executor, limit: number) =>
  orders(executor).orderBy(desc(requests.id)).limit(limit);

/** One order, or undefined. */
export const findOrder = async (executor: Executor, id: number): Promise<OrderRow | undefined> =>
  (await orders(executor).where(eq(requests.id, id)))[0];

/** Timeline of an order, oldest first. */
export const movesOfOrder = (executor: Executor, id: number) =>
  executor
    .select({
      at: requestMoves.at,
      event: requestMoves.event,
      status: requestMoves.toStatus,
      who: requestMoves.actorType,
      reason: requestMoves.reason,
    })
    .from(requestMoves)
    .where(eq(requestMoves.requestId, id))
    .orderBy(asc(requestMoves.id));

/** Claims that wait for their shop, oldest first. */
export const claimsAtShops = (executor: Executor, limit: number) =>
  executor
    .select({ claimId: claims.id, laundryId: requests.laundryId })
    .from(claims)
    .innerJoin(requests, eq(requests.id, claims.requestId))
    .where(inArray(claims.status, ['Received', 'WashAgain']))
    .orderBy(asc(claims.id))
    .limit(limit);

/** Shops, by number of open requests. */
export const shopsByOpenRequests = (executor: Executor, limit: number) => {
  const openRequests = count(requests.id);
  return executor
    .select({ id: laundries.id, laundryName: laundries.laundryName, dong: laundries.dong, openRequests })
    .from(laundries)
    .leftJoin(requests, and(eq(requests.laundryId, laundries.id), inArray(requests.status, [...ACTIVE_STATUSES])))
    .groupBy(laundries.id)
    .orderBy(desc(openRequests), asc(laundries.laundryName), asc(laundries.id))
    .limit(limit);
};
