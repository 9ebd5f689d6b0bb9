import { POINTS } from '@dongne/contract';
import { beforeOf, PAGE_SIZE, pageOf, type Needs } from '#base';
import { couponsOf, type CouponRow } from './coupon-repository';
import { lotsOf, pointsOf, type PointLine } from './point-repository';
import type { CouponView, PointEntryView, PointLedgerView } from './benefit-schemas';

const SOON_MS = POINTS.noticeDays * 24 * 3_600_000;

const couponState = ({ usedAt, expiresAt }: CouponRow, now: Date): CouponView['state'] => {
  if (usedAt !== null) return 'used';
  return expiresAt > now ? 'usable' : 'expired';
};

/** A coupon with what it is now. */
export const viewCoupon = (row: CouponRow, now: Date): CouponView => ({
  id: row.id,
  code: row.code,
  name: row.name,
  discountWon: row.discountWon,
  minimumWon: row.minimumWon,
  state: couponState(row, now),
  expiresAt: row.expiresAt.toISOString(),
  usedAt: row.usedAt?.toISOString() ?? null,
});

const viewEntry = ({ id, kind, amount, text, at, expiresAt }: PointLine): PointEntryView => ({
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
  const lots = await lotsOf(database, { memberId, endsAfter: now });
  const soon = new Date(now.getTime() + SOON_MS);
  const leftOf = (some: typeof lots): number => some.reduce((total, { left }) => total + left, 0);
  const { items, nextCursor } = pageOf(await pointsOf(database, memberId, beforeOf(cursor), PAGE_SIZE + 1));
  return {
    balance: leftOf(lots),
    expiringSoon: leftOf(lots.filter(({ expiresAt }) => expiresAt <= soon)),
    items: items.map(viewEntry),
    nextCursor,
  };
};
