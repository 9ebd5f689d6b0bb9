import { and, eq } from 'drizzle-orm';
import { ITEM_CATEGORIES, type AnnouncedItem } from '@dongne/contract';
import { laundryPrices, requests } from '#tables';
import { addLaundry, addMember } from '#testing/fixtures';
import { orderPickup, requestFields, sendForm } from '#testing/request-fixtures';
import { addRequest, detailOf, type TestRequest } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const SHIRTS: AnnouncedItem = { category: '와이셔츠', count: 2 };
const COAT: AnnouncedItem = { category: '코트', count: 1 };
const counted = (items: readonly object[], laundryNumByUser = 3) => ({
  laundryNumByUser: String(laundryNumByUser),
  items: JSON.stringify(items),
});
/** Two shirts and a coat at seed prices, with the delivery fee. */
const THREE_WON = 2 * 1_900 + 13_000 + 3_000;
const WRONG = '품목과 개수를 다시 확인해 주세요.';

const edit = (request: TestRequest, fields: Record<string, string>) =>
  sendForm(api, {
    method: 'PUT',
    url: `/v1/app/request/delivery/${request.id}/modify`,
    headers: request.customer.headers,
    form: { fields },
  });

const priceAt = (laundryId: number, category: AnnouncedItem['category']) =>
  and(eq(laundryPrices.laundryId, laundryId), eq(laundryPrices.category, category));

describe('counted pieces of an order', () => {
  it('are stored, give an exact estimate, and are visible to both sides', async () => {
    const request = await addRequest(api, { fields: counted([SHIRTS, COAT]) });
    expect(await detailOf(api, request)).toMatchObject({
      announcedItems: [SHIRTS, COAT],
      estimate: { min: THREE_WON, max: THREE_WON },
    });
    const atShop = await api.app.inject({ url: `/v1/partner/requests/${request.id}`, headers: request.shop });
    expect(atShop.json().announcedItems).toEqual([SHIRTS, COAT]);
  });

  it('may be fewer than the total, which keeps a range', async () => {
    const request = await addRequest(api, { shop: { isFreeDelivery: true }, fields: counted([COAT], 2) });
    expect(await detailOf(api, request)).toMatchObject({
      announcedItems: [COAT],
      estimate: { min: 13_000 + 1_900, max: 13_000 + 7_500 },
    });
  });

  it('are empty for customers who do not count', async () => {
    expect(await detailOf(api, await addRequest(api))).toMatchObject({ announcedItems: [], laundryNumByUser: 2 });
  });

  it('may be 99 coats', async () => {
    const coats = { ...COAT, count: 99 };
    const request = await addRequest(api, { shop: { isFreeDelivery: true }, fields: counted([coats], 99) });
    expect(await detailOf(api, request)).toMatchObject({
      announcedItems: [coats],
      estimate: { min: 99 * 13_000, max: 99 * 13_000 },
    });
  });

  it("cost the shop's price at order time, regardless of the form", async () => {
    const { headers } = await addMember(api);
    const laundryId = await addLaundry(api);
    const ask = () =>
      api.app.inject({
        method: 'POST',
        url: '/v1/app/request/estimate',
        headers,
        payload: { laundryId, items: [SHIRTS, COAT] },
      });
    expect((await ask()).json().max).toBe(THREE_WON);
    await api.parts.database.update(laundryPrices).set({ priceWon: 14_000 }).where(priceAt(laundryId, '코트'));
    const created = await orderPickup(api, headers, { fields: requestFields(laundryId, counted([SHIRTS, COAT])) });
    const { applicationId } = created.json();
    const detail = await api.app.inject({ url: `/v1/app/request/delivery/detail/${applicationId}`, headers });
    expect(detail.json().estimate).toEqual({ min: THREE_WON + 1_000, max: THREE_WON + 1_000 });
  });

  it.each<[string, Record<string, string>, string]>([
    ['no JSON', { items: '[' }, WRONG],
    ['no list', { items: '{"category":"코트","count":1}' }, WRONG],
    ['an unknown category', counted([{ category: '우주복', count: 1 }]), WRONG],
    ['none of a category', counted([{ ...COAT, count: 0 }]), WRONG],
    ['less than none', counted([{ ...COAT, count: -1 }]), WRONG],
    ['half a piece', counted([{ ...COAT, count: 0.5 }]), WRONG],
    ['a count in words', counted([{ ...COAT, count: '1' }]), WRONG],
    ['a hundred pieces', counted([{ ...COAT, count: 100 }], 99), WRONG],
    ['the same category twice', counted([COAT, COAT]), WRONG],
    [
      'more entries than categories',
      counted(
        Array.from({ length: 28 }, () => COAT),
        99,
      ),
      WRONG,
    ],
    [
      'more pieces than are handed over',
      counted([SHIRTS, COAT], 2),
      '품목을 3개 담았는데 세탁물 수량은 2개예요. 수량을 맞춰 주세요.',
    ],
    [
      'a category that the shop does not take',
      counted([{ category: '카시트', count: 1 }]),
      '카시트: 이 세탁소에서 받지 않는 품목이에요.',
    ],
  ])('are rejected in their field, in an order and an edit: %s', async (_what, fields, sentence) => {
    const request = await addRequest(api, { fields: counted([SHIRTS]) });
    const { laundryId, customer } = request;
    await api.parts.database.delete(laundryPrices).where(priceAt(laundryId, '카시트'));
    const refusals = [
      await orderPickup(api, customer.headers, { fields: requestFields(laundryId, fields) }),
      await edit(request, { laundryNumByUser: '3', ...fields }),
    ];
    for (const refusal of refusals)
      expect([refusal.statusCode, refusal.json().error.fields]).toEqual([422, { items: sentence }]);
    expect(await api.parts.database.$count(requests, eq(requests.laundryId, laundryId))).toBe(1);
    expect((await detailOf(api, request)).announcedItems).toEqual([SHIRTS]);
  });

  it('of an estimate are limited to the total and the maximum', async () => {
    const { laundryId, customer } = await addRequest(api);
    const ask = (payload: object) =>
      api.app.inject({
        method: 'POST',
        url: '/v1/app/request/estimate',
        headers: customer.headers,
        payload: { laundryId, ...payload },
      });
    const all = ITEM_CATEGORIES.map(({ category }) => ({ category, count: 4 }));
    expect((await ask({ items: all })).json().error.fields).toEqual({ items: '한 번에 99개까지 셀 수 있어요.' });
    expect((await ask({ items: [SHIRTS], laundryNumByUser: 1 })).statusCode).toBe(422);
    expect((await ask({ items: [{ ...COAT, count: 99 }] })).statusCode).toBe(200);
  });
});

