import { isDeepStrictEqual } from 'node:util';
import {
  IMAGE_LIMIT,
  isActive,
  REQUEST_LIMITS,
  piecesOf,
  seoulDate,
  stillOffered,
  type AnnouncedItem,
} from '@dongne/contract';
import {
  invalidField,
  Refusal,
  keysOf,
  type Needs,
  type Transaction,
  type StoredPhotos,
  queueFileRemovals,
  withStoredPhotos,
} from '#base';
import { REQUEST_TEXTS, notifyMember } from '#customers';
import { findShopOffer, type ShopOffer } from '#shops';
import {
  addPhotoRows,
  countMends,
  countStainPhotos,
  deleteMendsBut,
  deletePhotosBut,
  handOnClothPhotos,
  keptMends,
  lockRequest,
  recordInTimeline,
  type RequestRow,
  updateRequest,
} from '../order';
import { moveToTime, newTimeOf, spokenTime } from './edited-time';
import type { SentForm } from './form-reader';
import { checkAdvanceLimit } from './order-checks';
import { addMends, photosOf } from './request-create';
import { estimateFor } from './request-estimate';
import { type EditedRequest, editedRequestOf } from './request-input';
import { checkMends, expectedReturnOf, orderedServices, piecesHandedOver } from './request-shop';
import { checkValuables, EDITED, type MendInput, wishColumns } from './request-wishes';

/** Deletes mends and photos that the edit does not keep, with the photos' files. @returns whether there was any. */
const removeUnkept = async (
  tx: Transaction,
  requestId: number,
  { hasStain, keptStainIds, keptMendIds }: EditedRequest,
  now: Date,
): Promise<boolean> => {
  const stainIds = hasStain ? keptStainIds : [];
  if (keptMendIds !== null) await handOnClothPhotos(tx, requestId, keptMendIds);
  const fileKeys = await deletePhotosBut(tx, requestId, { stainIds, mendIds: keptMendIds });
  await queueFileRemovals(tx, fileKeys, now);
  const goneMends = keptMendIds === null ? 0 : await deleteMendsBut(tx, requestId, keptMendIds);
  return fileKeys.length + goneMends > 0;
};

/** Changes of an edit, in the customer's words; empty without changes. */
const editedParts = (
  before: RequestRow,
  after: Pick<RequestRow, keyof typeof EDITED>,
  isOtherwise: { readonly photosOrMends: boolean; readonly newTime: Date | undefined },
): string[] => [
  ...(isOtherwise.newTime === undefined ? [] : [`수거 시간(${spokenTime(isOtherwise.newTime)})`]),
  ...keysOf(EDITED)
    .filter((column) => !isDeepStrictEqual(before[column], after[column]))
    .map((column) => EDITED[column]),
  ...(isOtherwise.photosOrMends ? ['사진·수선'] : []),
];

const checkMendCount = async (tx: Transaction, requestId: number): Promise<void> => {
  if ((await countMends(tx, requestId)) > REQUEST_LIMITS.mends)
    throw invalidField('mendInfo', `수선은 ${REQUEST_LIMITS.mends}건까지 신청할 수 있어요.`);
};

const checkStainCount = async (tx: Transaction, requestId: number): Promise<void> => {
  if ((await countStainPhotos(tx, requestId)) > IMAGE_LIMIT.stain)
    throw invalidField('stain', `사진 등록은 ${IMAGE_LIMIT.stain}개 까지 할 수 있어요.`);
};

/** Previously counted items, for a page that does not send the field: kept while they fit the new total. */
const itemsThatFit = (
  { announcedItems }: RequestRow,
  { prices }: ShopOffer,
  laundryNumByUser: number,
): readonly AnnouncedItem[] =>
  piecesOf(announcedItems) > laundryNumByUser ? [] : stillOffered(announcedItems, prices);

/** Numbers garments of the form downward from -1, so that they do not collide with stored ones. */
const ofNewGarment = (mend: MendInput): MendInput => ({
  ...mend,
  clothNo: mend.clothNo === null ? null : -1 - mend.clothNo,
});

