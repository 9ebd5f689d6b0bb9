import { POINTS, takeFromLots, type PointLot } from '@dongne/contract';
import { type Needs, type Executor, type Transaction } from '#base';
import { findMember, isRestricted } from '#customers';
import { gainPoints } from './gain-points';
import { insertPoints, lockLots, lotsOf } from './point-repository';
import { findReviewedRequest, givenForReview, lockReviewOf, lotsOfReview } from './review-point-repository';

/** What a review is, as far as it earns points. */
type ReviewKind = 'none' | 'text' | 'photo';

/** What each kind of review is worth; ruling. */
const WORTH: Record<ReviewKind, number> = { none: 0, text: POINTS.review, photo: POINTS.photoReview };

/** What the reviews of a request have given, and what each kind of review would change: points that come, or go (negative). */
interface ReviewPoints {
  /** They come only when the request completes; until then `changes` says what comes then. */
  readonly isAwaited: boolean;
  readonly given: number;
  readonly changes: Readonly<Record<ReviewKind, number>>;
}

const sumOf = (lots: readonly PointLot[]): number => lots.reduce((total, { left }) => total + left, 0);

/** Never more is taken than is left of what the review has given: what was used is its member's. */
const changeTo = (worth: number, given: number, left: number): number =>
  worth >= given ? worth - given : 0 - Math.min(given - worth, left);

/** Programmes without coupons let nobody use points either, so their users are promised none. */
const canEarn = async (executor: Executor, memberId: number): Promise<boolean> => {
  const member = await findMember(executor, memberId);
  return member !== undefined && !isRestricted(member.partnerId, 'coupons');
};

const NOTHING: ReviewPoints = { isAwaited: false, given: 0, changes: { none: 0, text: 0, photo: 0 } };

/** What the review of a request has given and what another kind of review would change. */
export const viewReviewPoints = async (
  executor: Executor,
  { clock }: Needs<'clock'>,
  requestId: number,
): Promise<ReviewPoints> => {
  const request = await findReviewedRequest(executor, requestId);
  if (request === undefined || !(await canEarn(executor, request.memberId))) return NOTHING;
  const given = await givenForReview(executor, requestId);
  const ids = await lotsOfReview(executor, requestId);
  const left = sumOf(
    ids.length === 0 ? [] : await lotsOf(executor, { memberId: request.memberId, endsAfter: clock.now(), ids }),
  );
  const to = (kind: ReviewKind): number => changeTo(WORTH[kind], given, left);
  return {
    isAwaited: !request.isCompleted,
    given,
    changes: { none: to('none'), text: to('text'), photo: to('photo') },
  };
};

const kindOf = (photos: number | null): ReviewKind => {
  if (photos === null) return 'none';
  return photos === 0 ? 'text' : 'photo';
};

/**
 * Brings the points of a request's review to what it is worth now: gives what is missing, takes back what is too much, of its
 * own lots and never more than is left of them. Nothing before the request completes; called again it changes nothing. A
 * review that is written again after its end gives only what the one before has not.
 *
 * @returns how many points came, or went (negative).
 */
export const settleReviewPoints = async (
  tx: Transaction,
  { clock }: Needs<'clock'>,
  requestId: number,
): Promise<number> => {
  await lockReviewOf(tx, requestId);
  const request = await findReviewedRequest(tx, requestId);
  if (request === undefined || !request.isCompleted || !(await canEarn(tx, request.memberId))) return 0;
  const at = clock.now();
  const { memberId } = request;
  const given = await givenForReview(tx, requestId);
  const ids = await lotsOfReview(tx, requestId);
  const lots = ids.length === 0 ? [] : await lockLots(tx, { memberId, endsAfter: at, ids });
  const change = changeTo(WORTH[kindOf(request.photos)], given, sumOf(lots));
  const entry = { memberId, at, reviewedRequestId: requestId };
  if (change > 0)
    await gainPoints(
      tx,
      { memberId, amount: change, reviewedRequestId: requestId, text: '리뷰 적립', message: '리뷰를 남겨 주셨어요.' },
      at,
    );
  await insertPoints(
    tx,
    takeFromLots(lots, Math.max(0, -change)).map(({ id, taken }) => ({
      ...entry,
      kind: 'revoked' as const,
      text: '리뷰 적립 취소',
      lotId: id,
      amount: -taken,
    })),
  );
  return change;
};
