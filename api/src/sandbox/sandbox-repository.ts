import { ACTIVE_STATUSES } from '@dongne/contract';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../database';
import { claims, laundries, requests } from '../tables';

/** What is under way anywhere, newest first. */
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

/** Claims that wait for something that their shop does, oldest first. */
export const claimsAtShops = (executor: Executor, limit: number) =>
  executor
    .select({ claimId: claims.id, laundryId: requests.laundryId })
    .from(claims)
    .innerJoin(requests, eq(requests.id, claims.requestId))
    .where(inArray(claims.status, ['Received', 'WashAgain']))
    .orderBy(asc(claims.id))
    .limit(limit);

/** Shops, those with the most requests under way first. */
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
