import { eq } from 'drizzle-orm';
import { requests as requestsTable, reviewPhotos, reviews } from '#tables';
import { addMember } from '#testing/fixtures';
import { detailOf, requestIn, type TestRequest } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import {
  changeReview,
  figuresOf,
  leave,
  removeReview,
  reviewsOfShop,
  termsOf,
  writeReview,
} from '#testing/orders/review-fixtures';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

const rowsOf = ({ id }: TestRequest) => api.parts.database.select().from(reviews).where(eq(reviews.requestId, id));

/** Whether the bytes of a photo can be read. */
const canSee = async (url: string): Promise<boolean> => (await api.app.inject({ url })).statusCode === 200;

describe('writing a review', () => {
  it('shows it with photos and masked name, and updates the figures', async () => {
    const request = await requestIn(api, 'Completed');
    const fields = { rating: '4', keywords: '["keyWordQuality","keyWordUntact"]', text: ' 다림질까지 깔끔해요 ' };
    const answer = await writeReview(api, request, { fields, photos: 2 });
    expect([answer.statusCode, answer.json().review]).toMatchObject([
      200,
      { applicationId: request.id, rating: 4, text: '다림질까지 깔끔해요', reply: null, hiddenReason: null },
    ]);
    const { items } = await reviewsOfShop(api, request.laundryId);
    expect(items).toMatchObject([{ writer: '회**', rating: 4, isMine: false, text: '다림질까지 깔끔해요' }]);
    expect(items[0].photos).toHaveLength(2);
    expect(await canSee(items[0].photos[0].url)).toBe(true);
    expect(await figuresOf(api, request.laundryId)).toEqual({
      rating: 4,
      reviewCount: 1,
      keywordCounts: [
        { keyword: 'keyWordQuality', count: 1 },
        { keyword: 'keyWordUntact', count: 1 },
      ],
    });
    expect(await detailOf(api, request)).toMatchObject({ allowedActions: expect.not.arrayContaining(['review']) });
  });

  it('counts CR LF as one letter', async () => {
    const request = await requestIn(api, 'Completed');
    const typed = `${'가'.repeat(998)}\n나`;
    const answer = await writeReview(api, request, { fields: { text: typed.replaceAll('\n', '\r\n') } });
    expect([answer.statusCode, answer.json().review?.text]).toEqual([200, typed]);
  });

  it.each(['Delivered', 'Completed'] as const)('is possible once the laundry is back: %s', async (status) => {
    const request = await requestIn(api, status);
    expect((await detailOf(api, request)).allowedActions).toContain('review');
    expect((await termsOf(api, request)).canReview).toBe(true);
    expect((await writeReview(api, request)).statusCode).toBe(200);
    expect(await termsOf(api, request)).toMatchObject({ canReview: false, review: { text: '좋아요' } });
  });

  it.each(['Requested', 'Processing', 'Delivering', 'Cancelled', 'Denied', 'Returned'] as const)(
    'is rejected while the request is %s',
    async (status) => {
      const refused = await writeReview(api, await requestIn(api, status));
      expect([refused.statusCode, refused.json().error.svMessage]).toEqual([
        409,
        '세탁물을 받은 뒤에 리뷰를 쓸 수 있어요.',
      ]);
    },
  );

  it("is rejected for another member's request like an unknown one", async () => {
    const request = await requestIn(api, 'Completed');
    const customer = await addMember(api);
    const refused = await writeReview(api, { ...request, customer });
    expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'NOT_FOUND']);
    expect((await termsOf(api, { ...request, customer })).error.code).toBe('NOT_FOUND');
    expect(await rowsOf(request)).toEqual([]);
  });

  it('is possible once per request', async () => {
    const request = await requestIn(api, 'Completed');
    await writeReview(api, request);
    const refused = await writeReview(api, request, { fields: { text: '한 번 더' } });
    expect([refused.statusCode, refused.json().error]).toMatchObject([
      409,
      { code: 'ALREADY_EXISTS', svMessage: '이미 리뷰를 쓰셨어요. 내 리뷰에서 수정할 수 있어요.' },
    ]);
  });

  it('is done once by double click or tabs, without extra photos', async () => {
    const clicked = await requestIn(api, 'Completed');
    const twice = await Promise.all([1, 2].map(() => writeReview(api, clicked, { key: 'click', photos: 1 })));
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(new Set(twice.map((answer) => answer.json().review.id)).size).toBe(1);
    const other = await requestIn(api, 'Completed');
    const tabs = await Promise.all(
      ['a', 'b', 'c'].map((key) => writeReview(api, other, { key, photos: 1, fields: { text: key } })),
    );
    expect(tabs.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await rowsOf(other)).toHaveLength(1);
    expect((await termsOf(api, other)).review.photos).toHaveLength(1);
    expect(await figuresOf(api, other.laundryId)).toMatchObject({ reviewCount: 1 });
  });

  it.each([
    ['no stars', { rating: '' }, 'rating'],
    ['six stars', { rating: '6' }, 'rating'],
    ['half a star', { rating: '4.5' }, 'rating'],
    ['no keyword', { keywords: '[]' }, 'keywords'],
    ['an unknown keyword', { keywords: '["keyWordBest"]' }, 'keywords'],
    ['broken JSON', { keywords: '["keyWordQuality"' }, 'keywords'],
    ['no keyword together with one', { keywords: '["keyWordNo","keyWordFast"]' }, 'keywords'],
    ['a text that is too long', { text: '가'.repeat(1_001) }, 'text'],
    ['bidirectional control characters', { text: '좋아요\u202E' }, 'text'],
    ['no request', { applicationId: '' }, 'applicationId'],
    ['a non-numeric request', { applicationId: '1e3' }, 'applicationId'],
  ])('is rejected with a sentence at its field: %s', async (_case, fields, field) => {
    const request = await requestIn(api, 'Completed');
    const refused = await writeReview(api, request, { fields });
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, [field]]);
  });

  it.each([
    ['a script, as the text it is', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['a thousand characters, emoji included', '😀'.repeat(1_000), '😀'.repeat(1_000)],
    ['null for invisible characters only', '\u200B\u3164 \u2060', ''],
    ['nothing', '', ''],
  ])('keeps %s', async (_case, text, kept) => {
    const request = await requestIn(api, 'Completed');
    expect((await writeReview(api, request, { fields: { text } })).json().review.text).toBe(kept);
  });

  it('accepts five photos, and rejects six and other files', async () => {
    const request = await requestIn(api, 'Completed');
    const six = await writeReview(api, request, { photos: 6 });
    expect([six.statusCode, six.json().error.fields]).toEqual([422, { photo: '사진 등록은 5개 까지 할 수 있어요.' }]);
    expect((await writeReview(api, request, { photos: 5 })).json().review.photos).toHaveLength(5);
  });

  it('is rejected after the withdrawal of its member', async () => {
    const request = await requestIn(api, 'Completed');
    await leave(api, request);
    expect((await writeReview(api, request)).statusCode).toBe(401);
    expect(await rowsOf(request)).toEqual([]);
  });
});

