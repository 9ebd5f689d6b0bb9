import { addLaundry, shopHeaders } from '#testing/fixtures';
import { PIXEL, TEST_SLOT } from '#testing/request-fixtures';
import { addRequest, asShop, detailOf, DOOR_PHOTO, INSPECTION } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

const COMMANDS: readonly (readonly [string, object])[] = [
  ['accept', {}],
  ['collect', { pieces: 1 }],
  ['inspect', {}],
  ['register', INSPECTION],
  ['process', {}],
  ['complete-wash', {}],
  ['deliver', {}],
  ['delivered', {}],
  ['deny', { reason: 'FULLY_BOOKED' }],
  ['noshow', { photo: DOOR_PHOTO }],
  ['return', {}],
];

describe("routes of a shop's tools", () => {
  it('show address and work', async () => {
    const request = await addRequest(api, {
      fields: { entrance: '{"hasPassword":true,"password":"1234*"}', etc: '벨을 눌러 주세요' },
    });
    const list = await api.app.inject({ url: '/v1/partner/requests?status=Requested', headers: request.shop });
    expect(list.json().items).toMatchObject([
      {
        applicationId: request.id,
        originalStatus: 'Requested',
        isAccepted: false,
        isApproved: false,
        entrancePassword: null,
        etc: '벨을 눌러 주세요',
        address: null,
        area: { emd: '삼성동', distanceM: 0 },
      },
    ]);
    expect((await asShop(api, request, 'accept')).json()).toMatchObject({
      entrancePassword: '1234*',
      address: { roadAddress: '서울 강남구 테헤란로 1' },
    });
    expect(JSON.stringify(list.json())).not.toContain(request.customer.phoneNumber);
    const none = await api.app.inject({ url: '/v1/partner/requests?status=Delivered', headers: request.shop });
    expect(none.json()).toEqual({ items: [], nextCursor: null });
  });

  it.each(COMMANDS)("do not find another shop's request: %s", async (command, payload) => {
    const request = await addRequest(api);
    const stranger = await shopHeaders(api, await addLaundry(api));
    const answer = await asShop(api, { ...request, shop: stranger }, command, payload);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND']);
    expect((await detailOf(api, request)).originalStatus).toBe('Requested');
  });

  it.each(COMMANDS)('reject customers: %s', async (command, payload) => {
    const request = await addRequest(api);
    const answer = await asShop(api, { ...request, shop: request.customer.headers }, command, payload);
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('keep the photo of the door in the timeline, once', async () => {
    const request = await addRequest(api);
    const photo = `data:image/png;base64,${PIXEL.toString('base64')}`;
    await asShop(api, request, 'collect', { pieces: 2, photo });
    await asShop(api, request, 'collect', { pieces: 9, photo });
    const { timeline, pieces } = await detailOf(api, request);
    expect([timeline.at(-1).status, timeline.at(-1).photos.length, pieces]).toEqual(['Collected', 1, 2]);
    expect((await api.app.inject({ url: timeline.at(-1).photos[0].url })).headers['content-type']).toBe('image/png');
  });

  it('reject an invalid photo', async () => {
    const request = await addRequest(api);
    const photo = `data:image/png;base64,${Buffer.from('<svg>').toString('base64')}`;
    const refused = await asShop(api, request, 'collect', { pieces: 2, photo });
    expect([refused.statusCode, refused.json().error.code]).toEqual([415, 'UNSUPPORTED_IMAGE']);
    expect((await detailOf(api, request)).originalStatus).toBe('Requested');
  });

  it('accept a command without a body, also labelled as JSON', async () => {
    const request = await addRequest(api);
    await asShop(api, request, 'collect', { pieces: 2 });
    const url = `/v1/partner/requests/${request.id}/inspect`;
    const answer = await api.app.inject({
      method: 'POST',
      url,
      headers: { ...request.shop, 'content-type': 'application/json' },
    });
    expect(answer.json().originalStatus).toBe('Registering');
    expect((await api.app.inject({ method: 'POST', url, headers: request.shop })).statusCode).toBe(200);
  });
});

describe('working hours of a shop', () => {
  const DAY = TEST_SLOT.slice(0, 10);
  const slotsOf = async (laundryId: number) =>
    (await api.app.inject({ url: `/v1/app/nonMember/laundry/${laundryId}/slots?date=${DAY}` })).json();
  const set = async (laundryId: number, url: string, payload: object) =>
    api.app.inject({ method: 'POST', url: `/v1/partner/${url}`, headers: await shopHeaders(api, laundryId), payload });

  it('are set by day and slot', async () => {
    const laundryId = await addLaundry(api);
    expect(await slotsOf(laundryId)).toHaveLength(6);
    await set(laundryId, 'slots', { day: DAY, slots: [{ startsAt: TEST_SLOT, capacity: 0 }] });
    expect((await slotsOf(laundryId)).map(({ left }: { left: number }) => left)).toEqual([5, 0, 5, 5, 5, 5]);
    await set(laundryId, 'slots', { day: DAY, isClosed: true });
    expect(await slotsOf(laundryId)).toEqual([]);
    await set(laundryId, 'slots', { day: DAY, isClosed: false, slots: [{ startsAt: TEST_SLOT, capacity: null }] });
    expect((await slotsOf(laundryId)).map(({ left }: { left: number }) => left)).toEqual([5, 5, 5, 5, 5, 5]);
  });

  it('stop for a pause and continue after it', async () => {
    const laundryId = await addLaundry(api);
    await set(laundryId, 'laundry/pause', { reason: '휴가', startDate: '2026-03-02', endDate: '2026-03-03' });
    const paused = (await api.app.inject({ url: `/v1/app/nonMember/laundry/detail/${laundryId}` })).json();
    expect(paused).toMatchObject({ canPause: 1, reasonForPause: '휴가', pauseEndDate: '2026-03-03' });
    expect(await slotsOf(laundryId)).toEqual([]);
    await set(laundryId, 'laundry/pause', { reason: '휴가', startDate: '2026-03-02', endDate: '2026-03-02' });
    expect(await slotsOf(laundryId)).toEqual([]);
    await set(laundryId, 'laundry/pause', { startDate: null, endDate: null });
    expect(await slotsOf(laundryId)).toHaveLength(6);
  });

  it.each([
    ['laundry/pause', { startDate: '2026-03-05', endDate: '2026-03-04' }, 'endDate'],
    ['laundry/pause', { startDate: '2026-03-05', endDate: null }, 'endDate'],
    ['slots', { day: DAY, slots: [{ startsAt: `${DAY}T10:00:00+09:00`, capacity: 1 }] }, 'slots'],
    ['laundry/pause', { startDate: '0000-01-01', endDate: '2026-03-04' }, 'startDate'],
    ['slots', { day: '0000-01-01', isClosed: true }, 'day'],
    ['slots', { day: '2026-03-04', slots: [{ startsAt: TEST_SLOT, capacity: 1 }] }, 'slots'],
  ])('are rejected when implausible: %s %j', async (url, payload, field) => {
    const refused = await set(await addLaundry(api), url, payload);
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, [field]]);
  });
});
