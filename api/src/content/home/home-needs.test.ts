import { eq } from 'drizzle-orm';
import { giveCard } from '#testing/money/charge-fixtures';
import { laundries } from '#tables';
import { addLaundry, addMember, withFreshToken } from '#testing/fixtures';
import { orderPickup, requestFields } from '#testing/request-fixtures';
import { addRequest, approve, asCustomer, asShop, detailOf, requestIn, type TestRequest } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => api.clock.travelTo(TEST_NOW));
afterAll(() => api.close());

const main = async ({ customer }: Pick<TestRequest, 'customer'>) =>
  (await api.app.inject({ url: '/v1/app/main', headers: customer.headers })).json();

const HOUR_MS = 3600_000;

describe('last order on Home', () => {
  it('is the newest delivered one, with its washed items', async () => {
    const request = await requestIn(api, 'Completed');
    expect((await main(request)).lastOrder).toEqual({
      applicationId: request.id,
      laundryId: request.laundryId,
      laundryName: '햇살세탁소',
      profilePicture: `/v1/app/nonMember/laundry/${request.laundryId}/picture/0?shape=square`,
      laundryNumByUser: 2,
      items: [
        { category: '와이셔츠', count: 1 },
        { category: '하의', count: 1 },
      ],
      orderedAt: expect.any(String),
      canOrder: true,
    });
  });

  it('leaves out declined items', async () => {
    const request = await requestIn(api, 'Registered');
    const { items } = await detailOf(api, request);
    const shirt = items.find(({ category }: { category: string }) => category === '와이셔츠');
    await approve(api, request, [shirt.id]);
    for (const command of ['process', 'complete-wash', 'deliver', 'delivered']) await asShop(api, request, command);
    expect((await main(request)).lastOrder.items).toEqual([{ category: '하의', count: 1 }]);
  });

  it.each(['Requested', 'Registered', 'Delivering', 'Denied', 'Cancelled', 'NoShow', 'Returned'] as const)(
    'is missing while the only one is %s',
    async (status) => {
      expect((await main(await requestIn(api, status))).lastOrder).toBeNull();
    },
  );

  it('stays the previous one while a newer one is open', async () => {
    const request = await requestIn(api, 'Completed');
    const laundryId = await addLaundry(api);
    await orderPickup(api, request.customer.headers, { fields: requestFields(laundryId) });
    expect((await main(request)).lastOrder.applicationId).toBe(request.id);
  });

  it.each([
    ['takes no new request', { canNewRequest: false }],
    ['is paused', { pauseStartDate: '2026-03-01', pauseEndDate: '2026-03-09' }],
    ['does not come any more', { canDelivery: false }],
  ])('shows when its shop %s', async (_, part) => {
    const request = await requestIn(api, 'Delivered');
    await api.parts.database.update(laundries).set(part).where(eq(laundries.id, request.laundryId));
    expect((await main(request)).lastOrder.canOrder).toBe(false);
  });

  it('is hidden from other members and visitors', async () => {
    await requestIn(api, 'Completed');
    const customer = await addMember(api);
    expect(await main({ customer })).toMatchObject({ lastOrder: null, failedPickups: [] });
    const visitor = await api.app.inject({ url: '/v1/app/nonMember/main' });
    expect(visitor.json()).toMatchObject({ lastOrder: null, failedPickups: [] });
  });
});

describe('failed collection on Home', () => {
  it('is shown for 24 hours', async () => {
    const request = await requestIn(api, 'NoShow');
    const failed = { applicationId: request.id, laundryName: '햇살세탁소', allowedActions: ['rebook', 'object'] };
    expect((await main(request)).failedPickups).toMatchObject([failed]);
    api.clock.advance(25 * HOUR_MS);
    expect((await main(await withToken(request))).failedPickups).toEqual([]);
  });

  it('disappears after an objection', async () => {
    const request = await requestIn(api, 'NoShow');
    await asCustomer(api, request, 'noshow/objection', { text: '문 앞에 있었어요' });
    expect((await main(request)).failedPickups).toEqual([]);
  });

  it('disappears after a rebooking', async () => {
    const request = await requestIn(api, 'NoShow');
    await asCustomer(api, request, 'rebook', { collectionTime: '2026-03-05T11:00:00+09:00' });
    expect((await main(request)).failedPickups).toEqual([]);
  });

  it('is missing for a successful request', async () => {
    expect((await main(await addRequest(api))).failedPickups).toEqual([]);
  });
});

describe('refused payment on Home', () => {
  it('is shown until it is paid, also after the delivery', async () => {
    const request = await requestIn(api, 'Completed');
    const { totalWon: amountWon } = await detailOf(api, request);
    expect((await main(request)).unpaidRequests).toEqual([]);
    await asCustomer(api, request, 'pay');
    const unpaid = { applicationId: request.id, laundryName: '햇살세탁소', amountWon };
    expect((await main(request)).unpaidRequests).toEqual([{ ...unpaid, paymentStatus: 'Failed' }]);
    await giveCard(api, request.customer.memberId);
    await asCustomer(api, request, 'pay');
    expect((await main(request)).unpaidRequests).toEqual([]);
  });

  it('is visible to its own member only', async () => {
    const request = await requestIn(api, 'Processing');
    await asCustomer(api, request, 'pay');
    expect(await main({ customer: await addMember(api) })).toMatchObject({ unpaidRequests: [] });
  });
});

/** The customer with a fresh token, hours later. */
const withToken = async (request: TestRequest) => ({
  customer: await withFreshToken(api, request.customer),
});
