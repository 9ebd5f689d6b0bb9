import { eq } from 'drizzle-orm';
import { addLaundry, shopHeaders } from '#testing/fixtures';
import { withdraw } from '#testing/login';
import { orderPickup, requestFields, TEST_SLOT } from '#testing/request-fixtures';
import {
  addRequest,
  asCustomer,
  asShop,
  detailOf,
  DOOR_PHOTO,
  failCollection,
  requestIn,
  type TestRequest,
  withFreshTokens,
} from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { noShows, requestPhotos } from '#tables';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

const MINUTE_MS = 60_000;
const SLOT = new Date(TEST_SLOT);

const report = async (request: TestRequest) =>
  asShop(api, await withFreshTokens(api, request), 'noshow', { photo: DOOR_PHOTO });

const accepted = async (): Promise<TestRequest> => {
  const request = await addRequest(api);
  await asShop(api, request, 'accept');
  return request;
};

/** Another request of the same member at a shop of its own, accepted. */
const anotherOf = async ({ customer }: TestRequest): Promise<TestRequest> => {
  const laundryId = await addLaundry(api);
  const created = await orderPickup(api, customer.headers, { fields: requestFields(laundryId) });
  const { applicationId: id } = created.json<{ applicationId: number }>();
  const request = { id, laundryId, customer, shop: await shopHeaders(api, laundryId) };
  await asShop(api, request, 'accept');
  return request;
};

const rowsOf = (request: TestRequest) =>
  api.parts.database.select().from(noShows).where(eq(noShows.requestId, request.id)).orderBy(noShows.id);

const feesOf = async (requests: readonly TestRequest[]): Promise<number[]> => {
  const rows = await Promise.all(requests.map(rowsOf));
  return rows.flatMap((some) => some.map(({ feeWon }) => feeWon)).sort((a, b) => a - b);
};

describe('shop that found no laundry at the door', () => {
  const TOO_EARLY_OR_LATE = '수거 실패는 3월 3일 (화) 11:00부터 15:00까지 알릴 수 있어요.';

  it.each<[string, number, number]>([
    ['a day before its slot', -24 * 60, 409],
    ['a minute before its slot', -1, 409],
    ['when its slot begins', 0, 200],
    ['when its slot ends', 120, 200],
    ['a minute before two hours after its slot', 239, 200],
    ['later than two hours after its slot', 241, 409],
  ])('may report it or not: %s', async (_, minutes, statusCode) => {
    const request = await accepted();
    api.clock.travelTo(new Date(SLOT.getTime() + minutes * MINUTE_MS));
    const answer = await report(request);
    expect(answer.statusCode).toBe(statusCode);
    const now = await withFreshTokens(api, request);
    expect((await detailOf(api, now)).originalStatus).toBe(statusCode === 200 ? 'NoShow' : 'Requested');
    if (statusCode === 409)
      expect(answer.json().error).toMatchObject({ code: 'INVALID_TRANSITION', svMessage: TOO_EARLY_OR_LATE });
  });

  it('has to send a photo', async () => {
    const request = await accepted();
    api.clock.travelTo(SLOT);
    const refused = await asShop(api, await withFreshTokens(api, request), 'noshow');
    expect([refused.statusCode, refused.json().error.fields]).toEqual([422, { photo: '꼭 입력해 주세요.' }]);
    expect(await rowsOf(request)).toEqual([]);
  });

  it('has to have accepted before', async () => {
    const request = await addRequest(api);
    api.clock.travelTo(SLOT);
    const refused = await report(request);
    expect([refused.statusCode, refused.json().error.svMessage]).toEqual([
      409,
      '수거를 확정한 신청만 수거 실패로 알릴 수 있어요.',
    ]);
  });

  it('sends the customer to photo, fee and objection', async () => {
    const request = await requestIn(api, 'NoShow');
    const bell = await api.app.inject({ url: '/v1/app/notification', headers: request.customer.headers });
    expect(bell.json().items[0]).toMatchObject({
      title: '수거 실패',
      text: '문 앞에 세탁물이 없어 수거하지 못했어요. 이번에는 수수료가 없어요. 사실과 다르면 24시간 안에 이의를 제기할 수 있어요.',
      path: `/usage/noshow?id=${request.id}`,
    });
    const { noShows: failed } = await detailOf(api, request);
    expect(failed).toMatchObject([
      {
        slotStartsAt: SLOT.toISOString(),
        feeWon: 0,
        canObject: true,
        objection: null,
        isUpheld: null,
        answer: null,
      },
    ]);
    expect((await api.app.inject({ url: failed[0].photos[0].url })).headers['content-type']).toBe('image/png');
  });

  it('reports it once, and repeats it also after the deadline', async () => {
    const request = await accepted();
    api.clock.travelTo(SLOT);
    await Promise.all([report(request), report(request), report(request)]);
    api.clock.advance(24 * 60 * MINUTE_MS);
    expect((await report(request)).statusCode).toBe(200);
    expect(await rowsOf(request)).toHaveLength(1);
    expect(await api.parts.database.$count(requestPhotos, eq(requestPhotos.requestId, request.id))).toBe(1);
  });
});