describe('changing a review', () => {
  it("changes its content and the shop's figures, and stores the time", async () => {
    const request = await requestIn(api, 'Completed');
    const { review } = (await writeReview(api, request, { photos: 2 })).json();
    const [first, second] = review.photos;
    api.clock.advance(60_000);
    const fields = {
      rating: '2',
      keywords: '["keyWordNo"]',
      text: '다시 보니 아쉬워요',
      beforePhotos: `[${second.id}]`,
    };
    const changed = await changeReview(api, request.customer, review.id, { fields, photos: 1 });
    expect(changed.json().review).toMatchObject({ rating: 2, keywords: ['keyWordNo'], text: '다시 보니 아쉬워요' });
    expect([review.editedAt, changed.json().review.editedAt > review.createdAt]).toEqual([null, true]);
    expect(changed.json().review.photos.map(({ id }: { id: number }) => id)).toEqual([second.id, expect.any(Number)]);
    expect([await canSee(first.url), await canSee(second.url)]).toEqual([false, true]);
    expect(await figuresOf(api, request.laundryId)).toMatchObject({
      rating: 2,
      keywordCounts: [{ keyword: 'keyWordNo', count: 1 }],
    });
  });

  it('keeps all photos by default and rejects more than five', async () => {
    const request = await requestIn(api, 'Completed');
    const { review } = (await writeReview(api, request, { photos: 4 })).json();
    expect((await changeReview(api, request.customer, review.id, { photos: 2 })).statusCode).toBe(422);
    expect((await changeReview(api, request.customer, review.id)).json().review.photos).toHaveLength(4);
  });

  it('is rejected for foreign, seeded and removed reviews', async () => {
    const request = await requestIn(api, 'Completed');
    const { review } = (await writeReview(api, request)).json();
    const stranger = await addMember(api);
    const [seeded] = await api.parts.database
      .insert(reviews)
      .values({ laundryId: request.laundryId, writer: '김**', rating: 5, keywords: [], text: '', createdAt: TEST_NOW })
      .returning({ id: reviews.id });
    await expect(changeReview(api, stranger, review.id)).resolves.toMatchObject({ statusCode: 404 });
    await expect(removeReview(api, stranger, review.id)).resolves.toMatchObject({ statusCode: 404 });
    await expect(changeReview(api, request.customer, seeded?.id ?? 0)).resolves.toMatchObject({ statusCode: 404 });
    await removeReview(api, request.customer, review.id);
    await expect(changeReview(api, request.customer, review.id)).resolves.toMatchObject({ statusCode: 404 });
    await expect(removeReview(api, request.customer, review.id)).resolves.toMatchObject({ statusCode: 404 });
  });
});

