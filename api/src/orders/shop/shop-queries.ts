import type { RequestStatus } from '@dongne/contract';
import { beforeOf, PAGE_SIZE, pageOf, Refusal, type Needs } from '#base';
import { findLaundry, type Laundry } from '#shops';
import { canCallCustomer } from '../offer';
import {
  findRequest,
  questionView,
  type RequestParts,
  type RequestRow,
  sharedView,
  shownPartsOf,
  visibleToShop,
} from '../order';
import { pickupAreaOf } from './pickup-area';
import type { ShopRequest } from './shop-commands';
import { requestsOfShop } from './shop-request-repository';
import type { PartnerRequestView } from './shop-schemas';

interface Viewer {
  readonly shop: Laundry;
  readonly now: Date;
}

const partnerView = (request: RequestRow, parts: RequestParts, { shop, now }: Viewer): PartnerRequestView => ({
  ...sharedView(request, parts),
  ...visibleToShop(request, now),
  area: pickupAreaOf(request, shop),
  isAccepted: request.acceptedAt !== null,
  isApproved: request.approvedAt !== null,
  offerVersion: request.offerVersion ?? 0,
  questions: parts.questions.map((row) => ({ ...questionView(row), itemId: row.itemId, itemName: row.itemName })),
  canCallCustomer: canCallCustomer(request, parts.offers[0], now),
});

const viewerOf = async ({ database, clock }: Needs<'clock' | 'database'>, laundryId: number): Promise<Viewer> => {
  const shop = await findLaundry(database, laundryId);
  if (shop === undefined) throw new Refusal('NOT_FOUND');
  return { shop, now: clock.now() };
};

/** A shop's request. @throws {Refusal} `NOT_FOUND`, also for another shop's. */
export const viewShopRequest = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  { laundryId, id }: ShopRequest,
): Promise<PartnerRequestView> => {
  const { database } = parts;
  const request = await findRequest(database, { laundryId }, id);
  if (request === undefined) throw new Refusal('NOT_FOUND', { svMessage: '찾는 신청이 없어요.' });
  return partnerView(request, await shownPartsOf(parts, [id]), await viewerOf(parts, laundryId));
};

const only = (parts: RequestParts, requestId: number): RequestParts => ({
  moves: parts.moves.filter((row) => row.requestId === requestId),
  offers: parts.offers.filter((row) => row.requestId === requestId),
  items: parts.items.filter((row) => row.requestId === requestId),
  mends: parts.mends.filter((row) => row.requestId === requestId),
  photos: parts.photos.filter((row) => row.requestId === requestId),
  questions: parts.questions.filter((row) => row.requestId === requestId),
  noShows: parts.noShows.filter((row) => row.requestId === requestId),
});

/** One page of a shop's requests, newest first. */
export const listShopRequests = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  laundryId: number,
  { status, cursor }: { readonly status?: RequestStatus; readonly cursor?: string },
): Promise<{ items: PartnerRequestView[]; nextCursor: string | null }> => {
  const { database } = parts;
  const { items, nextCursor } = pageOf(
    await requestsOfShop(database, laundryId, status, beforeOf(cursor), PAGE_SIZE + 1),
  );
  const belongings = await shownPartsOf(
    parts,
    items.map(({ id }) => id),
  );
  const viewer = await viewerOf(parts, laundryId);
  return { items: items.map((request) => partnerView(request, only(belongings, request.id), viewer)), nextCursor };
};
