import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_WASHING_PREFERENCES, seoulDate, type WashingPreferences } from '@dongne/contract';
import {
  type Clock,
  type Needs,
  type StoredPhotos,
  type SentPhoto,
  withStoredPhotos,
  withIdempotency,
  type Transaction,
} from '#base';
import { MOVE_TEXTS, notifyKnownMember, updateMember, type AddressRow, type MemberRow } from '#customers';
import type { PickupAddress } from '#tables';
import {
  addPhotoRows,
  findRequestById,
  insertMend,
  insertRequestRow,
  timelineRow,
  nextClothNo,
  type RequestRow,
} from '../order';
import { formFingerprint, type SentForm } from './form-reader';
import { checkAdvanceLimit, checkPaymentChoice, checkSecond, checkStanding, countOrder } from './order-checks';
import { findOrderBasis, type OrderBasis } from './order-repository';
import { estimateFor } from './request-estimate';
import { type NewRequest, newRequestOf } from './request-input';
import {
  bookSlot,
  checkMends,
  checkOrderable,
  coveredAddress,
  existingShop,
  expectedReturnOf,
  orderedServices,
  piecesHandedOver,
} from './request-shop';
import { checkValuables, type MendInput, type RequestWishes, wishColumns } from './request-wishes';

const pickupAddressOf = (address: AddressRow): PickupAddress => ({
  address: address.address,
  roadAddress: address.roadAddress,
  subAddress: address.subAddress,
  postalCode: address.postalCode,
  sido: address.sido,
  gungu: address.gungu,
  emd: address.emd,
  recipient: address.recipient,
  entranceInfo: address.entranceInfo,
});

/** Collects every photo of a form, whose bytes are stored before any row is written. */
export const photosOf = ({ stains, mends }: Pick<RequestWishes, 'stains' | 'mends'>): readonly SentPhoto[] => [
  ...stains,
  ...mends.flatMap(({ photos, clothPhotos }) => [...photos, ...clothPhotos]),
];

/** Writes mends with their pictures. */
export const addMends = async (
  tx: Transaction,
  requestId: number,
  mends: readonly MendInput[],
  kept: StoredPhotos,
  at: Date,
): Promise<void> => {
  if (mends.length === 0) return;
  const firstNo = await nextClothNo(tx, requestId);
  for (const { photos, clothPhotos, clothNo, ...mend } of mends) {
    const mendId = await insertMend(tx, { ...mend, requestId, clothNo: clothNo === null ? null : firstNo + clothNo });
    await addPhotoRows(tx, { requestId, kind: 'mend', mendId, at }, photos, kept);
    await addPhotoRows(tx, { requestId, kind: 'cloth', mendId, at }, clothPhotos, kept);
  }
};

const basisOf = async (
  tx: Transaction,
  clock: Clock,
  memberId: number,
  { laundryId }: NewRequest,
): Promise<OrderBasis> => existingShop(await findOrderBasis(tx, memberId, laundryId, seoulDate(clock.now())));

/** Preferences of an order: those of the form, which the member keeps for the next one, or the kept ones. */
const preferencesFor = async (
  tx: Transaction,
  { id, washingPreferences: kept }: MemberRow,
  { washingPreferences: chosen }: NewRequest,
): Promise<WashingPreferences> => {
  if (chosen !== null && !isDeepStrictEqual(chosen, kept)) await updateMember(tx, id, { washingPreferences: chosen });
  return chosen ?? kept ?? DEFAULT_WASHING_PREFERENCES;
};

