import { ITEM_CATEGORIES } from '@dongne/contract';
import { addLaundry, addMember, shopHeaders } from '#testing/fixtures';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const shop = async () => {
  const laundryId = await addLaundry(api);
  const headers = await shopHeaders(api, laundryId);
  const url = '/v1/partner/prices';
  return {
    laundryId,
    list: async () => (await api.app.inject({ url, headers })).json(),
    change: (prices: readonly object[], by: Record<string, string> = headers) =>
      api.app.inject({ method: 'POST', url, headers: by, payload: { prices } }),
  };
};

describe('price list of a shop', () => {
  it('is changed line by line for customers', async () => {
    const { laundryId, change } = await shop();
    const changed = await change([
      { category: '코트', priceWon: 15_000, turnaroundDays: 7 },
      { category: '와이셔츠', priceWon: 2_500 },
      { category: '한복', priceWon: null },
    ]);
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toHaveLength(ITEM_CATEGORIES.length - 1);
    const read = await api.app.inject({ url: `/v1/app/nonMember/laundry/detail/${laundryId}` });
    const prices: { category: string }[] = read.json().prices;
    expect(prices.find(({ category }) => category === '코트')).toMatchObject({ priceWon: 15_000, turnaroundDays: 7 });
    expect(prices.find(({ category }) => category === '와이셔츠')).toMatchObject({
      priceWon: 2_500,
      turnaroundDays: 2,
    });
    expect(prices.some(({ category }) => category === '한복')).toBe(false);
  });

  it('restores a category', async () => {
    const { change } = await shop();
    await change([{ category: '한복', priceWon: null }]);
    const back = await change([{ category: '한복', priceWon: 20_000 }]);
    expect(back.json()).toContainEqual({ category: '한복', priceWon: 20_000, turnaroundDays: 3 });
  });

  it.each([
    ['a price between the steps', [{ category: '코트', priceWon: 1_950 }], 'prices.0.priceWon'],
    ['a price of zero', [{ category: '코트', priceWon: 0 }], 'prices.0.priceWon'],
    ['a price above the limit', [{ category: '코트', priceWon: 5_000_100 }], 'prices.0.priceWon'],
    [
      'a category named twice',
      [
        { category: '코트', priceWon: 1_000 },
        { category: '코트', priceWon: 2_000 },
      ],
      'prices',
    ],
    ['an empty list', ITEM_CATEGORIES.map(({ category }) => ({ category, priceWon: null })), 'prices'],
    ['an unknown category', [{ category: '양말', priceWon: 1_000 }], undefined],
    ['no day of work', [{ category: '코트', priceWon: 1_000, turnaroundDays: 0 }], undefined],
  ])('rejects %s without changes', async (_what, prices, field) => {
    const { list, change } = await shop();
    const before = await list();
    const refused = await change(prices);
    expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'VALIDATION']);
    if (field !== undefined) expect(Object.keys(refused.json().error.fields)).toEqual([field]);
    expect(await list()).toEqual(before);
  });

  it('cannot be changed by others', async () => {
    const { change } = await shop();
    const member = await addMember(api);
    expect((await change([{ category: '코트', priceWon: 1_000 }], member.headers)).statusCode).toBe(403);
  });
});