const edit = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  owner: { readonly memberId: number; readonly id: number },
  input: EditedRequest,
  kept: StoredPhotos,
): Promise<void> => {
  const { clock } = parts;
  const request = await lockRequest(tx, { memberId: owner.memberId }, owner.id);
  if (request === undefined) throw new Refusal('NOT_FOUND');
  if (request.status !== 'Requested')
    throw new Refusal('INVALID_TRANSITION', {
      svMessage: isActive(request.status)
        ? '수거한 뒤에는 신청을 수정할 수 없어요.'
        : '이미 끝난 신청이라 수정할 수 없어요.',
    });
  const laundry = await findShopOffer(tx, request.laundryId, seoulDate(clock.now()));
  if (laundry === undefined) throw new Refusal('NOT_FOUND');
  checkMends(laundry, input.mends);
  checkValuables(input, clock.now());
  const paidServices = await orderedServices(tx, laundry.id, input.serviceCodes);
  const items = input.items ?? itemsThatFit(request, laundry, input.laundryNumByUser);
  const mends = [...(await keptMends(tx, request.id, input.keptMendIds)), ...input.mends.map(ofNewGarment)];
  const laundryNumByUser = piecesHandedOver({ count: input.laundryNumByUser, items, mends });
  const estimate = await estimateFor(
    tx,
    { memberId: owner.memberId, laundry, now: clock.now() },
    { ...input, items, paidServices, mends },
  );
  checkAdvanceLimit(input.advanceLimitWon, estimate);
  const wishes = {
    ...wishColumns(input),
    laundryNumByUser,
    announcedItems: items,
    paidServices,
    washingPreferences: input.washingPreferences ?? request.washingPreferences,
    valuables: input.valuables ?? request.valuables,
  };
  const newTime = newTimeOf(request, input);
  if (newTime !== undefined) await moveToTime(tx, parts, request, laundry, newTime);
  await updateRequest(tx, request.id, {
    ...wishes,
    // Resets the acceptance: the shop has accepted the earlier time only.
    ...(newTime !== undefined && { collectionTime: newTime, acceptedAt: null }),
    estimateMinWon: estimate.min,
    estimateMaxWon: estimate.max,
    expectedReturnAt: expectedReturnOf(laundry, newTime ?? request.collectionTime, {
      laundryNumByUser,
      items,
    }),
  });
  const isAnythingGone = await removeUnkept(tx, request.id, input, clock.now());
  await addPhotoRows(tx, { requestId: request.id, kind: 'stain', at: clock.now() }, input.stains, kept);
  await checkStainCount(tx, request.id);
  await addMends(tx, request.id, input.mends, kept, clock.now());
  await checkMendCount(tx, request.id);
  const photosOrMends = isAnythingGone || input.stains.length + input.mends.length > 0;
  const edited = editedParts(request, wishes, { photosOrMends, newTime });
  if (edited.length === 0) return;
  const row = { to: request.status, actor: { type: 'customer', id: owner.memberId }, event: 'edited' } as const;
  const reason = `바꾼 내용: ${edited.join(', ')}`;
  await recordInTimeline(tx, request.id, request.status, { ...row, reason }, clock.now());
  if (newTime === undefined) return;
  const text = REQUEST_TEXTS.timeChanged({ id: request.id, time: spokenTime(newTime) });
  await notifyMember(tx, parts, owner.memberId, text, request.id);
};

/**
 * Changes a request before its collection. A new time resets the shop's acceptance.
 *
 * @throws {Refusal} `NOT_FOUND`, `INVALID_TRANSITION` once it was collected, `VALIDATION` with fields, `SLOT_FULL`.
 */
export const editRequest = async (
  parts: Needs<'clock' | 'database' | 'files' | 'messages'>,
  owner: { readonly memberId: number; readonly id: number },
  form: SentForm,
): Promise<void> => {
  const input = editedRequestOf(form);
  await withStoredPhotos(parts.files, photosOf(input), (kept) =>
    parts.database.transaction((tx) => edit(tx, parts, owner, input, kept)),
  );
};
