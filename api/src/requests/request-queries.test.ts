import { orderPickup, requestFields, TEST_SLOT } from '../testing/request-fixtures';
import { addRequest, asCustomer, detailOf } from '../testing/shop-commands';
import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('an estimate', () => {
  it('is answered for named pieces, and again for the request as its customer saw it', async () => {
    const request = await addRequest(api);
    const asked = await api.app.inject({
      method: 'POST',
      url: '/v1/app/request/estimate',
      headers: request.customer.headers,
      payload: { laundryId: request.laundryId, items: [{ category: '와이셔츠', count: 2 }] },
    });
    expect(asked.json()).toEqual({
      min: 6_800,
      max: 6_800,
      lines: [{ label: '와이셔츠', count: 2, min: 3_800, max: 3_800 }],
    });
    const seen = await api.app.inject({
      url: `/v1/app/request/delivery/${request.id}/estimate`,
      headers: request.customer.headers,
    });
    expect(seen.json()).toMatchObject({ min: 8_700, max: 22_500 });
  });
});

describe("somebody else's request", () => {
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
