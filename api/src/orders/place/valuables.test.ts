import type { Valuable } from '@dongne/contract';
import { addLaundry, addMember } from '#testing/fixtures';
import { orderPickup, requestFields, sendForm } from '#testing/request-fixtures';
import { addRequest } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const COAT: Valuable = { category: '코트', priceWon: 350_000, boughtOn: '2024-11-05' };
const PRICE = '구입 가격과 날짜를 다시 확인해 주세요.';

const order = async (valuables: unknown) => {
  const customer = await addMember(api);
  const fields = requestFields(await addLaundry(api), { valuables: JSON.stringify(valuables) });
  const created = await orderPickup(api, customer.headers, { fields });
  return { customer, created };
};

describe('valued pieces', () => {
  it('are stored with the request', async () => {
    const { customer, created } = await order([COAT]);
    const url = `/v1/app/request/delivery/detail/${created.json().applicationId}`;
    expect((await api.app.inject({ url, headers: customer.headers })).json().valuables).toEqual([COAT]);
  });

  it.each([
    ['below their least price', [{ ...COAT, priceWon: 199_999 }], PRICE],
    ['above the highest price', [{ ...COAT, priceWon: 100_000_001 }], PRICE],
    ['of an unknown category', [{ ...COAT, category: '우주복' }], PRICE],
    ['without a day', [{ ...COAT, boughtOn: '2024-02-30x' }], PRICE],
    ['beyond five', Array.from({ length: 6 }, () => COAT), PRICE],
    ['bought tomorrow', [{ ...COAT, boughtOn: '2026-03-03' }], '산 날짜는 오늘까지 고를 수 있어요.'],
  ])('are refused %s', async (_case, valuables, sentence) => {
    const { created } = await order(valuables);
    expect([created.statusCode, created.json().error.fields]).toEqual([422, { valuables: sentence }]);
  });

  it('are changed by an edit, stay where it does not name them, and reach the shop', async () => {
    const request = await addRequest(api);
    const edit = (fields: Readonly<Record<string, string>>) =>
      sendForm(api, {
        method: 'PUT',
        url: `/v1/app/request/delivery/${request.id}/modify`,
        headers: request.customer.headers,
        form: { fields: { laundryNumByUser: '3', ...fields } },
      });
    expect((await edit({ valuables: JSON.stringify([COAT]) })).json().timeline.at(-1).reason).toContain('구입 가격');
    expect((await edit({ etc: '살살' })).json().valuables).toEqual([COAT]);
    const seen = await api.app.inject({ url: `/v1/partner/requests/${request.id}`, headers: request.shop });
    expect(seen.json().valuables).toEqual([COAT]);
  });
});
