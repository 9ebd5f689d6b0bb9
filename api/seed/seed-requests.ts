import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { activeCardOf } from '#money';
import type { Transaction } from '#base';
import { findLaundry, type Laundry, surfacePoint } from '#shops';
import { laundries, memberAddresses, myLaundries, notifications, requests, reviews } from '#tables';
import { findMemberByPhone } from '#customers';
import { acceptPickup, transitionRequest, type RequestRow } from '#orders';
import { REGULAR_PHONE } from './member-seed';
import { partsAt } from './parts-at';
import { advanceRequest, orderAt } from './request-history';
import type { SeedNeeds, SeedPart } from './seed-part';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Past requests of the regular member: age in days, final status, whether a card is required, and pieces. One of the
 * three paid ones was approved in advance, up to the estimate.
 */
const HISTORY = [
  { daysAgo: 45, until: 'Completed', isPaid: true, pieces: ['와이셔츠', '와이셔츠', '하의'] },
  { daysAgo: 24, until: 'Completed', isPaid: true, isAgreed: true, pieces: ['코트', '스웨터/가디건'] },
  { daysAgo: 16, until: 'Denied', isPaid: false, pieces: [] },
  { daysAgo: 15, until: 'Cancelled', isPaid: false, pieces: [] },
  { daysAgo: 5, until: 'Delivered', isPaid: true, pieces: ['패딩', '티셔츠'] },
  { daysAgo: 3, until: 'Registered', isPaid: false, pieces: ['원피스', '블라우스', '가죽/모피'] },
  { daysAgo: 0.1, until: 'Requested', isPaid: false, pieces: [] },
] as const;

/** Order of a customer whose agreement in advance covers the whole estimate. */
const agreeInAdvance = async (tx: Transaction, request: RequestRow): Promise<RequestRow> => {
  const advanceLimitWon = request.estimateMaxWon;
  await tx.update(requests).set({ advanceLimitWon }).where(eq(requests.id, request.id));
  return { ...request, advanceLimitWon };
};

const nearestShops = async (tx: Transaction, memberId: number): Promise<Laundry[]> => {
  const [home] = await tx.select().from(memberAddresses).where(eq(memberAddresses.memberId, memberId));
  if (home === undefined) return [];
  return tx
    .select()
    .from(laundries)
    .where(
      and(
        eq(laundries.division, 'GENERAL'),
        eq(laundries.canDelivery, true),
        eq(laundries.canNewRequest, true),
        isNull(laundries.pauseStartDate),
      ),
    )
    .orderBy(sql`${laundries.position} <-> ${surfacePoint(home)}::cube`)
    .limit(3);
};

const goOn = async (
  tx: Transaction,
  request: RequestRow,
  { until, pieces }: (typeof HISTORY)[number],
  parts: Pick<SeedNeeds, 'cards' | 'clock' | 'config' | 'payables'>,
): Promise<void> => {
  const now = parts.clock.now();
  const soon = partsAt(new Date(request.createdAt.getTime() + 2 * HOUR_MS));
  switch (until) {
    case 'Requested':
      await acceptPickup(tx, partsAt(now), request);
      return;
    case 'Denied':
      await transitionRequest(tx, soon, request, {
        to: 'Denied',
        actor: { type: 'shop', id: request.laundryId },
        reasonCode: 'FULLY_BOOKED',
        reason: '그날은 예약이 많아 방문이 어려워요.',
      });
      return;
    case 'Cancelled':
      await transitionRequest(tx, soon, request, {
        to: 'Cancelled',
        actor: { type: 'customer', id: request.memberId },
        reason: '일정이 바뀌었어요.',
      });
      return;
    case 'Registered':
    case 'Delivered':
    case 'Completed':
      await advanceRequest(tx, request, { until, pieces, now, parts });
  }
};

const seedReview = async (tx: Transaction, request: RequestRow, nickname: string): Promise<void> => {
  const laundry = await findLaundry(tx, request.laundryId);
  if (laundry === undefined) return;
  const createdAt = new Date(request.createdAt.getTime() + 5 * DAY_MS);
  const review = { rating: 5, keywords: ['keyWordQuality' as const], text: '셔츠가 새것처럼 돌아왔어요.', createdAt };
  await tx.insert(reviews).values({
    ...review,
    laundryId: laundry.id,
    memberId: request.memberId,
    requestId: request.id,
    writer: `${nickname.slice(0, 1)}**`,
  });
  const reviewCount = laundry.reviewCount + 1;
  const rating = (laundry.rating * laundry.reviewCount + review.rating) / reviewCount;
  await tx.update(laundries).set({ reviewCount, rating }).where(eq(laundries.id, laundry.id));
};

/** Seeds the regular member's shop and requests in every interesting state; other members have none. */
export const seedRequests: SeedPart = async (tx, { cards, clock, config, payables }) => {
  const now = clock.now();
  const member = await findMemberByPhone(tx, REGULAR_PHONE);
  const shops = member === undefined ? [] : await nearestShops(tx, member.id);
  const [favourite] = shops;
  if (member === undefined || favourite === undefined) return;
  await tx
    .insert(myLaundries)
    .values({ memberId: member.id, laundryId: favourite.id, division: favourite.division, createdAt: member.joinedAt });
  const canPay = (await activeCardOf(tx, member.id)) !== undefined;
  for (const [index, past] of HISTORY.filter(({ isPaid }) => canPay || !isPaid).entries()) {
    const at = new Date(now.getTime() - past.daysAgo * DAY_MS);
    const ordered = await orderAt(tx, member.id, shops[index % shops.length] ?? favourite, at, past.pieces);
    const request = 'isAgreed' in past ? await agreeInAdvance(tx, ordered) : ordered;
    await goOn(tx, request, past, { cards, clock: { now: () => now }, config, payables });
    if (index === 0) await seedReview(tx, request, member.nickname);
  }
  // Marks older notifications as read.
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(eq(notifications.memberId, member.id), lt(notifications.createdAt, new Date(now.getTime() - 3 * DAY_MS))),
    );
};
