import { and, eq } from 'drizzle-orm';
import { canTransition, REQUEST_STATUSES, type RequestStatus } from '@dongne/contract';
import { MOVE_TEXTS } from '#customers';
import {
  coupons,
  laundries,
  laundrySlots,
  membershipUses,
  notifications,
  pointEntries,
  requests,
  reviews,
} from '#tables';
import { addCoupon } from '#testing/benefit-fixtures';
import { TEST_SLOT } from '#testing/request-fixtures';
import { approve, requestIn, type TestRequest } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';
import { transitionRequest } from './on-transition';
import { lockRequestById } from './order/request-repository';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** An approved request with a place in a slot, a used coupon, a counted use of the membership, and a review. */
const loadedRequest = async (status: RequestStatus): Promise<TestRequest> => {
  const request = await requestIn(api, 'Registered');
  await approve(api, request);
  const { id: requestId, laundryId, customer } = request;
  const { memberId } = customer;
  const { database, clock } = api.parts;
  const at = clock.now();
  const approvedCouponId = await addCoupon(api, customer, { usedAt: at, usedRequestId: requestId });
  await database.insert(membershipUses).values({ requestId, memberId, discountWon: 100, usedAt: at });
  const review = { rating: 5, keywords: [], text: '좋아요', writer: '김**', createdAt: at };
  await database.insert(reviews).values({ ...review, laundryId, memberId, requestId });
  await database.update(requests).set({ status, approvedCouponId }).where(eq(requests.id, requestId));
  return request;
};

const slotOf = (laundryId: number) =>
  and(
    eq(laundrySlots.laundryId, laundryId),
    eq(laundrySlots.startsAt, new Date(TEST_SLOT)),
    eq(laundrySlots.booked, 0),
  );

/** Effects that such a request shows. */
const effectsOn = async ({ id, laundryId, customer }: TestRequest, to: RequestStatus): Promise<string[]> => {
  const { database } = api.parts;
  const { text } = MOVE_TEXTS[to]({ id });
  const [shop] = await database.select().from(laundries).where(eq(laundries.id, laundryId));
  const found = {
    'frees the slot': (await database.$count(laundrySlots, slotOf(laundryId))) > 0,
    'returns benefits': (await database.$count(coupons, eq(coupons.usedRequestId, id))) === 0,
    'reverts the use': (await database.$count(membershipUses, eq(membershipUses.requestId, id))) === 0,
    'counts the order': shop?.usageCount === 1,
    'grants points': (await database.$count(pointEntries, eq(pointEntries.reviewedRequestId, id))) > 0,
    notifies:
      (await database.$count(
        notifications,
        and(eq(notifications.memberId, customer.memberId), eq(notifications.text, text)),
      )) > 0,
  };
  return Object.entries(found).flatMap(([effect, isFound]) => (isFound ? [effect] : []));
};

const EXPECTED: Record<RequestStatus, readonly string[]> = {
  Requested: ['notifies'],
  Collected: ['notifies'],
  Registering: ['notifies'],
  Registered: ['notifies'],
  Processing: ['notifies'],
  WashCompleted: ['notifies'],
  Delivering: ['notifies'],
  Delivered: ['notifies'],
  Completed: ['counts the order', 'grants points', 'notifies'],
  Denied: ['frees the slot', 'returns benefits', 'notifies'],
  NoShow: ['notifies'],
  Cancelled: ['frees the slot', 'returns benefits', 'notifies'],
  Returned: ['returns benefits', 'reverts the use', 'notifies'],
};

describe('status transition', () => {
  it.each(REQUEST_STATUSES)('to %s has exactly the effects of its row', async (to) => {
    const from = REQUEST_STATUSES.find((status) => canTransition(status, to, true));
    if (from === undefined) throw new Error('no way to this status');
    const request = await loadedRequest(from);
    await api.parts.database.delete(notifications).where(eq(notifications.memberId, request.customer.memberId));
    await api.parts.database.transaction(async (tx) => {
      const locked = await lockRequestById(tx, request.id);
      if (locked === undefined) throw new Error('no request');
      await transitionRequest(tx, api.parts, locked, { to, actor: { type: 'system' } });
    });
    expect(await effectsOn(request, to)).toEqual(EXPECTED[to]);
  });
});
