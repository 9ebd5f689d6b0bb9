import { ACTIONS_OF_STATUS, IMAGE_LIMIT } from '@dongne/contract';
import { settleReviewPoints } from '#money';
import {
  invalidField,
  Refusal,
  type Needs,
  type Transaction,
  type StoredPhotos,
  namePhotos,
  queueFileRemovals,
  removeQueuedFiles,
  type SentPhoto,
  withStoredPhotos,
  withIdempotency,
} from '#base';
import { recountReviews } from '#shops';
import { findMember, maskedName } from '#customers';
import { lockRequestAndMember, type RequestRow } from '../order';
import { type NewReview, type ReviewEdit, reviewFingerprint, TOO_MANY_PHOTOS } from './review-form';
import { deleteReviewPhotosBut, insertReviewPhotos, photosOfReviews } from './review-photo-repository';
import { deleteReview, findOwnReview, insertReview, type ReviewRow, updateReview } from './review-repository';

/** Result of a call about a review. */
interface Saved {
  readonly id: number;
  readonly changedPoints: number;
}

/** A member and one of their reviews. */
export interface OwnReview {
  readonly memberId: number;
  readonly id: number;
}

const NO_REVIEW = { svMessage: '찾는 리뷰가 없어요.' };
const TOO_EARLY = { svMessage: '세탁물을 받은 뒤에 리뷰를 쓸 수 있어요.' };
const HIDDEN = { svMessage: '가려진 리뷰는 앱에서 삭제할 수 없어요. 삭제를 원하시면 고객센터로 알려 주세요.' };
const WRITTEN = { svMessage: '이미 리뷰를 쓰셨어요. 내 리뷰에서 수정할 수 있어요.' };

const ownRequest = async (tx: Transaction, memberId: number, requestId: number): Promise<RequestRow> => {
  const request = await lockRequestAndMember(tx, { memberId }, requestId);
  if (request === undefined) throw new Refusal('NOT_FOUND', { svMessage: '찾는 신청이 없어요.' });
  return request;
};

const writerOf = async (tx: Transaction, memberId: number): Promise<string> => {
  const member = await findMember(tx, memberId);
  if (member === undefined) throw new Refusal('INVALID_JWT');
  return maskedName(member.nickname);
};

const addPhotos = async (
  tx: Transaction,
  { reviewId, at }: { readonly reviewId: number; readonly at: Date },
  photos: readonly SentPhoto[],
  kept: StoredPhotos,
): Promise<void> => {
  await insertReviewPhotos(
    tx,
    namePhotos(kept, photos).map((photo) => ({ ...photo, reviewId, createdAt: at })),
  );
};

const writeReview = async (
  tx: Transaction,
  parts: Needs<'clock'>,
  memberId: number,
  { requestId, rating, keywords, text, photos }: NewReview,
  kept: StoredPhotos,
): Promise<Saved> => {
  const { laundryId, status } = await ownRequest(tx, memberId, requestId);
  const writer = await writerOf(tx, memberId);
  if (!ACTIONS_OF_STATUS[status].includes('review')) throw new Refusal('INVALID_TRANSITION', TOO_EARLY);
  const createdAt = parts.clock.now();
  const id = await insertReview(tx, { laundryId, memberId, requestId, writer, rating, keywords, text, createdAt });
  if (id === undefined) throw new Refusal('ALREADY_EXISTS', WRITTEN);
  await addPhotos(tx, { reviewId: id, at: createdAt }, photos, kept);
  await recountReviews(tx, laundryId);
  return { id, changedPoints: await settleReviewPoints(tx, parts, requestId) };
};

/**
 * Writes the review of a request, once, with its photos, the shop's figures and the points, in one transaction.
 *
 * @throws {Refusal} `NOT_FOUND` for another member's request, `INVALID_TRANSITION` before the delivery,
 * `ALREADY_EXISTS`, `IDEMPOTENCY_MISMATCH`, `INVALID_JWT` of a member who has just withdrawn.
 */
