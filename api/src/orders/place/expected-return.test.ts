import { and, eq } from 'drizzle-orm';
import { seoulDate } from '@dongne/contract';
import { laundryPrices } from '#tables';
import { withFreshToken } from '#testing/fixtures';
import { sendForm, TEST_SLOT } from '#testing/request-fixtures';
import { addRequest, approve, asCustomer, asShop, detailOf, requestIn, type TestRequest } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => api.clock.travelTo(TEST_NOW));
afterAll(() => api.close());

const endOf = (day: string): string => new Date(`${day}T23:59:59.999+09:00`).toISOString();

const get = async ({ customer }: TestRequest, url: string) =>
  (await api.app.inject({ url: `/v1/app${url}`, headers: customer.headers })).json();
const listed = async (request: TestRequest) => (await get(request, '/request/delivery')).items[0];
const processing = async (request: TestRequest) => (await get(request, '/request/delivery/processing'))[0];

/** Collected on Tuesday 3 March 2026. */
describe('expected return of an order', () => {
  it("counts the shop's workdays until the offer sets a date", async () => {
    const request = await addRequest(api);
    expect((await detailOf(api, request)).expectedReturnAt).toBe(endOf('2026-03-06'));
    expect((await listed(request)).returnAt).toBe(endOf('2026-03-06'));
    expect((await processing(request)).returnAt).toBe(endOf('2026-03-06'));

    await asShop(api, request, 'collect', { pieces: 1 });
    const items = [{ category: '와이셔츠', priceWon: 1_900, note: '' }];
    await asShop(api, request, 'register', { items, dueDate: '2026-03-09' });
    const priced = await detailOf(api, request);
    expect([priced.expectedReturnAt, priced.dueDate]).toEqual([endOf('2026-03-06'), endOf('2026-03-09')]);
    expect((await listed(request)).returnAt).toBe(endOf('2026-03-09'));

    await asShop(api, request, 'register', { items, dueDate: '2026-03-10' });
    expect((await processing(request)).returnAt).toBe(endOf('2026-03-10'));
  });

  it('skips days on which the shop is closed', async () => {
    const request = await addRequest(api, { shop: { closedWeekdays: [4, 0] } });
    expect((await detailOf(api, request)).expectedReturnAt).toBe(endOf('2026-03-07'));
  });

  it('follows the counted pieces, before and after an edit', async () => {
    const items = (category: string) => JSON.stringify([{ category, count: 2 }]);
    const request = await addRequest(api, { fields: { laundryNumByUser: '2', items: items('와이셔츠') } });
    expect((await detailOf(api, request)).expectedReturnAt).toBe(endOf('2026-03-05'));
    const edited = await sendForm(api, {
      method: 'PUT',
      url: `/v1/app/request/delivery/${request.id}/modify`,
      headers: request.customer.headers,
      form: { fields: { laundryNumByUser: '2', items: items('가죽/모피') } },
    });
    expect(edited.json().expectedReturnAt).toBe(endOf('2026-03-13'));
  });

  it('moves with a rebooked collection', async () => {
    const request = await requestIn(api, 'NoShow');
    const collectionTime = '2026-03-05T11:00:00+09:00';
    expect((await asCustomer(api, request, 'rebook', { collectionTime })).statusCode).toBe(200);
    expect((await detailOf(api, request)).expectedReturnAt).toBe(endOf('2026-03-08'));
  });

  it('stays unchanged when the shop later needs longer', async () => {
    const request = await addRequest(api);
    await api.parts.database
      .update(laundryPrices)
      .set({ turnaroundDays: 9 })
      .where(and(eq(laundryPrices.laundryId, request.laundryId), eq(laundryPrices.category, '원피스')));
    expect((await detailOf(api, request)).expectedReturnAt).toBe(endOf('2026-03-06'));
  });

  it('is today while the shop that left today is on its way', async () => {
    const request = await requestIn(api, 'Delivering');
    const { dueDate } = await detailOf(api, request);
    const today = seoulDate(api.clock.now());
    expect(seoulDate(dueDate) > today).toBe(true);
    expect((await listed(request)).returnAt).toBe(endOf(today));
    expect((await processing(request)).returnAt).toBe(endOf(today));
    api.clock.travelTo(new Date(api.clock.now().getTime() + 24 * 3600_000));
    const later = { ...request, customer: await withFreshToken(api, request.customer) };
    expect((await processing(later)).returnAt).toBe(dueDate);
  });

  it('disappears once delivered or cancelled', async () => {
    expect((await processing(await requestIn(api, 'Delivered'))).returnAt).toBeNull();
    const cancelled = await requestIn(api, 'Cancelled');
    const { items } = await get(cancelled, '/request/delivery?usageType=cancelled');
    expect(items[0].returnAt).toBeNull();
  });
});

it('request that awaits approval has amount and actions until approved', async () => {
  const request = await requestIn(api, 'Registered');
  expect(await processing(request)).toMatchObject({
    statusLabel: '금액 확인 대기',
    totalWon: 8_900,
    allowedActions: ['approve', 'call'],
    paymentStatus: 'None',
    collectionEndTime: new Date(Date.parse(TEST_SLOT) + 2 * 3600_000).toISOString(),
  });
  await approve(api, request);
  const agreed = { statusLabel: '금액 승인 완료', totalWon: 8_900, allowedActions: ['call'] };
  expect(await processing(request)).toMatchObject({ ...agreed, paymentStatus: 'Issued' });
  expect(await listed(request)).toMatchObject(agreed);
  expect((await detailOf(api, request)).statusLabel).toBe('금액 승인 완료');
  const shopList = await api.app.inject({ url: '/v1/partner/requests', headers: request.shop });
  expect(shopList.json().items[0].statusLabel).toBe('금액 승인 완료');
});
