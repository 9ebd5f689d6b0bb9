import type { RequestStatus } from '@dongne/contract';
import type { AppParts } from '../common/app-parts';
import { beforeOf, PAGE_SIZE, pageOf } from '../common/paging';
import { Refusal } from '../common/refusal';
import {
  canCallCustomer,
  findRequest,
  partsOf,
  questionView,
  type RequestPartRows,
  type RequestRow,
  requestsOfShop,
  sharedView,
  visibleToShop,
} from '../orders';
import type { ShopRequest } from './partner-commands';
import type { PartnerRequestView } from './partner-schemas';

const partnerView = (request: RequestRow, parts: RequestPartRows, now: Date): PartnerRequestView => ({
  ...sharedView(request, parts),
  ...visibleToShop(request, now),
  isAccepted: request.acceptedAt !== null,
  isApproved: request.approvedAt !== null,
  questions: parts.questions.map((row) => ({ ...questionView(row), itemId: row.itemId, itemName: row.itemName })),
  canCallCustomer: canCallCustomer(request, parts.offers[0], now),
});

/** A shop's request. @throws {Refusal} `NOT_FOUND`, also for another shop's. */
export const viewShopRequest = async (
  { database, clock }: AppParts,
  { laundryId, id }: ShopRequest,
): Promise<PartnerRequestView> => {
  const request = await findRequest(database, { laundryId }, id);
  if (request === undefined) throw new Refusal('NOT_FOUND', { svMessage: '찾는 신청이 없어요.' });
  return partnerView(request, await partsOf(database, [id]), clock.now());
};

const only = (parts: RequestPartRows, requestId: number): RequestPartRows => ({
  moves: parts.moves.filter((row) => row.requestId === requestId),
  offers: parts.offers.filter((row) => row.requestId === requestId),
  items: parts.items.filter((row) => row.requestId === requestId),
  mends: parts.mends.filter((row) => row.requestId === requestId),
  photos: parts.photos.filter((row) => row.requestId === requestId),
  questions: parts.questions.filter((row) => row.requestId === requestId),
});

/** One page of a shop's requests, newest first. */
export const listShopRequests = async (
  { database, clock }: AppParts,
  laundryId: number,
  { status, cursor }: { readonly status?: RequestStatus; readonly cursor?: string },
): Promise<{ items: PartnerRequestView[]; nextCursor: string | null }> => {
  const { items, nextCursor } = pageOf(
    await requestsOfShop(database, laundryId, status, beforeOf(cursor), PAGE_SIZE + 1),
  );
  const parts = await partsOf(
    database,
    items.map(({ id }) => id),
  );
  return { items: items.map((request) => partnerView(request, only(parts, request.id), clock.now())), nextCursor };
};