describe('fee of a failed collection', () => {
  it("is free for a member's first, then 3,000 won across requests", async () => {
    const first = await requestIn(api, 'NoShow');
    const next = { collectionTime: TEST_SLOT.replace('T11', 'T13') };
    await asCustomer(api, first, 'rebook', next);
    const again = await failCollection(api, first);
    expect((await rowsOf(first)).map(({ feeWon }) => feeWon)).toEqual([0, 3_000]);
    expect((await detailOf(api, again)).noShowFeeWon).toBe(3_000);
    const bell = await api.app.inject({ url: '/v1/app/notification', headers: again.customer.headers });
    expect(bell.json().items[0].text).toContain('다시 신청하시면 수수료 3,000원이 더해져요.');
  });

  it('is free once for two concurrent reports', async () => {
    for (let round = 0; round < 10; round += 1) {
      api.clock.travelTo(TEST_NOW);
      const one = await accepted();
      const two = await anotherOf(one);
      api.clock.travelTo(SLOT);
      await Promise.all([report(one), report(two)]);
      expect(await feesOf([one, two])).toEqual([0, 3_000]);
    }
  });

  it('is counted under concurrent commands without deadlock', async () => {
    for (let round = 0; round < 8; round += 1) {
      api.clock.travelTo(TEST_NOW);
      const one = await accepted();
      const [two, three] = [await anotherOf(one), await anotherOf(one)];
      api.clock.travelTo(SLOT);
      const [failed, collected] = [await withFreshTokens(api, one), await withFreshTokens(api, three)];
      await report(one);
      const answers = await Promise.all([
        report(two),
        report(three),
        asShop(api, collected, 'collect', { pieces: 3 }),
        asCustomer(api, failed, 'rebook', { collectionTime: TEST_SLOT.replace('T11', 'T15') }),
        asCustomer(api, failed, 'noshow/objection', { text: '있었어요' }),
      ]);
      // A deadlock would be a 500 for one of them.
      expect(answers.filter((answer) => answer.statusCode >= 500)).toEqual([]);
    }
  });

  it('does not deadlock with a withdrawal', async () => {
    for (let round = 0; round < 8; round += 1) {
      api.clock.travelTo(TEST_NOW);
      const request = await requestIn(api, 'NoShow');
      const withdrawal = withdraw(api, request.customer.headers);
      const answers = await Promise.all([
        asCustomer(api, request, 'rebook', { collectionTime: TEST_SLOT.replace('T11', 'T15') }),
        asCustomer(api, request, 'noshow/objection', { text: '있었어요' }),
        withdrawal,
      ]);
      expect(answers.filter((answer) => answer.statusCode >= 500)).toEqual([]);
    }
  });
});
