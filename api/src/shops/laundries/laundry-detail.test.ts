import { DEFAULT_ON_DEMAND_POSITION, DEFAULT_POSITION, ITEM_CATEGORIES } from '@dongne/contract';
import { inArray } from 'drizzle-orm';
import { laundryPrices, reviews } from '#tables';
import { addLaundry, addMember } from '#testing/fixtures';
import { TEST_SLOT } from '#testing/request-fixtures';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const visit = (path: string) => api.app.inject({ url: `/v1/app/nonMember${path}` });

describe('shop page', () => {
  it('shows a visitor everything but the distance', async () => {
    const id = await addLaundry(api, { division: 'DAILY', notice: '명절에는 쉬어요.', closedWeekdays: [0] });
    const detail = (await visit(`/laundry/detail/${id}`)).json();
    expect(detail).toMatchObject({
      id,
      laundryName: '햇살세탁소',
      representive: '김○○',
      career: 12,
      canMend: true,
      division: 'DAILY',
      dailyLaundryPaidService: [{ code: 'EXPRESS', label: '빠른 세탁', priceWon: 2_000 }],
      hours: { opensAt: '09:00', closesAt: '20:00' },
      closedWeekdays: [0],
      notice: '명절에는 쉬어요.',
      deliveryFeeWon: 3_000,
      distance: null,
      coversMe: null,
      isMyLaundry: false,
    });
    expect(detail.prices.map(({ category }: { category: string }) => category)).toEqual(
      ITEM_CATEGORIES.map(({ category }) => category),
    );
  });

  it.each([
    ['inside its reach', { deliveryRadiusM: 5_000 }, true, { coverage: 'self', beyondReachM: null }],
    [
      'outside',
      { deliveryRadiusM: 1_000, latitude: DEFAULT_ON_DEMAND_POSITION.latitude + 1_300.5 / 111_319.5 },
      false,
      // One degree is 111,319.5 m on PostgreSQL's earth.
      { coverage: 'none', beyondReachM: 301 },
    ],
    [
      'outside, where an agency comes',
      { deliveryRadiusM: 0, latitude: 37.6, useDeliveryAgency: true },
      true,
      { coverage: 'agency', beyondReachM: expect.any(Number) },
    ],
    [
      'whom one visits',
      { canDelivery: false, deliveryRadiusM: 0, latitude: 37.6 },
      false,
      { coverage: 'none', beyondReachM: null },
    ],
  ])('shows whether and how it delivers to a customer %s', async (_, shop, coversMe, reach) => {
    const id = await addLaundry(api, shop);
    const { latitude, longitude } = DEFAULT_ON_DEMAND_POSITION;
    expect((await visit(`/laundry/detail/${id}?latitude=${latitude}&longitude=${longitude}`)).json()).toMatchObject({
      coversMe,
      ...reach,
    });
    const { headers } = await addMember(api);
    const own = await api.app.inject({ url: `/v1/app/laundry/detail/${id}`, headers });
    expect(own.json()).toMatchObject({ coversMe, distance: expect.any(Number) });
  });

  it.each([
    '/laundry/detail/999999',
    '/laundry/999999/slots?date=2026-03-03',
    '/laundry/999999/review',
    '/laundry/review/999999',
  ])('is 404 for an unknown shop: %s', async (path) => {
    const answer = await visit(path);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each([
    '/laundry/detail/abc',
    '/laundry/detail/0',
    '/laundry/detail/99999999999',
    '/laundry/1/slots?date=tomorrow',
    '/laundry/1/slots',
  ])('rejects invalid input: %s', async (path) => {
    expect((await visit(path)).statusCode).toBe(422);
  });

  it.each([
    ['latitude=37.5', 'longitude'],
    ['longitude=127', 'latitude'],
  ])('rejects an incomplete position, %s', async (query, missing) => {
    const answer = await visit(`/laundry/detail/${await addLaundry(api)}?${query}`);
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      422,
      { [missing]: '위도와 경도를 함께 보내 주세요.' },
    ]);
  });

  it('shows its safety number to members only', async () => {
    const id = await addLaundry(api);
    const { headers } = await addMember(api);
    expect((await api.app.inject({ url: `/v1/app/laundry/${id}/safetyNumber`, headers })).json()).toEqual({
      safetyNumber: '0504-0000-0001',
    });
    expect((await api.app.inject({ url: `/v1/app/laundry/${id}/safetyNumber` })).statusCode).toBe(400);
  });

  it('offers its slots to visitors', async () => {
    const id = await addLaundry(api);
    const slots = (await visit(`/laundry/${id}/slots?date=2026-03-03`)).json();
    expect(slots).toHaveLength(6);
    expect(slots[1]).toEqual({
      startsAt: new Date(TEST_SLOT).toISOString(),
      endsAt: new Date(TEST_SLOT.replace('T11', 'T13')).toISOString(),
      left: 5,
      returnAt: '2026-03-06T14:59:59.999Z', // three days of work later
    });
  });

  it('lists its reviews newest first, with keyword counts', async () => {
    const laundryId = await addLaundry(api);
    await api.parts.database.insert(reviews).values(
      Array.from({ length: 45 }, (_, index) => ({
        laundryId,
        writer: '솔**',
        rating: 5,
        keywords:
          index === 0 ? (['keyWordNo'] as const).slice() : (['keyWordQuality', 'keyWordCharge'] as const).slice(),
        text: `리뷰 ${index}`,
        createdAt: api.clock.now(),
      })),
    );
    const texts: string[] = [];
    let cursor: string | null = '';
    for (let page = 0; cursor !== null && page < 5; page += 1) {
      const answer: { items: { text: string }[]; nextCursor: string | null } = (
        await visit(`/laundry/${laundryId}/review${cursor === '' ? '' : `?cursor=${cursor}`}`)
      ).json();
      texts.push(...answer.items.map(({ text }) => text));
      cursor = answer.nextCursor;
    }
    expect(texts).toEqual(Array.from({ length: 45 }, (_, index) => `리뷰 ${44 - index}`));
    const { keywordCounts } = (await visit(`/laundry/detail/${laundryId}`)).json();
    expect(keywordCounts).toEqual([
      { keyword: 'keyWordCharge', count: 44 },
      { keyword: 'keyWordQuality', count: 44 },
      { keyword: 'keyWordNo', count: 1 },
    ]);
  });

  it('compares its prices with nearby ones', async () => {
    const id = await addLaundry(api);
    const charges = (await visit(`/laundry/averageCharge?laundryId=${id}`)).json();
    expect(charges).toHaveLength(27);
    expect(charges[0]).toEqual({ category: '상의/재킷', min: 5_900, average: 5_900, max: 5_900 });
  });

  it('tells a visitor the prices around their position, and refuses half of one', async () => {
    const busan = { latitude: 35.1796, longitude: 129.0756 };
    const around = await Promise.all(Array.from({ length: 50 }, () => addLaundry(api, busan)));
    await api.parts.database
      .update(laundryPrices)
      .set({ priceWon: 3_300 })
      .where(inArray(laundryPrices.laundryId, around));
    const there = (await visit(`/laundry/averageCharge?latitude=35.18&longitude=129.08`)).json();
    expect(there[0]).toEqual({ category: '상의/재킷', min: 3_300, average: 3_300, max: 3_300 });
    await addLaundry(api, DEFAULT_POSITION);
    const elsewhere = (await visit('/laundry/averageCharge')).json();
    expect(elsewhere[0].max).toBe(5_900);
    expect((await visit('/laundry/averageCharge?latitude=35.18')).statusCode).toBe(422);
  });

  it('tells no prices where no shop is within the reach of a search', async () => {
    await addLaundry(api);
    expect((await visit('/laundry/averageCharge?latitude=33.36&longitude=126.53')).json()).toEqual([]);
  });
});
