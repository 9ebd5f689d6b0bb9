import { POINTS, takeFromLots, type PointLot } from '@dongne/contract';
import type { Needs, Executor, Transaction } from '#base';
import { findMember, isRestricted } from '#customers';
import { gainPoints } from './gain-points';
import { insertPoints, lockLots, lotsOf } from './point-repository';
import { findReviewedRequest, pointsForReview, lockReviewOf, lotsOfReview } from './review-point-repository';

/** Kind of a review, as far as it earns points. */
type ReviewKind = 'none' | 'text' | 'photo';

/** Points of each kind of review; ruling. */
const WORTH: Record<ReviewKind, number> = { none: 0, text: POINTS.review, photo: POINTS.photoReview };

/**
 * Points granted so far for the reviews of a request, and how each kind of review would change them (negative:
 * revoked).
 */
interface ReviewPoints {
  /** Granted only when the request completes; until then `changes` is a forecast. */
  readonly isAwaited: boolean;
  readonly given: number;
  readonly changes: Readonly<Record<ReviewKind, number>>;
}

const sumOf = (lots: readonly PointLot[]): number => lots.reduce((total, { left }) => total + left, 0);

/** Revokes at most the remainder of the review's lots: spent points stay spent. */
const changeTo = (worth: number, given: number, left: number): number =>
  worth >= given ? worth - given : 0 - Math.min(given - worth, left);

/** Programmes without coupons exclude points too, so their users are promised none. */
const canEarn = async (executor: Executor, memberId: number): Promise<boolean> => {
  const member = await findMember(executor, memberId);
  return member !== undefined && !isRestricted(member.partnerId, 'coupons');
};

const NOTHING: ReviewPoints = { isAwaited: false, given: 0, changes: { none: 0, text: 0, photo: 0 } };

/** Points granted for the review of a request, and how another kind of review would change them. */
export const viewReviewPoints = async (
  executor: Executor,
  { clock }: Needs<'clock'>,
  requestId: number,
): Promise<ReviewPoints> => {
  const request = await findReviewedRequest(executor, requestId);
  if (request === undefined || !(await canEarn(executor, request.memberId))) return NOTHING;
  const given = await pointsForReview(executor, requestId);
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
 * Adjusts the points of a request's review to its present kind: grants what is missing, or revokes the surplus from its
 * own lots, never more than is left of them. Does nothing before the request completes. Idempotent. A review that is
 * written again after a deletion earns only the difference to the previous one.
 *
 * @returns the change in points (negative: revoked).
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
  const given = await pointsForReview(tx, requestId);
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
