import { eq } from 'drizzle-orm';
import { members } from '#tables';
import { addPoints, bellOf, pointsOf } from '#testing/benefit-fixtures';
import { withFreshToken } from '#testing/fixtures';
import { asCustomer, requestIn, type TestRequest } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { spendPoints } from '../../money/benefits/point-service';
import { changeReview, removeReview, termsOf, writeReview } from '#testing/orders/review-fixtures';
import { runRequestJobs } from '../upkeep/request-upkeep';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

const DAY_MS = 24 * 3_600_000;

const balanceOf = async ({ customer }: TestRequest): Promise<number> => (await pointsOf(api, customer)).balance;

const spend = ({ id, customer }: TestRequest, points: number) =>
  api.parts.database.transaction((tx) =>
    spendPoints(tx, { memberId: customer.memberId, requestId: id, at: api.clock.now() }, points),
  );

/** Points that a screen announces before each step. */
const changesOf = async (request: TestRequest) => (await termsOf(api, request)).points.changes;

describe('points of a review', () => {
  it.each([
    ['300 without a photo', 0, 300],
    ['500 with photos', 2, 500],
  ])('are %s for a completed request, with a notification', async (_case, photos, points) => {
    const request = await requestIn(api, 'Completed');
    expect(await termsOf(api, request)).toMatchObject({
      points: { isAwaited: false, given: 0, changes: { none: 0, text: 300, photo: 500 } },
    });
    const answer = (await writeReview(api, request, { photos })).json();
    expect([answer.changedPoints, await balanceOf(request)]).toEqual([points, points]);
    expect(await bellOf(api, request.customer)).toContain(`${points}P를 드렸어요`);
    const { items } = await pointsOf(api, request.customer);
    expect(items[0]).toMatchObject({ kind: 'earned', text: '리뷰 적립', amount: points });
    expect(items[0].expiresAt.slice(0, 10)).toBe('2027-03-02');
  });

  it('wait for the completion and are granted once', async () => {
    const [confirmed, forgotten] = [await requestIn(api, 'Delivered'), await requestIn(api, 'Delivered')];
    for (const request of [confirmed, forgotten]) {
      expect((await termsOf(api, request)).points).toMatchObject({ isAwaited: true });
      expect((await writeReview(api, request, { photos: 1 })).json().changedPoints).toBe(0);
      expect(await balanceOf(request)).toBe(0);
    }
    await Promise.all([1, 2].map(() => asCustomer(api, confirmed, 'confirm')));
    expect(await balanceOf(confirmed)).toBe(500);
    api.clock.travelTo(new Date(TEST_NOW.getTime() + 3 * DAY_MS + 60_000));
    await runRequestJobs(api.parts);
    const later = { ...forgotten, customer: await withFreshToken(api, forgotten.customer) };
    expect(await balanceOf(later)).toBe(500);
  });

  it('are not granted at the completion without a review', async () => {
    const request = await requestIn(api, 'Delivered');
    const { review } = (await writeReview(api, request)).json();
    await removeReview(api, request.customer, review.id);
    await asCustomer(api, request, 'confirm');
    expect(await balanceOf(request)).toBe(0);
  });

  it('change by 200 with the first and last photo, as announced', async () => {
    const request = await requestIn(api, 'Completed');
    const { review } = (await writeReview(api, request)).json();
    expect(await changesOf(request)).toEqual({ none: -300, text: 0, photo: 200 });
    const withPhoto = (await changeReview(api, request.customer, review.id, { photos: 1 })).json();
    expect([withPhoto.changedPoints, await balanceOf(request)]).toEqual([200, 500]);
    expect(await changesOf(request)).toEqual({ none: -500, text: -200, photo: 0 });
    const without = await changeReview(api, request.customer, review.id, { fields: { beforePhotos: '[]' } });
    expect([without.json().changedPoints, await balanceOf(request)]).toEqual([-200, 300]);
    expect((await pointsOf(api, request.customer)).items[0]).toMatchObject({ text: '리뷰 적립 취소', amount: -200 });
  });

  it('are revoked with the review and granted with the next', async () => {
    const request = await requestIn(api, 'Completed');
    const { review } = (await writeReview(api, request, { photos: 1 })).json();
    const removed = (await removeReview(api, request.customer, review.id)).json();
    expect([removed.changedPoints, await balanceOf(request)]).toEqual([-500, 0]);
    expect((await writeReview(api, request)).json().changedPoints).toBe(300);
    expect(await balanceOf(request)).toBe(300);
  });

  it('stay spent: never negative, from other lots, or granted twice', async () => {
    const request = await requestIn(api, 'Completed');
    const { review } = (await writeReview(api, request, { photos: 1 })).json();
    await spend(request, 400);
    await addPoints(api, request.customer, 1_000);
    expect(await changesOf(request)).toEqual({ none: -100, text: -100, photo: 0 });
    const removed = (await removeReview(api, request.customer, review.id)).json();
    expect([removed.changedPoints, await balanceOf(request)]).toEqual([-100, 1_000]);
    expect(await changesOf(request)).toEqual({ none: 0, text: 0, photo: 100 });
    expect((await writeReview(api, request, { photos: 1 })).json().changedPoints).toBe(100);
    expect(await balanceOf(request)).toBe(1_100);
  });

  it('that expired are neither revoked nor granted again', async () => {
    const request = await requestIn(api, 'Completed');
    const { review } = (await writeReview(api, request, { photos: 1 })).json();
    api.clock.travelTo(new Date('2027-04-01T10:00:00+09:00'));
    const later = { ...request, customer: await withFreshToken(api, request.customer) };
    expect((await removeReview(api, later.customer, review.id)).json().changedPoints).toBe(0);
    expect((await writeReview(api, later, { photos: 1 })).json().changedPoints).toBe(0);
  });

  it('are granted for one review under concurrent calls', async () => {
    const request = await requestIn(api, 'Delivered');
    const { review } = (await writeReview(api, request, { photos: 1 })).json();
    await Promise.all([
      asCustomer(api, request, 'confirm'),
      changeReview(api, request.customer, review.id, { fields: { beforePhotos: '[]' } }),
      changeReview(api, request.customer, review.id, { photos: 1 }),
      asCustomer(api, request, 'confirm'),
    ]);
    const { photos } = (await termsOf(api, request)).review;
    expect(await balanceOf(request)).toBe(photos.length > 0 ? 500 : 300);
  });

  it('are excluded where a programme forbids points', async () => {
    const request = await requestIn(api, 'Completed');
    await api.parts.database.update(members).set({ partnerId: 1 }).where(eq(members.id, request.customer.memberId));
    expect((await termsOf(api, request)).points).toEqual({
      isAwaited: false,
      given: 0,
      changes: { none: 0, text: 0, photo: 0 },
    });
    expect((await writeReview(api, request, { photos: 1 })).json().changedPoints).toBe(0);
  });
});
