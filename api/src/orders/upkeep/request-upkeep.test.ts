import { withFreshToken } from '#testing/fixtures';
import { TEST_SLOT } from '#testing/request-fixtures';
import { asShop, detailOf, requestIn, type TestRequest } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { runRequestJobs } from './request-upkeep';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The request after the jobs have run at that moment. */
const after = async (request: TestRequest, at: Date) => {
  api.clock.travelTo(at);
  await runRequestJobs(api.parts);
  return detailOf(api, { ...request, customer: await withFreshToken(api, request.customer) });
};

const minutesBeforeSlot = (minutes: number): Date => new Date(new Date(TEST_SLOT).getTime() - minutes * MINUTE_MS);

describe("request without a shop's acceptance", () => {
  it('is cancelled 30 minutes before its slot with alternatives', async () => {
    const request = await requestIn(api, 'Requested');
    expect((await after(request, minutesBeforeSlot(31))).originalStatus).toBe('Requested');
    const cancelled = await after(request, minutesBeforeSlot(30));
    expect(cancelled).toMatchObject({ originalStatus: 'Cancelled', allowedActions: ['seeOtherShops'] });
    expect(cancelled.timeline.at(-1)).toMatchObject({ actor: 'system', reason: expect.stringContaining('죄송해요') });
  });

  it('links from the notification to alternative shops', async () => {
    const request = await requestIn(api, 'Requested');
    await after(request, minutesBeforeSlot(30));
    const { headers } = await withFreshToken(api, request.customer);
    const [latest] = (await api.app.inject({ url: '/v1/app/notification', headers })).json().items;
    expect(latest).toMatchObject({
      title: '신청 취소',
      text: expect.stringContaining('죄송해요'),
      path: `/usage/noshow?id=${request.id}`,
    });
    const { items } = (await api.app.inject({ url: '/v1/app/request/delivery?usageType=cancelled', headers })).json();
    expect(items[0].allowedActions).toEqual(['seeOtherShops']);
  });

  it("can be repeated at the shop after a customer's cancellation", async () => {
    expect((await detailOf(api, await requestIn(api, 'Cancelled'))).allowedActions).toEqual(['orderAgain']);
  });

  it('stays when the shop has accepted it', async () => {
    const request = await requestIn(api, 'Requested');
    await asShop(api, request, 'accept');
    expect((await after(request, minutesBeforeSlot(1))).originalStatus).toBe('Requested');
  });
});

describe('delivered request', () => {
  it('completes automatically after 3 days', async () => {
    const request = await requestIn(api, 'Delivered');
    expect((await after(request, new Date(TEST_NOW.getTime() + 71 * HOUR_MS))).originalStatus).toBe('Delivered');
    const completed = await after(request, new Date(TEST_NOW.getTime() + 73 * HOUR_MS));
    expect(completed).toMatchObject({ originalStatus: 'Completed' });
    expect(completed.timeline.at(-1)).toMatchObject({ actor: 'system' });
  });
});

describe('price that awaits approval', () => {
  it('is never approved by the system at any age or price', async () => {
    const request = await requestIn(api, 'Registered');
    const { totalWon, estimate } = await detailOf(api, request);
    expect(totalWon).toBeLessThan(estimate.max);
    const waiting = await after(request, new Date(TEST_NOW.getTime() + 90 * 24 * HOUR_MS));
    expect(waiting).toMatchObject({
      originalStatus: 'Registered',
      offer: { approval: null },
      payment: { status: 'None' },
    });
  });
});

describe('jobs of requests', () => {
  it('do each thing once in any number of processes', async () => {
    const request = await requestIn(api, 'Delivered');
    api.clock.travelTo(new Date(TEST_NOW.getTime() + 80 * HOUR_MS));
    await Promise.all(Array.from({ length: 5 }, () => runRequestJobs(api.parts)));
    const { timeline } = await detailOf(api, { ...request, customer: await withFreshToken(api, request.customer) });
    expect(timeline.filter(({ status }: { status: string }) => status === 'Completed')).toHaveLength(1);
    expect(await runRequestJobs(api.parts)).toBe(0);
  });
});
