import { Value } from 'typebox/value';
import {
  invalidField,
  Refusal,
  Day,
  Instant,
  type Needs,
  type Transaction,
  type StoredPhotos,
  withStoredPhotos,
} from '#base';
import { endOfDay, findLaundry, pricesOf } from '#shops';
import { hasMemberPrice } from '#customers';
import { currentOffer, type OfferedItem, offerPrice } from '../offer';
import { transitionRequest } from '../on-transition';
import { addPhotoRows, findRequest, lockRequestAndMember, type RequestRow } from '../order';
import { readVoucherBalance, type VoucherBalance } from '../voucher';
import {
  contentHashOf,
  type InspectedItem,
  piecesNoteOf,
  piecesOf,
  type PricedItem,
  priceItems,
} from './inspected-items';
import { registeredDifference } from './pieces-difference';
import { onShopRequest, type ShopRequest } from './shop-commands';

/** Inspected items with their prices. */
export interface Inspection {
  readonly items: readonly InspectedItem[];
  readonly dueDate: string;
  /** Reason why the items differ from the collection. */
  readonly piecesNote: string;
  /** Version of the offer that this one replaces (optimistic lock), 0 without one; undefined replaces any. */
  readonly replaces?: number | undefined;
}

/** Conflict with an offer that the author has not seen. */
const OFFERED_MEANWHILE = '그사이 다른 금액을 안내했어요. 새로고침한 뒤 다시 확인해 주세요.';

/** Upper limit of a due date; a later one is a mistake. */
const LONGEST_WORK_MS = 366 * 24 * 3600_000;

/** `2026-03-04` or an instant. @throws {Refusal} `VALIDATION`, also for a day that is over. */
const dueDateOf = (text: string, now: Date): Date => {
  const dueDate = Value.Check(Day, text) ? endOfDay(text) : new Date(text);
  const isReadable = Value.Check(Day, text) || Value.Check(Instant, text);
  const isWithinReach = isReadable && dueDate >= now && dueDate.getTime() - now.getTime() <= LONGEST_WORK_MS;
  if (!isWithinReach) throw invalidField('dueDate', '완료 예정일을 다시 확인해 주세요.');
  return dueDate;
};

const listPriceOf = async (tx: Transaction, laundryId: number): Promise<ReadonlyMap<string, number>> =>
  new Map((await pricesOf(tx, laundryId)).map(({ category, priceWon }) => [category, priceWon]));

/** One row per piece; pieces of a kind share their photo. */
const offeredItems = async (
  tx: Transaction,
  request: RequestRow,
  items: readonly PricedItem[],
  stored: StoredPhotos,
  at: Date,
): Promise<OfferedItem[]> => {
  const offered: OfferedItem[] = [];
  for (const { count, photo, ...item } of items) {
    const photos = photo === null ? [] : [photo];
    const photoIds = await addPhotoRows(tx, { requestId: request.id, kind: 'item', at }, photos, stored);
    offered.push(...Array.from({ length: count }, () => ({ ...item, photoIds })));
  }
  return offered;
};

const isMemberPrice = async (tx: Transaction, request: RequestRow, { clock }: Needs<'clock'>): Promise<boolean> => {
  const laundry = await findLaundry(tx, request.laundryId);
  return laundry !== undefined && hasMemberPrice(tx, request.memberId, laundry, clock.now());
};

/** Opens the inspection: Collected → Registering. @throws {Refusal} `NOT_FOUND`, `INVALID_TRANSITION`. */
export const inspectRequest = (parts: Needs<'clock' | 'database' | 'messages'>, which: ShopRequest): Promise<void> =>
  onShopRequest(parts, which, (tx, request) =>
    transitionRequest(tx, parts, request, { to: 'Registering', actor: { type: 'shop', id: which.laundryId } }),
  );

/** @throws {Refusal} `INVALID_TRANSITION` where an offer is not possible any more, or nothing was collected. */
const openedRequest = (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  request: RequestRow,
): Promise<RequestRow> | RequestRow => {
  const { status, laundryId } = request;
  if (status === 'Collected')
    return transitionRequest(tx, parts, request, { to: 'Registering', actor: { type: 'shop', id: laundryId } });
  if (status === 'Registering' || status === 'Registered') return request;
  throw new Refusal('INVALID_TRANSITION');
};

const register = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  request: RequestRow,
  {
    inspection,
    stored,
    vouchers,
  }: {
    readonly inspection: Inspection;
    readonly stored: StoredPhotos;
    readonly vouchers: VoucherBalance | undefined;
  },
): Promise<void> => {
  const now = parts.clock.now();
  const opened = await openedRequest(tx, parts, request);
  const priced = priceItems(inspection.items, await listPriceOf(tx, request.laundryId));
  const piecesNote = piecesNoteOf(priced, request.pieces, inspection.piecesNote);
  const dueDate = dueDateOf(inspection.dueDate, now);
  const contentHash = contentHashOf(priced, dueDate, piecesNote);
  const before = (await currentOffer(tx, opened))?.offer;
  if (before?.contentHash === contentHash) return;
  if (inspection.replaces !== undefined && inspection.replaces !== (before?.version ?? 0))
    throw new Refusal('INVALID_TRANSITION', { svMessage: OFFERED_MEANWHILE });
  const difference = registeredDifference(request.pieces, piecesOf(priced, request.pieces), piecesNote);
  const offer = {
    items: await offeredItems(tx, opened, priced, stored, now),
    dueDate,
    piecesNote,
    contentHash,
    hasMembershipDiscount: await isMemberPrice(tx, opened, parts),
  };
  const actor = { type: 'shop', id: request.laundryId } as const;
  await offerPrice(tx, parts, opened, { actor, offer, difference, vouchers });
};

/** Balance of a voucher user, where an agreement in advance may approve the price; undefined otherwise. */
const balanceForAdvance = async (
  parts: Needs<'clock' | 'config' | 'database' | 'vouchers'>,
  { laundryId, id }: ShopRequest,
): Promise<VoucherBalance | undefined> => {
  const request = await findRequest(parts.database, { laundryId }, id);
  if (request === undefined || request.advanceLimitWon === null) return undefined;
  return readVoucherBalance(parts, request.memberId);
};

/**
 * Prices every piece with a due date: Registering → Registered. Opens the inspection implicitly. Corrects the offer
 * before the approval; idempotent.
 *
 * @throws {Refusal} `NOT_FOUND`, `INVALID_TRANSITION`, also where the offer differs from the replaced version,
 * `VALIDATION`.
 */
export const registerRequest = async (
  parts: Needs<'clock' | 'config' | 'database' | 'files' | 'messages' | 'vouchers'>,
  which: ShopRequest,
  inspection: Inspection,
): Promise<void> => {
  const vouchers = await balanceForAdvance(parts, which);
  const photos = inspection.items.flatMap(({ photo }) => (photo === null ? [] : [photo]));
  return withStoredPhotos(parts.files, photos, (stored) =>
    onShopRequest(
      parts,
      which,
      (tx, request) => register(tx, parts, request, { inspection, stored, vouchers }),
      // Locks the member: leaving the membership must not change the discount during the calculation.
      lockRequestAndMember,
    ),
  );
};
