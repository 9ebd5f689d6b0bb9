import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { RequestStatus } from '@dongne/contract';
import { type Executor, placeholder, preparedOnce, statementCache } from '#base';
import { laundries, noShows, requests, reviews } from '#tables';
import { deliveredAt, unclaimedItems } from '../claim';

/** Time of the newest failed collection without objection; a request can fail again in another slot. */
const unobjectedNoShow =
  sql`(select max(${noShows.at}) from ${noShows} where ${noShows.requestId} = ${requests.id} and ${noShows.objectedAt} is null)`.mapWith(
    (at: string): Date | null => new Date(at),
  );

const summaryColumns = {
  id: requests.id,
  laundryId: requests.laundryId,
  laundryName: laundries.laundryName,
  profilePicture: laundries.profilePicture,
  status: requests.status,
  statusAt: requests.statusAt,
  statusBy: requests.statusBy,
  acceptedAt: requests.acceptedAt,
  paymentStatus: requests.paymentStatus,
  approvedAt: requests.approvedAt,
  approvedBy: requests.approvedBy,
  advanceLimitWon: requests.advanceLimitWon,
  unobjectedNoShowAt: unobjectedNoShow,
  addressErasedAt: requests.addressErasedAt,
  collectionTime: requests.collectionTime,
  laundryNumByUser: requests.laundryNumByUser,
  pieces: requests.pieces,
  totalWon: requests.totalWon,
  offerVersion: requests.offerVersion,
  dueDate: requests.dueDate,
  expectedReturnAt: requests.expectedReturnAt,
  createdAt: requests.createdAt,
  reviewId: reviews.id,
  deliveredAt,
  unclaimedItems,
};

const writePage = (executor: Executor, statuses: readonly RequestStatus[], limit: number) =>
  executor
    .select(summaryColumns)
    .from(requests)
    .innerJoin(laundries, eq(laundries.id, requests.laundryId))
    .leftJoin(reviews, eq(reviews.requestId, requests.id))
    .where(
      and(
        eq(requests.memberId, placeholder('memberId')),
        inArray(requests.status, [...statuses]),
        lt(requests.id, placeholder('before')),
      ),
    )
    .orderBy(desc(requests.id))
    .limit(limit)
    .prepare('');

const written = statementCache<ReturnType<typeof writePage>>();

/** A member's requests in some statuses, newest first, with ids below `before`. */
export const requestsOf = (
  executor: Executor,
  memberId: number,
  statuses: readonly RequestStatus[],
  before: number,
  limit: number,
) => {
  const write = () => writePage(executor, statuses, limit);
  return written(executor, `${statuses} ${limit}`, write).execute({ memberId, before });
};

/** A request as lists need it. */
export type RequestSummaryRow = Awaited<ReturnType<typeof requestsOf>>[number];

const ownRequest = preparedOnce((executor) =>
  executor
    .select({
      request: requests,
      laundry: laundries,
      isReviewed: sql<boolean>`exists (select 1 from ${reviews} where ${reviews.requestId} = ${requests.id})`,
    })
    .from(requests)
    .innerJoin(laundries, eq(laundries.id, requests.laundryId))
    .where(and(eq(requests.id, placeholder('id')), eq(requests.memberId, placeholder('memberId'))))
    .prepare(''),
);

/** A member's own request with its shop, and whether it has its review already; undefined for another member's. */
export const requestWithShop = async (executor: Executor, memberId: number, id: number) => {
  const [row] = await ownRequest(executor).execute({ memberId, id });
  return row;
};
