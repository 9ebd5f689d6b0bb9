import { eq } from 'drizzle-orm';
import type { RequestStatus } from '@dongne/contract';
import {
  deliveryBagOrders,
  itemQuestions,
  noShows,
  requestMends,
  requestMoves,
  requestPhotos,
  requests,
} from '#tables';
import { operatorHeaders, shopHeaders, withFreshToken } from '#testing/fixtures';
import { withdraw } from '#testing/login';
import { TEST_SLOT } from '#testing/request-fixtures';
import {
  addRequest,
  asCustomer,
  asShop,
  detailOf,
  failCollection,
  INSPECTION,
  requestIn,
  type TestRequest,
} from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { runRequestJobs } from '../upkeep/request-upkeep';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const LOCKED = { entrance: '{"hasPassword":true,"password":"종1234종"}', etc: '3층 초인종을 눌러 주세요' };

const rowOf = async (id: number) => {
  const [row] = await api.parts.database.select().from(requests).where(eq(requests.id, id));
  if (row === undefined) throw new Error('no request');
  return row;
};

/** Views of the shop, in the call for one request and in its list. */
const seenByShop = async (request: TestRequest) => {
  const headers = await shopHeaders(api, request.laundryId);
  const one = (await api.app.inject({ url: `/v1/partner/requests/${request.id}`, headers })).json();
  const [listed] = (await api.app.inject({ url: '/v1/partner/requests', headers })).json().items;
  expect([listed.address, listed.entrancePassword]).toEqual([one.address, one.entrancePassword]);
  return {
    home: one.address?.subAddress ?? null,
    recipient: one.address?.recipient ?? null,
    door: one.entrancePassword,
  };
};

const later = async (ms: number): Promise<void> => {
  api.clock.travelTo(new Date(TEST_NOW.getTime() + ms));
  await runRequestJobs(api.parts);
};

const ALL = { home: '101호', recipient: '받는 사람', door: '종1234종' };
const NO_DOOR = { ...ALL, door: null };
const NOTHING = { home: null, recipient: null, door: null };

describe('customer data that a shop sees', () => {
  it.each<[RequestStatus, typeof ALL | typeof NO_DOOR | typeof NOTHING]>([
    ['Requested', NOTHING],
    ['Collected', ALL],
    ['Registering', ALL],
    ['Registered', ALL],
    ['Processing', ALL],
    ['WashCompleted', ALL],
    ['Delivering', ALL],
    ['Delivered', NO_DOOR],
    ['Completed', NOTHING],
    ['Denied', NOTHING],
    ['NoShow', NOTHING],
    ['Cancelled', NOTHING],
    ['Returned', ALL],
  ])('is minimal at %s', async (status, seen) => {
    const request = await requestIn(api, status, LOCKED);
    expect(await seenByShop(request)).toEqual(seen);
    // Kept for the shop that may still accept.
    expect((await rowOf(request.id)).entrancePassword).toBe(status === 'Requested' ? ALL.door : seen.door);
  });

  it('is district and rough distance before the acceptance', async () => {
    const request = await requestIn(api, 'Requested', LOCKED);
    const url = `/v1/partner/requests/${request.id}`;
    const before = await api.app.inject({ url, headers: request.shop });
    expect(before.json()).toMatchObject({
      address: null,
      entrancePassword: null,
      area: { sido: '서울', gungu: '강남구', emd: '삼성동', distanceM: 0 },
    });
    for (const secret of ['종1234종', '101호', '받는 사람', '테헤란로', '06000'])
      expect(before.body).not.toContain(secret);
    await asShop(api, request, 'accept');
    expect(await seenByShop(request)).toEqual(ALL);
  });

  it('has the right distance', async () => {
    const request = await addRequest(api, { shop: { latitude: 37.5248, longitude: 127.053421621603 } });
    const seen = await api.app.inject({ url: `/v1/partner/requests/${request.id}`, headers: request.shop });
    expect(seen.json().area.distanceM).toBe(2_000);
  });

  it('disappears 24 hours after delivery, except for the customer', async () => {
    const request = await requestIn(api, 'Delivered', LOCKED);
    await later(23 * HOUR_MS);
    expect(await seenByShop(request)).toEqual(NO_DOOR);
    await later(24 * HOUR_MS + MINUTE_MS);
    expect(await seenByShop(request)).toEqual(NOTHING);
    const { address } = await detailOf(api, { ...request, customer: await withFreshToken(api, request.customer) });
    expect(address.subAddress).toBe('101호');
  });

  it('stays for three days of returning unwashed laundry', async () => {
    const request = await requestIn(api, 'Returned', LOCKED);
    await later(3 * DAY_MS - HOUR_MS);
    expect(await seenByShop(request)).toEqual(ALL);
    api.clock.travelTo(new Date(TEST_NOW.getTime() + 3 * DAY_MS + MINUTE_MS));
    expect(await seenByShop(request)).toEqual(NOTHING);
    await runRequestJobs(api.parts);
    expect(await seenByShop(request)).toEqual(NOTHING);
    expect((await rowOf(request.id)).entrancePassword).toBeNull();
  });

  it('reappears with a rebooking, whose password is required again', async () => {
    const request = await requestIn(api, 'NoShow', LOCKED);
    const rebook = { collectionTime: TEST_SLOT.replace('T11', 'T13') };
    for (const entrance of [undefined, { hasPassword: true }, { hasPassword: true, password: ' ' }]) {
      const refused = await asCustomer(api, request, 'rebook', { ...rebook, entrance });
      expect([refused.statusCode, refused.json().error.fields]).toEqual([
        422,
        { entrance: '공동현관 비밀번호를 다시 알려 주세요.' },
      ]);
    }
    const rebooked = await asCustomer(api, request, 'rebook', {
      ...rebook,
      entrance: { hasPassword: true, password: ' 별5678별 ' },
    });
    expect(rebooked.statusCode).toBe(200);
    expect(await seenByShop(request)).toEqual(NOTHING);
    await asShop(api, request, 'accept');
    expect(await seenByShop(request)).toEqual({ ...ALL, door: '별5678별' });
  });
});

