import { ACTIVE_STATUSES, STATUSES_OF_USAGE, type Estimate, type UsageType } from '@dongne/contract';
import { beforeOf, PAGE_SIZE, pageOf, Refusal, type Needs } from '#base';
import { findLaundry } from '#shops';
import { claimsOfRequest, claimSummary } from '../claim';
import { benefitsOf } from '../offer';
import { findRequest, type RequestRow, shownPartsOf } from '../order';
import { paymentView } from './payment-view';
import { isReviewed, requestsOf } from './request-list-repository';
import type { ProcessingView, RequestDetailView, RequestSummaryView } from './request-schemas';
import { processingView, requestDetail, requestSummary } from './request-view';

/** Upper limit of a customer's open requests. */
const PROCESSING_LIMIT = 100;

const ownRequest = async ({ database }: Needs<'database'>, memberId: number, id: number): Promise<RequestRow> => {
  const request = await findRequest(database, { memberId }, id);
  if (request === undefined) throw new Refusal('NOT_FOUND', { svMessage: '찾는 신청이 없어요.' });
  return request;
};

/** One page of a member's requests under a tab of the usage list, newest first. */
export const listRequests = async (
  { database, clock }: Needs<'clock' | 'database'>,
  memberId: number,
  usageType: UsageType,
  cursor: string | undefined,
): Promise<{ items: RequestSummaryView[]; nextCursor: string | null }> => {
  const rows = await requestsOf(database, memberId, STATUSES_OF_USAGE[usageType], beforeOf(cursor), PAGE_SIZE + 1);
  const { items, nextCursor } = pageOf(rows);
  return { items: items.map((row) => requestSummary(row, clock.now())), nextCursor };
};

/** Open requests, newest first: for the badge `이용 중`, and the shops that have the customer's laundry. */
export const processingRequests = async (
  { database, clock }: Needs<'clock' | 'database'>,
  memberId: number,
): Promise<ProcessingView[]> => {
  const rows = await requestsOf(database, memberId, ACTIVE_STATUSES, beforeOf(undefined), PROCESSING_LIMIT);
  return rows.map((row) => processingView(row, clock.now()));
};

/** A member's own request with all details. @throws {Refusal} `NOT_FOUND`, also for another member's. */
export const viewRequest = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  memberId: number,
  id: number,
): Promise<RequestDetailView> => {
  const request = await ownRequest(parts, memberId, id);
  const { database, clock } = parts;
  const [laundry, belongings, claims, hasReview, payment, benefits] = await Promise.all([
    findLaundry(database, request.laundryId),
    shownPartsOf(parts, [id]),
    claimsOfRequest(database, id),
    isReviewed(database, id),
    paymentView(database, request),
    benefitsOf(parts, request),
  ]);
  if (laundry === undefined) throw new Refusal('NOT_FOUND');
  const now = clock.now();
  const claiming = claimSummary(request, belongings, claims, now);
  return requestDetail(request, belongings, laundry, { now, claiming, isReviewed: hasReview, payment, benefits });
};

/** The estimate shown at order time. @throws {Refusal} `NOT_FOUND`. */
export const estimateOfRequest = async (parts: Needs<'database'>, memberId: number, id: number): Promise<Estimate> => {
  const { estimateMinWon: min, estimateMaxWon: max, laundryNumByUser } = await ownRequest(parts, memberId, id);
  return { min, max, lines: [{ label: '예상 금액', count: laundryNumByUser, min, max }] };
};
