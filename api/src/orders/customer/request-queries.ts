import { ACTIVE_STATUSES, STATUSES_OF_USAGE, type Estimate, type UsageType } from '@dongne/contract';
import { beforeOf, type Executor, onOneConnection, PAGE_SIZE, pageOf, pipelined, Refusal, type Needs } from '#base';
import { claimsOfRequest, claimSummary } from '../claim';
import { benefitsOf } from '../offer';
import { findRequest, shownPartsOf } from '../order';
import { paymentRowsOf, paymentView } from './payment-view';
import { requestsOf, requestWithShop } from './request-list-repository';
import type { ProcessingView, RequestDetailView, RequestSummaryView } from './request-schemas';
import { processingView, requestDetail, requestSummary } from './request-view';

/** Upper limit of a customer's open requests. */
const PROCESSING_LIMIT = 100;

/** Narrows a found request. @throws {Refusal} `NOT_FOUND`. */
const existing = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw new Refusal('NOT_FOUND', { svMessage: '찾는 신청이 없어요.' });
  return found;
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

/**
 * Reads a member's own request with all details.
 *
 * @param executor one connection, on which the statements are pipelined.
 * @throws {Refusal} `NOT_FOUND`, also for another member's.
 */
export const readRequest = async (
  { clock, config }: Needs<'clock' | 'config'>,
  executor: Executor,
  memberId: number,
  id: number,
): Promise<RequestDetailView> => {
  const parts = { clock, config, database: executor };
  const [found, belongings, claims, paymentRows] = await pipelined([
    requestWithShop(executor, memberId, id),
    shownPartsOf(parts, [id]),
    claimsOfRequest(executor, id),
    paymentRowsOf(executor, id),
  ]);
  const { request, laundry, isReviewed } = existing(found);
  const [payment, benefits] = await pipelined([
    paymentView(executor, request, paymentRows),
    benefitsOf(parts, request),
  ]);
  const now = clock.now();
  const claiming = claimSummary(request, belongings, claims, now);
  return requestDetail(request, belongings, laundry, { now, claiming, isReviewed, payment, benefits });
};

/** Does the same on a connection of its own. */
export const viewRequest = (
  parts: Needs<'clock' | 'config' | 'database'>,
  memberId: number,
  id: number,
): Promise<RequestDetailView> =>
  onOneConnection(parts.database, (executor) => readRequest(parts, executor, memberId, id));

/** The estimate shown at order time. @throws {Refusal} `NOT_FOUND`. */
export const estimateOfRequest = async (parts: Needs<'database'>, memberId: number, id: number): Promise<Estimate> => {
  const request = existing(await findRequest(parts.database, { memberId }, id));
  const { estimateMinWon: min, estimateMaxWon: max, laundryNumByUser } = request;
  return { min, max, lines: [{ label: '예상 금액', count: laundryNumByUser, min, max }] };
};