describe('door of a rebooked collection', () => {
  it.each([
    ['without a password any more', LOCKED, { hasPassword: false, password: '종1234종' }, false, null],
    ['with a new password', {}, { hasPassword: true, password: '별5678별' }, true, '별5678별'],
    ['that never had a password', {}, undefined, false, null],
  ])('is the one %s', async (_which, fields, entrance, hasPassword, entrancePassword) => {
    const request = await requestIn(api, 'NoShow', fields);
    const collectionTime = TEST_SLOT.replace('T11', 'T13');
    expect((await asCustomer(api, request, 'rebook', { collectionTime, entrance })).statusCode).toBe(200);
    expect(await rowOf(request.id)).toMatchObject({ hasPassword, entrancePassword });
  });
});

describe('address of an ended request', () => {
  it.each<RequestStatus>(['Completed', 'Denied', 'NoShow', 'Cancelled', 'Returned'])(
    'is reduced to its district after 90 days: %s',
    async (status) => {
      const { id } = await requestIn(api, status, LOCKED);
      await later(89 * DAY_MS);
      expect((await rowOf(id)).pickupAddress.subAddress).toBe('101호');
      await later(92 * DAY_MS);
      const { pickupAddress, latitude, longitude } = await rowOf(id);
      expect(pickupAddress).toEqual({
        address: '',
        roadAddress: '',
        subAddress: '',
        postalCode: '',
        recipient: '',
        entranceInfo: '',
        sido: '서울',
        gungu: '강남구',
        emd: '삼성동',
      });
      expect([latitude, longitude].map((degrees) => Math.round(degrees * 100) / 100)).toEqual([latitude, longitude]);
    },
  );

  it('is kept while the laundry is with the shop', async () => {
    const { id } = await requestIn(api, 'Processing', LOCKED);
    await later(200 * DAY_MS);
    expect(await rowOf(id)).toMatchObject({ entrancePassword: '종1234종', pickupAddress: { subAddress: '101호' } });
  });

  it('cannot be collected from after its erasure', async () => {
    const request = await requestIn(api, 'NoShow');
    await later(92 * DAY_MS);
    const customer = await withFreshToken(api, request.customer);
    const late = await asCustomer(api, { ...request, customer }, 'rebook', { collectionTime: TEST_SLOT });
    expect([late.statusCode, late.json().error]).toEqual([
      409,
      { code: 'INVALID_TRANSITION', svMessage: '오래된 신청이에요. 새로 신청해 주세요.' },
    ]);
    expect((await detailOf(api, { ...request, customer })).allowedActions).toEqual([]);
  });
});

describe('door password that an older version left behind', () => {
  it.each<RequestStatus>(['Delivered', 'Completed', 'Denied', 'NoShow', 'Cancelled'])(
    'is erased by the job: %s',
    async (status) => {
      const { id } = await requestIn(api, status);
      await api.parts.database.update(requests).set({ entrancePassword: '1234' }).where(eq(requests.id, id));
      await runRequestJobs(api.parts);
      expect((await rowOf(id)).entrancePassword).toBeNull();
    },
  );
});

