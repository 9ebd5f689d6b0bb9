import { POINTS, takeFromLots, type PointLot } from '@dongne/contract';
import type { Executor, Transaction } from '#base';
import { insertPoints, lockLots, lotsOf, spentOn, type NewPointEntry } from './point-repository';

const sumOf = (lots: readonly PointLot[]): number => lots.reduce((total, { left }) => total + left, 0);

/** The points that a member can use at a moment: the remainder of every lot that has not ended. */
export const usablePoints = async (executor: Executor, memberId: number, now: Date): Promise<number> =>
  sumOf(await lotsOf(executor, { memberId, endsAfter: now }));

/** The points that are spent on a request and were not returned. */
export const pointsSpentOn = async (executor: Executor, requestId: number): Promise<number> =>
  sumOf(await spentOn(executor, requestId));

/** Member, request and moment of a use of points. */
export interface PointUse {
  readonly memberId: number;
  readonly requestId: number;
  readonly at: Date;
}

/**
 * Spends points on a request, earliest expiry first.
 *
 * @returns false when there are too few, and then nothing is spent; of two concurrent calls for the same points one
 * succeeds.
 */
export const spendPoints = async (
  tx: Transaction,
  { memberId, requestId, at }: PointUse,
  points: number,
): Promise<boolean> => {
  if (points === 0) return true;
  const lots = await lockLots(tx, { memberId, endsAfter: at });
  if (sumOf(lots) < points) return false;
  const entry = { memberId, requestId, at, kind: 'spent' as const, text: '세탁 요금에 사용' };
  await insertPoints(
    tx,
    takeFromLots(lots, points).map(({ id, taken }) => ({ ...entry, lotId: id, amount: -taken })),
  );
  return true;
};

/**
 * Returns points that were spent on a request to their lots, latest expiry first. Points of a lot that has ended expire
 * again at once.
 *
 * @param points the most to return; never more than are spent on the request.
 * @returns how many can be used again.
 */
export const returnPoints = async (
  tx: Transaction,
  { memberId, requestId, at }: PointUse,
  points: number,
): Promise<number> => {
  const lots = await spentOn(tx, requestId);
  let due = points;
  let usable = 0;
  const entries: NewPointEntry[] = [];
  for (const { id: lotId, left, expiresAt } of lots) {
    const amount = Math.min(left, due);
    due -= amount;
    if (amount === 0) continue;
    const entry = { memberId, requestId, at, lotId };
    entries.push({ ...entry, kind: 'returned', amount, text: '사용한 포인트 환급' });
    if (expiresAt > at) usable += amount;
    else entries.push({ ...entry, kind: 'expired', amount: -amount, text: EXPIRED });
  }
  await insertPoints(tx, entries);
  return usable;
};

const EXPIRED = '유효 기간이 끝나 소멸';

/** Removes the remainder of a member's ended lots from the ledger. @returns how many points that were. */
export const expirePoints = async (tx: Transaction, memberId: number, at: Date): Promise<number> => {
  const lots = await lockLots(tx, { memberId, endsUntil: at });
  const entry = { memberId, at, kind: 'expired' as const, text: EXPIRED };
  await insertPoints(
    tx,
    lots.map(({ id, left }) => ({ ...entry, lotId: id, amount: -left })),
  );
  return sumOf(lots);
};

/** Points earned by a card payment; ruling, rounded down to whole points. */
export const pointsFor = (paidWon: number): number => Math.floor((paidWon * POINTS.earnPercent) / 100);