describe('removing a review', () => {
  it('removes photos and stars, and allows another review', async () => {
    const request = await requestIn(api, 'Completed');
    const { review } = (await writeReview(api, request, { photos: 1 })).json();
    expect((await removeReview(api, request.customer, review.id)).statusCode).toBe(200);
    expect(await canSee(review.photos[0].url)).toBe(false);
    expect(await figuresOf(api, request.laundryId)).toEqual({ rating: 0, reviewCount: 0, keywordCounts: [] });
    expect((await detailOf(api, request)).allowedActions).toContain('review');
    expect((await writeReview(api, request)).statusCode).toBe(200);
  });

  it('keeps the figures right under concurrent writes', async () => {
    const requests = await Promise.all([1, 2, 3, 4].map(() => requestIn(api, 'Completed')));
    const [shop] = requests;
    if (shop === undefined) throw new Error('no request');
    for (const { id } of requests) await moveToShop(id, shop.laundryId);
    const written = await Promise.all(
      requests.map((request, place) => writeReview(api, request, { fields: { rating: String(place + 1) } })),
    );
    expect(await figuresOf(api, shop.laundryId)).toMatchObject({ rating: 2.5, reviewCount: 4 });
    const [first, second] = written.map((answer) => answer.json().review.id);
    await Promise.all([
      ...requests.slice(0, 1).map(({ customer }) => removeReview(api, customer, first)),
      ...requests.slice(1, 2).map(({ customer }) => changeReview(api, customer, second, { fields: { rating: '5' } })),
    ]);
    expect(await figuresOf(api, shop.laundryId)).toMatchObject({ rating: 4, reviewCount: 3 });
  });
});

const moveToShop = (id: number, laundryId: number) =>
  api.parts.database.update(requestsTable).set({ laundryId }).where(eq(requestsTable.id, id));

describe('review of a withdrawn member', () => {
  it('stays without name and photos', async () => {
    const request = await requestIn(api, 'Completed');
    const { review } = (await writeReview(api, request, { photos: 1, fields: { text: '남는 말' } })).json();
    await leave(api, request);
    const { items } = await reviewsOfShop(api, request.laundryId);
    expect(items).toMatchObject([{ writer: '탈퇴한 회원', text: '남는 말', photos: [] }]);
    expect(await canSee(review.photos[0].url)).toBe(false);
    expect(await figuresOf(api, request.laundryId)).toMatchObject({ reviewCount: 1 });
    expect(await api.parts.database.$count(reviewPhotos, eq(reviewPhotos.reviewId, review.id))).toBe(0);
  });
});
