import { and, eq } from 'drizzle-orm';
import { laundrySlots } from '#tables';
import { withFreshToken } from '#testing/fixtures';
import { TEST_SLOT } from '#testing/request-fixtures';
import { asCustomer, detailOf, failCollection, requestIn, type TestRequest } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { runRequestJobs } from '../upkeep/request-upkeep';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

const NEXT_SLOT = TEST_SLOT.replace('T11', 'T13');

const bookedAt = async (laundryId: number, startsAt: string): Promise<number> => {
  const [slot] = await api.parts.database
    .select({ booked: laundrySlots.booked })
    .from(laundrySlots)
    .where(and(eq(laundrySlots.laundryId, laundryId), eq(laundrySlots.startsAt, new Date(startsAt))));
  return slot?.booked ?? 0;
};

const isAcceptedFor = async (request: TestRequest): Promise<boolean> => {
  const list = await api.app.inject({ url: '/v1/partner/requests?status=Requested', headers: request.shop });
  const found = list
    .json<{ items: { applicationId: number; isAccepted: boolean }[] }>()
    .items.find(({ applicationId }) => applicationId === request.id);
  if (found === undefined) throw new Error('the shop does not see the request');
  return found.isAccepted;
};

/** Rebooks a failed collection that the shop had accepted, in the next slot. */
const rebookAccepted = async (): Promise<TestRequest> => {
  const request = await failCollection(api, await requestIn(api, 'Requested'));
  const rebooked = await asCustomer(api, request, 'rebook', { collectionTime: NEXT_SLOT });
  expect(rebooked.statusCode).toBe(200);
  return request;
};

describe('rebooked collection', () => {
  it('waits for another acceptance of the shop', async () => {
    expect(await isAcceptedFor(await rebookAccepted())).toBe(false);
  });

  it('is cancelled by the system without an acceptance of the time', async () => {
    const request = await rebookAccepted();
    api.clock.travelTo(new Date(new Date(NEXT_SLOT).getTime() - 30 * 60_000));
    await runRequestJobs(api.parts);
    const customer = await withFreshToken(api, request.customer);
    expect((await detailOf(api, { ...request, customer })).originalStatus).toBe('Cancelled');
  });
});

describe('request whose collection has not failed', () => {
  it.each(['Requested', 'Collected', 'Cancelled'] as const)('books no second place in a slot: %s', async (status) => {
    const request = await requestIn(api, status);
    const refused = await asCustomer(api, request, 'rebook', { collectionTime: NEXT_SLOT });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'INVALID_TRANSITION']);
    expect(await bookedAt(request.laundryId, NEXT_SLOT)).toBe(0);
    const { collectionTime } = await detailOf(api, request);
    expect(collectionTime).toBe(new Date(TEST_SLOT).toISOString());
  });

  it('keeps its one place when rebooked twice concurrently', async () => {
    const request = await requestIn(api, 'NoShow');
    const answers = await Promise.all(
      [NEXT_SLOT, NEXT_SLOT].map((collectionTime) => asCustomer(api, request, 'rebook', { collectionTime })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await bookedAt(request.laundryId, NEXT_SLOT)).toBe(1);
  });
});