const insertOn = async (
  tx: Transaction,
  { clock, messages }: Needs<'clock' | 'messages'>,
  { member, address: lived, laundry }: OrderBasis,
  input: NewRequest,
  kept: StoredPhotos,
): Promise<number> => {
  const now = clock.now();
  checkOrderable(laundry, clock);
  checkMends(laundry, input.mends);
  checkValuables(input, now);
  const { id: memberId } = member;
  await checkPaymentChoice(tx, memberId, input, now);
  const address = coveredAddress(lived, laundry);
  const paidServices = await orderedServices(tx, laundry.id, input.serviceCodes);
  const items = input.items ?? [];
  const laundryNumByUser = piecesHandedOver({ count: input.laundryNumByUser, items, mends: input.mends });
  const pieces = { laundryNumByUser, items };
  const estimate = await estimateFor(tx, { memberId, laundry, now }, { ...input, items, paidServices });
  checkAdvanceLimit(input.advanceLimitWon, estimate);
  await bookSlot(tx, laundry, input.collectionTime, clock);
  const row = {
    memberId,
    laundryId: laundry.id,
    status: 'Requested' as const,
    collectionTime: input.collectionTime,
    ...wishColumns(input),
    laundryNumByUser,
    announcedItems: items,
    hasPassword: input.hasPassword,
    entrancePassword: input.entrancePassword,
    deliveryBag: input.deliveryBag,
    creditCardId: input.creditCardId,
    couponId: input.couponId,
    paidServices,
    washingPreferences: await preferencesFor(tx, member, input),
    valuables: input.valuables ?? [],
    pickupAddress: pickupAddressOf(address),
    latitude: address.latitude,
    longitude: address.longitude,
    estimateMinWon: estimate.min,
    estimateMaxWon: estimate.max,
    expectedReturnAt: expectedReturnOf(laundry, input.collectionTime, pieces),
    statusAt: now,
    createdAt: now,
  };
  const id = await insertRequestRow(
    tx,
    row,
    timelineRow(null, { to: 'Requested', actor: { type: 'customer', id: memberId } }, now),
  );
  await addPhotoRows(tx, { requestId: id, kind: 'stain', at: now }, input.stains, kept);
  await addMends(tx, id, input.mends, kept, now);
  await notifyKnownMember(tx, { clock, messages }, member, MOVE_TEXTS.Requested({ id }), id);
  return id;
};

/**
 * Writes a request with its slot, its first status transition and its notification.
 *
 * @throws {Refusal} as `createRequest`.
 */
export const placeRequest = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  memberId: number,
  input: NewRequest,
  kept: StoredPhotos,
): Promise<RequestRow> => {
  const id = await insertOn(tx, parts, await basisOf(tx, parts.clock, memberId, input), input, kept);
  const request = await findRequestById(tx, id);
  if (request === undefined) throw new Error('an insert gave no row');
  return request;
};

/**
 * Orders a pickup: slot, request, timeline, mends and photos in one transaction, once per `Idempotency-Key`.
 *
 * @returns the request's id as `applicationId`.
 * @throws {Refusal} `VALIDATION` (with fields), `OUT_OF_AREA`, `SLOT_FULL`, `IDEMPOTENCY_MISMATCH`, `TOO_MANY_REQUESTS`,
 * `ALREADY_EXISTS` (with `applicationId`) for a second one that `refuseSecond` excludes.
 */
export const createRequest = async (
  parts: Needs<'clock' | 'config' | 'database' | 'files' | 'messages'>,
  call: { readonly memberId: number; readonly key: string | undefined; readonly form: SentForm },
): Promise<{ applicationId: number }> => {
  const { database, clock, files } = parts;
  const input = newRequestOf(call.form);
  return withStoredPhotos(files, photosOf(input), (kept) =>
    database.transaction((tx) =>
      withIdempotency(
        tx,
        { memberId: call.memberId, key: call.key, body: formFingerprint(call.form), clock },
        async () => {
          await countOrder(tx, parts, call.memberId);
          const basis = await basisOf(tx, clock, call.memberId, input);
          checkStanding(basis);
          await checkSecond(tx, call.memberId, input);
          return { applicationId: await insertOn(tx, parts, basis, input, kept) };
        },
      ),
    ),
  );
};
