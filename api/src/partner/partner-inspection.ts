import { seoulDay } from '@dongne/contract';
import { Value } from 'typebox/value';
import type { AppParts } from '../common/app-parts';
import { invalidField, Refusal } from '../common/refusal';
import { Day, Instant } from '../common/schemas';
import type { Transaction } from '../database/database';
import { pricesOf, findLaundry } from '../laundries/laundry-repository';
import { findMembership } from '../memberships/membership-repository';
import { isRunning } from '../memberships/membership-rules';
import { makeOffer, type OfferedItem } from '../request-moves/make-offer';
import { moveRequest } from '../request-moves/move-request';
import type { SentPhoto } from '../request-form/request-form';
import { addPhotoRows, withKeptPhotos, type KeptPhotos } from '../request-form/request-photos';
import type { RequestRow } from '../requests/request-repository';
import { onShopRequest, type ShopRequest } from './partner-commands';

/** A piece or mend as the shop found it; without a price the shop's list price counts. */
export interface InspectedItem {
  readonly kind: 'wash' | 'mend';
  readonly category: string;
  readonly name: string;
  readonly count: number;
  readonly priceWon: number | null;
  readonly note: string;
  readonly photo: SentPhoto | null;
}

const MAX_ITEMS = 200;
/** No laundry takes longer than a year; what does is a mistake. */
const LONGEST_WORK_MS = 366 * 24 * 3600_000;

/** `2026-03-04` or an instant. @throws {Refusal} `VALIDATION`, also for a day that is over. */
export const dueDateOf = (text: string, now: Date): Date => {
  const dueDate = Value.Check(Day, text) ? seoulDay(text).endOf('day').toDate() : new Date(text);
  const isReadable = Value.Check(Day, text) || Value.Check(Instant, text);
  const isWithinReach = isReadable && dueDate >= now && dueDate.getTime() - now.getTime() <= LONGEST_WORK_MS;
  if (!isWithinReach) throw invalidField('dueDate', '완료 예정일을 다시 확인해 주세요.');
  return dueDate;
};

const offeredItems = async (
  tx: Transaction,
  request: RequestRow,
  items: readonly InspectedItem[],
  kept: KeptPhotos,
  at: Date,
): Promise<OfferedItem[]> => {
  const offered: OfferedItem[] = [];
  const listPrice = new Map(
    (await pricesOf(tx, request.laundryId)).map(({ category, priceWon }) => [`${category}`, priceWon]),
  );
  for (const { kind, category, name, count, priceWon, note, photo } of items) {
    const estimatedWon = kind === 'wash' ? (listPrice.get(category) ?? null) : null;
    const price = priceWon ?? estimatedWon;
    if (price === null) throw invalidField('items', `가격을 적어 주세요: ${category}`);
    const photos = photo === null ? [] : [photo];
    const photoIds = await addPhotoRows(tx, { requestId: request.id, kind: 'item', at }, photos, kept);
    const item = { kind, category, name, estimatedWon, priceWon: price, note, photoIds };
    offered.push(...Array.from({ length: count }, () => item));
  }
  return offered;
};

const isMemberPrice = async (tx: Transaction, request: RequestRow, parts: AppParts): Promise<boolean> => {
  const laundry = await findLaundry(tx, request.laundryId);
  return (
    laundry?.hasMembershipService === true && isRunning(await findMembership(tx, request.memberId), parts.clock.now())
  );
};

/** Opens the inspection: Collected → Registering. @throws {Refusal} `NOT_FOUND`, `INVALID_TRANSITION`. */
export const inspectRequest = (parts: AppParts, which: ShopRequest): Promise<void> =>
  onShopRequest(parts, which, (tx, request) =>
    moveRequest(tx, parts, request, { to: 'Registering', actor: { type: 'shop', id: which.laundryId } }),
  );

/**
 * Prices every piece and says when it will be ready: Registering → Registered. A shop that has not opened the inspection
 * opens it by this. What was registered already stays as it is.
 *
 * @throws {Refusal} `NOT_FOUND`, `INVALID_TRANSITION`, `VALIDATION`.
 */
export const registerRequest = (
  parts: AppParts,
  which: ShopRequest,
  { items, dueDate }: { readonly items: readonly InspectedItem[]; readonly dueDate: string },
): Promise<void> => {
  const now = parts.clock.now();
  if (items.reduce((total, { count }) => total + count, 0) > MAX_ITEMS)
    throw invalidField('items', '품목이 너무 많아요.');
  const actor = { type: 'shop', id: which.laundryId } as const;
  const register = async (tx: Transaction, request: RequestRow, kept: KeptPhotos): Promise<void> => {
    if (request.status === 'Registered') return;
    const opened =
      request.status === 'Collected' ? await moveRequest(tx, parts, request, { to: 'Registering', actor }) : request;
    if (opened.status !== 'Registering') throw new Refusal('INVALID_TRANSITION');
    const offer = {
      items: await offeredItems(tx, opened, items, kept, now),
      dueDate: dueDateOf(dueDate, now),
      piecesNote: null,
      contentHash: null,
      hasMembershipDiscount: await isMemberPrice(tx, opened, parts),
    };
    const changes = await makeOffer(tx, opened, offer, now);
    await moveRequest(tx, parts, opened, { to: 'Registered', actor, changes });
  };
  const photos = items.flatMap(({ photo }) => (photo === null ? [] : [photo]));
  return withKeptPhotos(parts.files, photos, (kept) =>
    onShopRequest(parts, which, (tx, request) => register(tx, request, kept)),
  );
};