export const createReview = (
  parts: Needs<'clock' | 'database' | 'files'>,
  call: { readonly memberId: number; readonly key: string | undefined; readonly review: NewReview },
): Promise<Saved> => {
  const { memberId, key, review } = call;
  const { clock, database, files } = parts;
  return withStoredPhotos(files, review.photos, (kept) =>
    database.transaction((tx) =>
      withIdempotency(tx, { memberId, key, body: reviewFingerprint(review), clock }, () =>
        writeReview(tx, parts, memberId, review, kept),
      ),
    ),
  );
};

/** Runs a command on a member's own review with its request locked. @throws {Refusal} `NOT_FOUND`. */
const onOwn = async <Answer>(
  tx: Transaction,
  { memberId, id }: OwnReview,
  command: (row: ReviewRow, requestId: number) => Promise<Answer>,
): Promise<Answer> => {
  const found = await findOwnReview(tx, memberId, id);
  const requestId = found?.review.requestId ?? null;
  if (requestId === null) throw new Refusal('NOT_FOUND', NO_REVIEW);
  await ownRequest(tx, memberId, requestId);
  // Reads it again: it may have been removed while waiting for the lock.
  const review = await findOwnReview(tx, memberId, id);
  if (review === undefined) throw new Refusal('NOT_FOUND', NO_REVIEW);
  return command(review, requestId);
};

const changeReview = async (
  tx: Transaction,
  parts: Needs<'clock'>,
  own: OwnReview,
  { rating, keywords, text, photos, keptPhotos }: ReviewEdit,
  kept: StoredPhotos,
): Promise<Saved> =>
  onOwn(tx, own, async ({ review: { laundryId } }, requestId) => {
    const { id } = own;
    const editedAt = parts.clock.now();
    const before = (await photosOfReviews(tx, [id])).map((photo) => photo.id);
    const staying = before.filter((photo) => keptPhotos === null || keptPhotos.includes(photo));
    if (staying.length + photos.length > IMAGE_LIMIT.review) throw invalidField('photo', TOO_MANY_PHOTOS);
    await queueFileRemovals(tx, await deleteReviewPhotosBut(tx, id, staying), editedAt);
    await addPhotos(tx, { reviewId: id, at: editedAt }, photos, kept);
    const writer = await writerOf(tx, own.memberId);
    await updateReview(tx, id, { writer, rating, keywords, text, editedAt });
    await recountReviews(tx, laundryId);
    return { id, changedPoints: await settleReviewPoints(tx, parts, requestId) };
  });

/** Deletes files of removed photos; failures are left to the job. */
const removingFiles = async <Answer>(parts: Needs<'database' | 'files'>, work: Promise<Answer>): Promise<Answer> => {
  const answer = await work;
  await removeQueuedFiles(parts).catch(() => undefined);
  return answer;
};

/** Changes a member's own review. @throws {Refusal} `NOT_FOUND`, `VALIDATION` with `photo` for too many. */
export const editReview = (
  parts: Needs<'clock' | 'database' | 'files'>,
  own: OwnReview,
  edit: ReviewEdit,
): Promise<Saved> =>
  removingFiles(
    parts,
    withStoredPhotos(parts.files, edit.photos, (kept) =>
      parts.database.transaction((tx) => changeReview(tx, parts, own, edit, kept)),
    ),
  );

/**
 * Removes a member's own review with its photos; another one may be written.
 *
 * @throws {Refusal} `NOT_FOUND`, `INVALID_TRANSITION` of a hidden one.
 */
export const removeReview = (
  parts: Needs<'clock' | 'database' | 'files'>,
  own: OwnReview,
): Promise<{ readonly changedPoints: number }> =>
  removingFiles(
    parts,
    parts.database.transaction((tx) =>
      onOwn(tx, own, async ({ review: { laundryId, hiddenAt } }, requestId) => {
        // Removing a hidden review would allow the same words again.
        if (hiddenAt !== null) throw new Refusal('INVALID_TRANSITION', HIDDEN);
        await queueFileRemovals(tx, await deleteReviewPhotosBut(tx, own.id, []), parts.clock.now());
        await deleteReview(tx, own.id);
        await recountReviews(tx, laundryId);
        return { changedPoints: await settleReviewPoints(tx, parts, requestId) };
      }),
    ),
  );
