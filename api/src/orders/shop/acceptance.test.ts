import { asCustomer, asShop, detailOf, requestIn, type TestRequest } from '#testing/shop-commands';
import { TEST_SLOT } from '#testing/request-fixtures';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

const get = async ({ customer }: TestRequest, path: string) =>
  (await api.app.inject({ url: `/v1/app${path}`, headers: customer.headers })).json();

const wordsOf = async (request: TestRequest) => ({
  detail: (await detailOf(api, request)).acceptanceLabel,
  usage: (await get(request, '/request/delivery')).items[0].acceptanceLabel,
  home: (await get(request, '/request/delivery/processing'))[0].acceptanceLabel,
});

const pushesTo = ({ customer }: TestRequest) => api.companies.inbox(customer.phoneNumber);

describe('request that its shop has accepted', () => {
  it('shows the acceptance in every view of the customer', async () => {
    const request = await requestIn(api, 'Requested');
    expect(await wordsOf(request)).toEqual({
      detail: '세탁소 확인 중',
      usage: '세탁소 확인 중',
      home: '세탁소 확인 중',
    });
    await asShop(api, request, 'accept');
    expect(await wordsOf(request)).toEqual({ detail: '수거 확정', usage: '수거 확정', home: '수거 확정' });
  });

  it('notifies the customer once and adds a row to the timeline', async () => {
    const request = await requestIn(api, 'Requested');
    await Promise.all([asShop(api, request, 'accept'), asShop(api, request, 'accept')]);
    const { timeline } = await detailOf(api, request);
    expect(timeline).toMatchObject([
      { status: 'Requested', label: '신청 완료', actor: 'customer' },
      { status: 'Requested', label: '수거 확정', actor: 'shop', reason: null },
    ]);
    const text = '세탁소가 수거를 확정했어요. 수거 시간 전에 세탁물을 문 앞에 놓아 주세요.';
    const { items } = await get(request, '/notification');
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ title: '수거 확정', text, path: `/usage/detail?id=${request.id}` });
    expect((await pushesTo(request)).filter((push) => push.text.endsWith(text))).toHaveLength(1);
  });

  it('promises no pickup before', async () => {
    const request = await requestIn(api, 'Requested');
    const { items } = await get(request, '/notification');
    expect(items[0].text).toBe('수거 신청을 보냈어요. 세탁소가 확인하면 알려 드려요.');
  });

  it('loses the acceptance when rebooked, and its label once collected', async () => {
    const request = await requestIn(api, 'NoShow');
    const rebooked = await asCustomer(api, request, 'rebook', { collectionTime: TEST_SLOT.replace('T11', 'T13') });
    expect(rebooked.json().acceptanceLabel).toBe('세탁소 확인 중');
    await asShop(api, request, 'accept');
    await asShop(api, request, 'collect', { pieces: 1 });
    expect(await wordsOf(request)).toEqual({ detail: null, usage: null, home: null });
  });
});
