import { and, asc, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import type { RequestStatus } from '@dongne/contract';
import type { Executor, Transaction } from '../../database';
import {
  laundries,
  reviews,
  itemQuestions,
  noShows,
  requestItems,
  requestMends,
  requestMoves,
  requestOffers,
  requestPhotos,
  requests,
} from '../../tables';
import { holdMember } from '../../members';

/** A request with every column. */
export type RequestRow = typeof requests.$inferSelect;
export type MoveRow = typeof requestMoves.$inferSelect;
export type ItemRow = typeof requestItems.$inferSelect;
export type OfferRow = typeof requestOffers.$inferSelect;
export type MendRow = typeof requestMends.$inferSelect;
export type PhotoRow = typeof requestPhotos.$inferSelect;
/** A question with the name of the item it is about, which may be one of an earlier version. */
export type QuestionRow = typeof itemQuestions.$inferSelect & { readonly itemName: string };
export type NoShowRow = typeof noShows.$inferSelect;

/** Whose request it is: a member's own, or one of a shop. */
export type RequestOwner = { readonly memberId: number } | { readonly laundryId: number };

const ownedBy = (owner: RequestOwner) =>
  'memberId' in owner ? eq(requests.memberId, owner.memberId) : eq(requests.laundryId, owner.laundryId);

/** A member's or a shop's own request, or undefined. */
export const findRequest = async (
  executor: Executor,
  owner: RequestOwner,
  id: number,
): Promise<RequestRow | undefined> => {
  const [row] = await executor
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), ownedBy(owner)));
  return row;
};

/** The same, locked until the transaction ends: whoever moves it next waits and then sees where it is. */
export const lockRequest = async (
  tx: Transaction,
  owner: RequestOwner,
  id: number,
): Promise<RequestRow | undefined> => {
  const [row] = await tx
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), ownedBy(owner)))
    .for('update');
  return row;
};

/**
 * The same, with its member held before it: for what is counted over all requests of a member, and for what a withdrawal, which
 * holds the member and then takes the requests, must not meet halfway. Always in this order, or two wait for each other.
 */
export const lockRequestAndMember = async (
  tx: Transaction,
  owner: RequestOwner,
  id: number,
): Promise<RequestRow | undefined> => {
  const found = await findRequest(tx, owner, id);
  if (found === undefined) return undefined;
  await holdMember(tx, found.memberId);
  return lockRequest(tx, owner, id);
};

/** The newest collection that failed and that nobody has objected to; a request can fail again in another slot. */
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
  totalWon: requests.totalWon,
  offerVersion: requests.offerVersion,
  dueDate: requests.dueDate,
  expectedReturnAt: requests.expectedReturnAt,
  createdAt: requests.createdAt,
  reviewId: reviews.id,
};

/** A member's requests in some statuses, newest first, with ids below `before`. */
export const requestsOf = (
  executor: Executor,
  memberId: number,
  statuses: readonly RequestStatus[],
  before: number,
  limit: number,
) =>
  executor
    .select(summaryColumns)
    .from(requests)
    .innerJoin(laundries, eq(laundries.id, requests.laundryId))
    .leftJoin(reviews, eq(reviews.requestId, requests.id))
    .where(and(eq(requests.memberId, memberId), inArray(requests.status, [...statuses]), lt(requests.id, before)))
    .orderBy(desc(requests.id))
    .limit(limit);

/** A request as lists need it. */
export type RequestSummaryRow = Awaited<ReturnType<typeof requestsOf>>[number];

/** A shop's requests, of one status or all, newest first, with ids below `before`. */
export const requestsOfShop = (
  executor: Executor,
  laundryId: number,
  status: RequestStatus | undefined,
  before: number,
  limit: number,
): Promise<RequestRow[]> =>
  executor
    .select()
    .from(requests)
    .where(
      and(
        eq(requests.laundryId, laundryId),
        lt(requests.id, before),
        status === undefined ? undefined : eq(requests.status, status),
      ),
    )
    .orderBy(desc(requests.id))
    .limit(limit);

/** The photos of a request, oldest first. */
export const photosOf = (executor: Executor, requestId: number): Promise<PhotoRow[]> =>
  executor.select().from(requestPhotos).where(eq(requestPhotos.requestId, requestId)).orderBy(asc(requestPhotos.id));

/** What was asked about items of some requests, in every version of their offers, oldest first. */
export const questionsOf = (executor: Executor, requestIds: readonly number[]): Promise<QuestionRow[]> =>
  executor
    .select({ ...getTableColumns(itemQuestions), itemName: requestItems.name })
    .from(itemQuestions)
    .innerJoin(requestItems, eq(requestItems.id, itemQuestions.itemId))
    .where(inArray(itemQuestions.requestId, [...requestIds]))
    .orderBy(asc(itemQuestions.id));

/** What belongs to some requests, oldest first; offer and items are those of the version that counts. */
export const partsOf = async (executor: Executor, requestIds: readonly number[]) => {
  const ids = [...requestIds];
  if (ids.length === 0) return { moves: [], offers: [], items: [], mends: [], photos: [], questions: [], noShows: [] };
  const [moves, offers, items, mends, photos, questions, failures] = await Promise.all([
    executor.select().from(requestMoves).where(inArray(requestMoves.requestId, ids)).orderBy(asc(requestMoves.id)),
    executor
      .select(getTableColumns(requestOffers))
      .from(requestOffers)
      .innerJoin(
        requests,
        and(eq(requests.id, requestOffers.requestId), eq(requests.offerVersion, requestOffers.version)),
      )
      .where(inArray(requestOffers.requestId, ids)),
    executor
      .select(getTableColumns(requestItems))
      .from(requestItems)
      .innerJoin(
        requests,
        and(eq(requests.id, requestItems.requestId), eq(requests.offerVersion, requestItems.offerVersion)),
      )
      .where(inArray(requestItems.requestId, ids))
      .orderBy(asc(requestItems.id)),
    executor.select().from(requestMends).where(inArray(requestMends.requestId, ids)).orderBy(asc(requestMends.id)),
    executor.select().from(requestPhotos).where(inArray(requestPhotos.requestId, ids)).orderBy(asc(requestPhotos.id)),
    questionsOf(executor, ids),
    executor.select().from(noShows).where(inArray(noShows.requestId, ids)).orderBy(asc(noShows.id)),
  ]);
  return { moves, offers, items, mends, photos, questions, noShows: failures };
};

/** Moves, offers, items, mends, photos, questions and failed collections of requests. */
export type RequestPartRows = Awaited<ReturnType<typeof partsOf>>;

/** Whether a request has its review already. */
export const isReviewed = async (executor: Executor, requestId: number): Promise<boolean> => {
  const rows = await executor.select({ id: reviews.id }).from(reviews).where(eq(reviews.requestId, requestId)).limit(1);
  return rows.length > 0;
};