describe('edit of counted pieces', () => {
  it('recalculates the estimate', async () => {
    const request = await addRequest(api, { fields: counted([SHIRTS]) });
    const edited = await edit(request, counted([SHIRTS, COAT]));
    expect(edited.json()).toMatchObject({
      announcedItems: [SHIRTS, COAT],
      estimate: { min: THREE_WON, max: THREE_WON },
    });
    expect((await edit(request, counted([]))).json().announcedItems).toEqual([]);
  });

  it.each([
    ['stays unchanged', '3', [SHIRTS]],
    ['is dropped when the total is below the count', '1', []],
  ])('by a page that does not know the field %s', async (_what, laundryNumByUser, left) => {
    const request = await addRequest(api, { fields: counted([SHIRTS]) });
    expect((await edit(request, { laundryNumByUser })).json().announcedItems).toEqual(left);
  });

  it('by such a page drops categories the shop has stopped taking', async () => {
    const request = await addRequest(api, { fields: counted([SHIRTS, COAT]) });
    await api.parts.database.delete(laundryPrices).where(priceAt(request.laundryId, '코트'));
    expect((await edit(request, { laundryNumByUser: '3' })).json().announcedItems).toEqual([SHIRTS]);
  });

  it('keeps pieces and estimate consistent for two concurrent edits', async () => {
    const request = await addRequest(api, { shop: { isFreeDelivery: true } });
    const coats = { ...COAT, count: 3 };
    const shirts = { ...SHIRTS, count: 3 };
    const answers = await Promise.all([edit(request, counted([coats])), edit(request, counted([shirts]))]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { announcedItems, estimate } = await detailOf(api, request);
    expect([
      [[coats], 39_000],
      [[shirts], 5_700],
    ]).toContainEqual([announcedItems, estimate.max]);
  });
});
