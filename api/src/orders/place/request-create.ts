import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_WASHING_PREFERENCES, seoulDate } from '@dongne/contract';
import {
  type Needs,
  pipelined,
  type StoredPhotos,
  type SentPhoto,
  withStoredPhotos,
  withPipelinedIdempotency,
  type Transaction,
} from '#base';
import {
  givesMemberPrice,
  holdMember,
  MOVE_TEXTS,
  notifyKnownMember,
  updateMember,
  type AddressRow,
  type MemberRow,
} from '#customers';
import type { OrderedService, PickupAddress } from '#tables';
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
import { estimateAtPrice } from './request-estimate';
import { type NewRequest, newRequestOf } from './request-input';
import {
  checkMends,
  checkOrderable,
  checkSlot,
  coveredAddress,
  existingShop,
  expectedReturnOf,
  orderedServices,
  piecesHandedOver,
  takeSlot,
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

/** Facts of an order, with the chosen paid extras. */
type OrderFacts = OrderBasis & { readonly paidServices: readonly OrderedService[] };

/** Reads what an order depends on, in one round trip. Needs the lock of the member. */
const readFacts = async (
  tx: Transaction,
  { clock }: Needs<'clock'>,
  memberId: number,
  input: NewRequest,
): Promise<OrderFacts> => {
  const now = clock.now();
  const [basis, paidServices] = await pipelined([
    findOrderBasis(tx, memberId, input.laundryId, seoulDate(now)),
    orderedServices(tx, input.laundryId, input.serviceCodes),
    checkPaymentChoice(tx, memberId, input, now),
  ]);
  return { ...existingShop(basis), paidServices };
};

/** Preferences of an order: those of the form, which the member keeps for the next one, or the kept ones. */
const preferencesFor = ({ washingPreferences: kept }: MemberRow, { washingPreferences: chosen }: NewRequest) => ({
  preferences: chosen ?? kept ?? DEFAULT_WASHING_PREFERENCES,
  toKeep: isDeepStrictEqual(chosen, kept) ? null : chosen,
});

/** Columns of a new request. @throws {Refusal} as `createRequest`, apart from its limits. */
const newRow = (
  { requestId, member, membership, address: lived, laundry, paidServices }: OrderFacts,
  { clock }: Needs<'clock'>,
  input: NewRequest,
) => {
  const now = clock.now();
  checkOrderable(laundry, clock);
  checkMends(laundry, input.mends);
  checkValuables(input, now);
  const address = coveredAddress(lived, laundry);
  const items = input.items ?? [];
  const laundryNumByUser = piecesHandedOver({ count: input.laundryNumByUser, items, mends: input.mends });
  const pieces = { laundryNumByUser, items };
  const hasMembershipDiscount = givesMemberPrice(membership ?? undefined, laundry, now);
  const estimate = estimateAtPrice(laundry, hasMembershipDiscount, { ...input, items, paidServices });
  checkAdvanceLimit(input.advanceLimitWon, estimate);
  checkSlot(laundry, input.collectionTime, clock);
  return {
    id: requestId,
    memberId: member.id,
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
    washingPreferences: preferencesFor(member, input).preferences,
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
};

const keepPreferences = async (tx: Transaction, member: MemberRow, input: NewRequest): Promise<void> => {
  const { toKeep } = preferencesFor(member, input);
  if (toKeep !== null) await updateMember(tx, member.id, { washingPreferences: toKeep });
};

/** Writes a request with all that belongs to it in one round trip; the request first, because the others refer to it. */
const writeRequest = async (
  tx: Transaction,
  { clock, messages }: Needs<'clock' | 'messages'>,
  { member, laundry }: OrderFacts,
  row: ReturnType<typeof newRow>,
  input: NewRequest,
  kept: StoredPhotos,
): Promise<void> => {
  const { id, createdAt: at } = row;
  const firstMove = timelineRow(null, { to: 'Requested', actor: { type: 'customer', id: member.id } }, at);
  await pipelined([
    takeSlot(tx, laundry, input.collectionTime),
    insertRequestRow(tx, row, firstMove),
    keepPreferences(tx, member, input),
    addPhotoRows(tx, { requestId: id, kind: 'stain', at }, input.stains, kept),
    addMends(tx, id, input.mends, kept, at),
    notifyKnownMember(tx, { clock, messages }, member, MOVE_TEXTS.Requested({ id }), id),
  ]);
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
  const [, facts] = await pipelined([holdMember(tx, memberId), readFacts(tx, parts, memberId, input)]);
  await writeRequest(tx, parts, facts, newRow(facts, parts, input), input, kept);
  const request = await findRequestById(tx, facts.requestId);
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
  const { memberId, key } = call;
  const input = newRequestOf(call.form);
  return withStoredPhotos(files, photosOf(input), (kept) =>
    withPipelinedIdempotency(
      database,
      { memberId, key, body: formFingerprint(call.form), clock },
      {
        // So of two concurrent orders the second sees the first, and of an order and a withdrawal the later one sees
        // the other. The lock allows a change of the member, since the order may keep its washing preferences.
        lock: (tx) => holdMember(tx, memberId),
        read: async (tx) => {
          const [facts] = await pipelined([readFacts(tx, parts, memberId, input), checkSecond(tx, memberId, input)]);
          return facts;
        },
        write: (tx, facts) => {
          checkStanding(facts);
          const row = newRow(facts, parts, input);
          const written = [countOrder(tx, parts, memberId), writeRequest(tx, parts, facts, row, input, kept)];
          return { answer: { applicationId: facts.requestId }, written: pipelined(written) };
        },
      },
    ),
  );
};
