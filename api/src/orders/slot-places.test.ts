import { and, eq } from 'drizzle-orm';
import { laundrySlots } from '#tables';
import { orderPickup, requestFields, TEST_SLOT } from '#testing/request-fixtures';
import { asCustomer, detailOf, requestIn } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

const ANOTHER_SLOT = TEST_SLOT.replace('T11', 'T13');

const bookedAt = async (laundryId: number, startsAt: string): Promise<number> => {
  const [slot] = await api.parts.database
    .select({ booked: laundrySlots.booked })
    .from(laundrySlots)
    .where(and(eq(laundrySlots.laundryId, laundryId), eq(laundrySlots.startsAt, new Date(startsAt))));
  return slot?.booked ?? 0;
};

describe('failed collection', () => {
  it('can be rebooked in another slot', async () => {
    const request = await requestIn(api, 'NoShow');
    const rebooked = await asCustomer(api, request, 'rebook', { collectionTime: ANOTHER_SLOT });
    expect(rebooked.json()).toMatchObject({
      originalStatus: 'Requested',
      collectionTime: new Date(ANOTHER_SLOT).toISOString(),
      allowedActions: ['edit', 'cancel', 'call', 'object'],
    });
    expect(await bookedAt(request.laundryId, ANOTHER_SLOT)).toBe(1);
  });
});

describe('request that is neither cancelled nor denied', () => {
  it.each(['Collected', 'NoShow'] as const)('keeps its place in the slot: %s', async (status) => {
    const request = await requestIn(api, status);
    expect(await bookedAt(request.laundryId, TEST_SLOT)).toBe(1);
  });
});

describe('cancelled or denied request', () => {
  it.each(['Cancelled', 'Denied'] as const)('frees its place in the slot: %s', async (status) => {
    const request = await requestIn(api, status);
    expect(await bookedAt(request.laundryId, TEST_SLOT)).toBe(0);
    const again = await orderPickup(api, request.customer.headers, { fields: requestFields(request.laundryId) });
    expect(again.statusCode).toBe(200);
  });

  it.each([
    [' 이사해요 ', '이사해요'],
    [' ', null],
    [undefined, null],
  ])("stores the customer's reason: %j as %j", async (said, kept) => {
    const request = await requestIn(api, 'Requested');
    const cancelled = await asCustomer(api, request, 'cancel', { reason: said });
    expect(cancelled.json().timeline.at(-1)).toMatchObject({ status: 'Cancelled', actor: 'customer', reason: kept });
  });

  it('shows the customer the reason', async () => {
    const request = await requestIn(api, 'Denied');
    expect((await detailOf(api, request)).timeline).toMatchObject([
      { status: 'Requested', actor: 'customer', reason: null },
      { status: 'Denied', label: '세탁소 거절', actor: 'shop', reason: '예약이 많아요.' },
    ]);
  });
});
