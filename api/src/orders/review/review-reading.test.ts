import { reviews } from '#tables';
import { addLaundry, addMember, operatorHeaders, shopHeaders } from '#testing/fixtures';
import { bellOf } from '#testing/benefit-fixtures';
import { requestIn } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { figuresOf, leave, removeReview, reviewsOfShop, termsOf, writeReview } from '#testing/orders/review-fixtures';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

type Listed = { items: { id: number; rating: number; text: string }[]; nextCursor: string | null };

const post = (url: string, headers: Record<string, string>, payload: object) =>
  api.app.inject({ method: 'POST', url, headers, payload });

describe('reviews of a shop', () => {
  let laundryId: number;
  beforeAll(async () => {
    laundryId = await addLaundry(api);
    const row = { laundryId, writer: '김**', text: '', createdAt: TEST_NOW };
    await api.parts.database.insert(reviews).values(
      Array.from({ length: 45 }, (_, place) => ({
        ...row,
        rating: (place % 5) + 1,
        keywords:
          place % 2 === 0 ? (['keyWordFast'] as const).slice() : (['keyWordNo', 'keyWordQuality'] as const).slice(),
      })),
    );
  });

  const allOf = async (query: Record<string, string>): Promise<Listed['items']> => {
    const items: Listed['items'] = [];
    let cursor: string | null = null;
    do {
      const page: Listed = await reviewsOfShop(api, laundryId, { ...query, ...(cursor === null ? {} : { cursor }) });
      items.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return items;
  };

  it.each([
    ['newest', (a: Listed['items'][number], b: Listed['items'][number]) => b.id - a.id],
    ['highest', (a: Listed['items'][number], b: Listed['items'][number]) => b.rating - a.rating || b.id - a.id],
    ['lowest', (a: Listed['items'][number], b: Listed['items'][number]) => a.rating - b.rating || b.id - a.id],
  ])('are paged in the order %s, each once', async (sort, order) => {
    const all = await allOf({ sort });
    expect(new Set(all.map(({ id }) => id)).size).toBe(45);
    expect(all).toEqual([...all].sort(order));
  });

  it('are filtered by keyword and by photos', async () => {
    expect(await allOf({ keyword: 'keyWordFast' })).toHaveLength(23);
    expect(await allOf({ keyword: 'keyWordDelivery' })).toEqual([]);
    expect(await allOf({ withPhoto: 'true' })).toEqual([]);
    const request = await requestIn(api, 'Completed');
    await writeReview(api, request, { photos: 1 });
    expect((await reviewsOfShop(api, request.laundryId, { withPhoto: 'true' })).items).toHaveLength(1);
  });

  it('mark those of their reader', async () => {
    const request = await requestIn(api, 'Completed');
    await writeReview(api, request);
    const url = `/v1/app/laundry/${request.laundryId}/review`;
    expect((await api.app.inject({ url, headers: request.customer.headers })).json().items[0].isMine).toBe(true);
    const { headers } = await addMember(api);
    expect((await api.app.inject({ url, headers })).json().items[0].isMine).toBe(false);
  });
});

describe('own reviews of a member', () => {
  it("are listed with requests to review, without other members' reviews", async () => {
    const [written, waiting] = [await requestIn(api, 'Completed'), await requestIn(api, 'Delivered')];
    await writeReview(api, written);
    const read = async ({ headers }: typeof written.customer) =>
      (await api.app.inject({ url: '/v1/app/myPage/review', headers })).json();
    expect(await read(written.customer)).toMatchObject({
      items: [{ applicationId: written.id, laundryName: '햇살세탁소' }],
      nextCursor: null,
      waiting: [],
    });
    expect(await read(waiting.customer)).toMatchObject({ items: [], waiting: [{ applicationId: waiting.id }] });
  });
});

describe('reply of a shop', () => {
  it('appears under the review, notifies once, and may be changed', async () => {
    const request = await requestIn(api, 'Completed');
    const { review } = (await writeReview(api, request)).json();
    const reply = (text: string) => post(`/v1/partner/reviews/${review.id}/reply`, request.shop, { text });
    expect((await reply(' 고맙습니다 ')).json()).toMatchObject({ reply: '고맙습니다' });
    expect((await reply('고맙습니다!')).statusCode).toBe(200);
    expect((await reviewsOfShop(api, request.laundryId)).items[0].reply).toBe('고맙습니다!');
    const told = (await bellOf(api, request.customer)).filter((title) => title === '리뷰에 답글이 달렸어요');
    expect(told).toHaveLength(1);
    const listed = await api.app.inject({ url: '/v1/partner/reviews', headers: request.shop });
    expect(listed.json().items).toMatchObject([{ id: review.id, reply: '고맙습니다!' }]);
  });

  it('is rejected for another shop and without text', async () => {
    const request = await requestIn(api, 'Completed');
    const { review } = (await writeReview(api, request)).json();
    const url = `/v1/partner/reviews/${review.id}/reply`;
    const other = await shopHeaders(api, await addLaundry(api));
    expect((await post(url, other, { text: '우리 리뷰예요' })).statusCode).toBe(404);
    expect((await post(url, request.shop, { text: '\u200B \u3164' })).statusCode).toBe(422);
    expect((await post(url, request.customer.headers, { text: '손님이에요' })).statusCode).toBe(403);
  });

  it('is possible after the writer has withdrawn, without notification', async () => {
    const request = await requestIn(api, 'Completed');
    const { review } = (await writeReview(api, request)).json();
    await leave(api, request);
    const answer = await post(`/v1/partner/reviews/${review.id}/reply`, request.shop, { text: '고맙습니다' });
    expect(answer.statusCode).toBe(200);
  });
});

describe('report of a review', () => {
  const report = (id: number, headers: Record<string, string>, payload: object = { reason: 'abuse', text: '욕설' }) =>
    post(`/v1/app/review/${id}/report`, headers, payload);
  const reports = async () =>
    (await api.app.inject({ url: '/v1/operator/reviewReports', headers: await operatorHeaders(api) })).json().items;
  const answer = async (id: number, payload: object) =>
    post(`/v1/operator/reviewReports/${id}/answer`, await operatorHeaders(api), payload);

  it('is made once per member, not by writer or visitor', async () => {
    const request = await requestIn(api, 'Completed');
    const { review } = (await writeReview(api, request)).json();
    const { headers } = await addMember(api);
    expect([(await report(review.id, headers)).statusCode, (await report(review.id, headers)).statusCode]).toEqual([
      204, 204,
    ]);
    expect((await reports()).filter((one: { review: { id: number } }) => one.review.id === review.id)).toHaveLength(1);
    expect((await report(review.id, request.customer.headers)).statusCode).toBe(409);
    expect((await report(review.id, {})).statusCode).toBe(400);
    expect((await report(review.id, headers, { reason: 'dislike' })).statusCode).toBe(422);
    expect((await report(2_000_000, headers)).statusCode).toBe(404);
  });

  it('may hide the review from all but its writer, reversibly', async () => {
    const request = await requestIn(api, 'Completed');
    const { review } = (await writeReview(api, request)).json();
    const [one, other] = [await addMember(api), await addMember(api)];
    await report(review.id, one.headers);
    await report(review.id, other.headers, { reason: 'privacy' });
    const own = (await reports()).filter((entry: { review: { id: number } }) => entry.review.id === review.id);
    expect((await answer(own[0].id, { hide: true })).json().error.fields).toEqual({
      reason: '가리는 이유를 적어 주세요.',
    });
    const hidden = await answer(own[0].id, { hide: true, reason: '욕설이 있어요' });
    expect(hidden.json()).toMatchObject({ isHidden: true, isUpheld: true });
    expect((await reports()).find(({ id }: { id: number }) => id === own[1].id)).toMatchObject({ isUpheld: true });
    expect((await reviewsOfShop(api, request.laundryId)).items).toEqual([]);
    expect((await api.app.inject({ url: `/v1/app/nonMember/laundry/review/${review.id}` })).statusCode).toBe(404);
    expect(await figuresOf(api, request.laundryId)).toEqual({ rating: 0, reviewCount: 0, keywordCounts: [] });
    expect((await termsOf(api, request)).review).toMatchObject({ hiddenReason: '욕설이 있어요' });
    expect(await bellOf(api, request.customer)).toContain('리뷰를 가렸어요');
    const removed = await removeReview(api, request.customer, review.id);
    expect([removed.statusCode, removed.json().error.svMessage]).toEqual([
      409,
      '가려진 리뷰는 앱에서 삭제할 수 없어요. 삭제를 원하시면 고객센터로 알려 주세요.',
    ]);
    await answer(own[0].id, { hide: false });
    expect(await figuresOf(api, request.laundryId)).toMatchObject({ rating: 5, reviewCount: 1 });
  });

  it('is answered by operators only', async () => {
    const { headers } = await addMember(api);
    expect((await api.app.inject({ url: '/v1/operator/reviewReports', headers })).statusCode).toBe(403);
  });
});
