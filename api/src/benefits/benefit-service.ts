import { beforeOf, PAGE_SIZE, pageOf, type Needs } from '../common';
import {
  couponsOf,
  pointBalanceOf,
  pointsEndingBetween,
  pointsOf,
  type CouponRow,
  type PointRow,
} from './benefit-repository';
import type { CouponView, PointEntryView, PointLedgerView } from './benefit-schemas';

const SOON_MS = 30 * 24 * 3_600_000;

const couponState = ({ usedAt, expiresAt }: CouponRow, now: Date): CouponView['state'] => {
  if (usedAt !== null) return 'used';
  return expiresAt > now ? 'usable' : 'expired';
};

const viewCoupon = (row: CouponRow, now: Date): CouponView => ({
  id: row.id,
  code: row.code,
  name: row.name,
  discountWon: row.discountWon,
  minimumWon: row.minimumWon,
  state: couponState(row, now),
  expiresAt: row.expiresAt.toISOString(),
  usedAt: row.usedAt?.toISOString() ?? null,
});

const viewEntry = ({ id, kind, amount, text, at, expiresAt }: PointRow): PointEntryView => ({
  id,
  kind,
  amount,
  text,
  at: at.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
});

/** All coupons the member ever had, each with what it is now. */
export const listCoupons = async (
  { database, clock }: Needs<'clock' | 'database'>,
  memberId: number,
): Promise<CouponView[]> => (await couponsOf(database, memberId)).map((row) => viewCoupon(row, clock.now()));

/** The member's points: the sum, what runs out within 30 days, and a page of the ledger. */
export const viewPoints = async (
  { database, clock }: Needs<'clock' | 'database'>,
  memberId: number,
  cursor: string | undefined,
): Promise<PointLedgerView> => {
  const now = clock.now();
  const balance = await pointBalanceOf(database, memberId);
  const ending = await pointsEndingBetween(database, memberId, now, new Date(now.getTime() + SOON_MS));
  const { items, nextCursor } = pageOf(await pointsOf(database, memberId, beforeOf(cursor), PAGE_SIZE + 1));
  // The oldest points are spent first, so what ends soon can never be more than what is left.
  return { balance, expiringSoon: Math.min(balance, ending), items: items.map(viewEntry), nextCursor };
};