describe('withdrawal of a member', () => {
  it('erases every personal detail from their requests', async () => {
    const ordered = await requestIn(api, 'Requested', LOCKED);
    const { database } = api.parts;
    await database.insert(requestMends).values({
      requestId: ordered.id,
      mendName: '기장',
      withLaundry: false,
      mendDetail: '이 이름표를 떼어 주세요',
    });
    const request = await failCollection(api, ordered);
    await asCustomer(api, request, 'noshow/objection', { text: '101호 앞에 두었어요' });
    const [objected] = await database.select().from(noShows).where(eq(noShows.requestId, request.id));
    const answer = { upheld: false, answer: '101호 앞 사진을 확인했어요' };
    const headers = await operatorHeaders(api);
    await api.app.inject({
      method: 'POST',
      url: `/v1/operator/objections/${objected?.id}/answer`,
      headers,
      payload: answer,
    });
    const { noShows: failed } = await detailOf(api, request);
    const photoUrl: string = failed[0].photos[0].url;
    expect((await api.app.inject({ url: photoUrl })).statusCode).toBe(200);
    await database.insert(deliveryBagOrders).values({
      memberId: request.customer.memberId,
      priceWon: 0,
      deliveryAddress: '서울 강남구 테헤란로 1 101호',
      entranceInfo: '종1234종',
      orderedAt: TEST_NOW,
      deliverBy: '2026-03-09',
      deliveredAt: TEST_NOW,
    });

    const left = await withdraw(api, request.customer.headers);
    expect(left.statusCode).toBe(204);

    expect(await seenByShop(request)).toEqual(NOTHING);
    expect((await api.app.inject({ url: photoUrl })).statusCode).toBe(404);
    const ofRequest = eq(requestMoves.requestId, request.id);
    const kept = JSON.stringify([
      await rowOf(request.id),
      await database.select().from(requestMends).where(eq(requestMends.requestId, request.id)),
      await database.select().from(requestMoves).where(ofRequest),
      await database.select().from(noShows).where(eq(noShows.requestId, request.id)),
      await database.select().from(deliveryBagOrders),
    ]);
    for (const secret of ['종1234종', '101호', '받는 사람', '테헤란로', '초인종', '이름표', '06000'])
      expect(kept).not.toContain(secret);
    expect(await database.$count(requestPhotos, eq(requestPhotos.requestId, request.id))).toBe(0);
    expect(await rowOf(request.id)).toMatchObject({
      status: 'NoShow',
      washingPreferences: null,
      valuables: [],
      laundryNumByUser: 2,
      laundryId: request.laundryId,
    });
    // Ordered, accepted, failed, objected, answered.
    expect(await database.$count(requestMoves, ofRequest)).toBe(5);
    const gone = { method: 'POST', url: `/v1/operator/objections/${objected?.id}/answer` } as const;
    expect((await api.app.inject({ ...gone, headers, payload: answer })).statusCode).toBe(404);
  });

  it('erases questions about items and their answers', async () => {
    const request = await requestIn(api, 'Registered');
    const { items } = await detailOf(api, request);
    await asCustomer(api, request, `items/${items[0].id}/question`, { text: '홍길동 이름표가 있나요?' });
    const [question] = (await asShop(api, request, 'register', INSPECTION)).json().questions;
    await asShop(api, request, `questions/${question.id}/answer`, { text: '네, 홍길동 이름표가 있어요' });
    await asShop(api, request, 'return', { reason: '세탁할 수 없는 소재예요.' });
    await withdraw(api, request.customer.headers);
    const { database } = api.parts;
    const kept = JSON.stringify([
      await database.select().from(itemQuestions).where(eq(itemQuestions.requestId, request.id)),
      await database.select().from(requestMoves).where(eq(requestMoves.requestId, request.id)),
    ]);
    expect(kept).not.toContain('홍길동');
    expect(kept).toContain('세탁할 수 없는 소재예요.');
    expect(kept).toContain('"event":"answered"');
  });

  it('erases the words of a cancellation and its notification', async () => {
    const request = await requestIn(api, 'Requested');
    await asCustomer(api, request, 'cancel', { reason: '이사해서 홍길동 씨 집으로 가요' });
    await withdraw(api, request.customer.headers);
    const { database } = api.parts;
    const moves = await database.select().from(requestMoves).where(eq(requestMoves.requestId, request.id));
    expect(moves.map(({ toStatus, reason }) => [toStatus, reason])).toEqual([
      ['Requested', null],
      ['Cancelled', null],
    ]);
  });
});
