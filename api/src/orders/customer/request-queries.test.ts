import { and, eq } from 'drizzle-orm';
import { laundryPrices } from '#tables';
import { orderPickup, requestFields, TEST_SLOT } from '#testing/request-fixtures';
import { addMembership } from '#testing/fixtures';
import { addRequest, asCustomer, detailOf, type TestRequest } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

describe('estimate of an order', () => {
  const ask = async ({ laundryId, customer }: TestRequest, wishes: object) =>
    api.app.inject({
      method: 'POST',
      url: '/v1/app/request/estimate',
      headers: customer.headers,
      payload: { laundryId, items: [], ...wishes },
    });
  const SHIRTS = { items: [{ category: '와이셔츠', count: 2 }] };

  it('is calculated for named pieces, and stored with the request', async () => {
    const request = await addRequest(api, { fields: { laundryNumByUser: '3' } });
    expect((await ask(request, SHIRTS)).json()).toEqual({
      min: 6_800,
      max: 6_800,
      lines: [
        { label: '와이셔츠', count: 2, min: 3_800, max: 3_800 },
        { label: '배송비', count: 1, min: 3_000, max: 3_000 },
      ],
    });
    const seen = await api.app.inject({
      url: `/v1/app/request/delivery/${request.id}/estimate`,
      headers: request.customer.headers,
    });
    expect(seen.json()).toMatchObject({ min: 8_700, max: 22_900 });
  });

  it.each<[string, object, number, number]>([
    ['unnamed pieces', { laundryNumByUser: 3 }, 8_700, 22_900],
    ['premium care', { ...SHIRTS, hasPremium: true }, 10_600, 10_600],
    ['stains', { ...SHIRTS, hasStain: true }, 11_800, 11_800],
  ])('counts %s as the order will', async (_what, wishes, min, max) => {
    expect((await ask(await addRequest(api), wishes)).json()).toMatchObject({ min, max });
  });

  it('applies the membership discount in the answer and the order', async () => {
    const request = await addRequest(api, { shop: { hasMembershipService: true, isFreeDelivery: true } });
    await addMembership(api, request.customer);
    expect((await ask(request, SHIRTS)).json()).toMatchObject({ min: 3_420, max: 3_420 });
    const fields = requestFields(request.laundryId);
    const { applicationId: id } = (await orderPickup(api, request.customer.headers, { fields })).json();
    expect((await detailOf(api, { ...request, id })).estimate).toEqual({ min: 5_130, max: 20_250 });
  });

  it.each([
    ['a category without a price', { items: [{ category: '카시트', count: 1 }] }, 'items'],
    ['an extra that it does not offer', { dailyLaundryPaidService: ['EXPRESS'] }, 'dailyLaundryPaidService'],
    ['100 pieces', { laundryNumByUser: 100 }, 'laundryNumByUser'],
    ['fractions of pieces', { items: [{ category: '와이셔츠', count: 1.5 }] }, 'items.0.count'],
    ['an unknown shop', { laundryId: 999_999 }, 'laundryId'],
  ])('is rejected for %s, with a sentence', async (_what, wishes, field) => {
    const request = await addRequest(api);
    await api.parts.database
      .delete(laundryPrices)
      .where(and(eq(laundryPrices.laundryId, request.laundryId), eq(laundryPrices.category, '카시트')));
    const answer = await ask(request, wishes);
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
  });
});

describe('request of another member', () => {
  it.each([
    ['GET', 'detail/:id', undefined],
    ['GET', ':id/estimate', undefined],
    ['POST', ':id/cancel', {}],
    ['POST', ':id/approve', { offerVersion: 1, declinedItemIds: [], totalWon: 0 }],
    ['POST', ':id/confirm', {}],
    ['POST', ':id/noshow/objection', { text: '말' }],
    ['POST', ':id/rebook', { collectionTime: TEST_SLOT }],
  ] as const)('is not found by %s %s', async (method, path, payload) => {
    const request = await addRequest(api);
    const stranger = await addRequest(api);
    const url = `/v1/app/request/delivery/${path.replace(':id', String(request.id))}`;
    const answer = await api.app.inject({
      method,
      url,
      headers: stranger.customer.headers,
      ...(payload === undefined ? {} : { payload }),
    });
    expect([answer.statusCode, answer.json().error]).toEqual([
      404,
      { code: 'NOT_FOUND', svMessage: '찾는 신청이 없어요.' },
    ]);
    expect((await detailOf(api, request)).originalStatus).toBe('Requested');
  });

  it('is not in the lists', async () => {
    const request = await addRequest(api);
    const stranger = await addRequest(api);
    await orderPickup(api, request.customer.headers, { fields: requestFields(request.laundryId) });
    const list = await api.app.inject({ url: '/v1/app/request/delivery', headers: stranger.customer.headers });
    expect(list.json().items.map(({ applicationId }: { applicationId: number }) => applicationId)).toEqual([
      stranger.id,
    ]);
    await asCustomer(api, stranger, 'cancel');
    const cancelled = await api.app.inject({
      url: '/v1/app/request/delivery?usageType=cancelled',
      headers: stranger.customer.headers,
    });
    expect(cancelled.json().items).toMatchObject([{ originalStatus: 'Cancelled', statusLabel: '신청 취소' }]);
  });
});
