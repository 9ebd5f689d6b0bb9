import { addLaundry, addMember } from '#testing/fixtures';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

type Headers = Readonly<Record<string, string>>;
const put = (headers: Headers, action: 'register' | 'remove', laundryId: number, more: object = {}) =>
  api.app.inject({
    method: 'PUT',
    url: `/v1/app/laundry/myLaundry/${action}`,
    headers,
    payload: { laundryId, ...more },
  });
const main = async (headers: Headers) => (await api.app.inject({ url: '/v1/app/main', headers })).json();

describe('my laundry', () => {
  it('is registered, shown on Home and the shop page, and removable', async () => {
    const { headers } = await addMember(api);
    const id = await addLaundry(api, { laundryName: '보송세탁', latitude: 37.516, hasMembershipService: true });
    expect((await put(headers, 'register', id)).json()).toEqual({
      id,
      laundryName: '보송세탁',
      isSpecialized: false,
      canMend: true,
      hasMembershipService: true,
    });
    expect((await main(headers)).myLaundry).toMatchObject({
      id,
      name: '보송세탁',
      location: expect.closeTo(1_001, -1),
      laundryStatus: 'Open',
      canDelivery: 1,
      useDeliveryAgency: 0,
      canNewRequest: 1,
      canPause: 0,
    });
    expect((await api.app.inject({ url: `/v1/app/laundry/detail/${id}`, headers })).json().isMyLaundry).toBe(true);
    expect((await put(headers, 'remove', id)).statusCode).toBe(200);
    expect((await main(headers)).myLaundry).toBeNull();
  });

  it('is limited to one per division', async () => {
    const { headers } = await addMember(api);
    const [first, second] = [await addLaundry(api), await addLaundry(api)];
    const daily = await addLaundry(api, { division: 'DAILY' });
    await put(headers, 'register', first);
    const refused = await put(headers, 'register', second);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'ALREADY_EXISTS']);
    expect((await put(headers, 'register', daily)).statusCode).toBe(200);
    expect(await main(headers)).toMatchObject({ myLaundry: { id: first }, myDailyLaundry: { id: daily } });
  });

  it('is replaced in one call without affecting the other division', async () => {
    const { headers } = await addMember(api);
    const [first, second] = [await addLaundry(api), await addLaundry(api)];
    const daily = await addLaundry(api, { division: 'DAILY' });
    for (const id of [first, daily]) await put(headers, 'register', id);
    const changed = await put(headers, 'register', second, { replace: true });
    expect([changed.statusCode, changed.json().id]).toEqual([200, second]);
    expect(await main(headers)).toMatchObject({ myLaundry: { id: second }, myDailyLaundry: { id: daily } });
  });

  it('stays when its replacement does not exist', async () => {
    const { headers } = await addMember(api);
    const id = await addLaundry(api);
    await put(headers, 'register', id);
    expect((await put(headers, 'register', 999_999, { replace: true })).statusCode).toBe(404);
    expect((await main(headers)).myLaundry).toMatchObject({ id });
  });

  it('is one of two concurrent replacements, never none', async () => {
    const { headers } = await addMember(api);
    await put(headers, 'register', await addLaundry(api));
    const shops = await Promise.all(Array.from({ length: 6 }, () => addLaundry(api)));
    const answers = await Promise.all(shops.map((id) => put(headers, 'register', id, { replace: true })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(shops.map(() => 200));
    expect(shops).toContain((await main(headers)).myLaundry.id);
  });

  it('may be replaced by itself or set by a replacement', async () => {
    const { headers } = await addMember(api);
    const [first, second] = [await addLaundry(api), await addLaundry(api)];
    for (let time = 0; time < 2; time += 1)
      expect((await put(headers, 'register', first, { replace: true })).statusCode).toBe(200);
    await put(headers, 'remove', first);
    await put(headers, 'register', second);
    expect((await main(headers)).myLaundry).toMatchObject({ id: second });
  });

  it('is idempotent to register and to remove', async () => {
    const { headers } = await addMember(api);
    const id = await addLaundry(api);
    expect((await put(headers, 'remove', id)).statusCode).toBe(200);
    await put(headers, 'register', id);
    expect((await put(headers, 'register', id)).statusCode).toBe(200);
  });

  it('is registered once for two concurrent calls', async () => {
    const { headers } = await addMember(api);
    const shops = await Promise.all(Array.from({ length: 6 }, () => addLaundry(api)));
    const answers = await Promise.all(shops.map((id) => put(headers, 'register', id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('shows a pause or a stop of new requests', async () => {
    const { headers } = await addMember(api);
    await put(
      headers,
      'register',
      await addLaundry(api, { pauseStartDate: '2026-03-01', pauseEndDate: '2026-03-09', reasonForPause: '휴가' }),
    );
    await put(headers, 'register', await addLaundry(api, { division: 'DAILY', canNewRequest: false }));
    expect(await main(headers)).toMatchObject({
      myLaundry: { laundryStatus: 'Paused', canPause: 1, reasonForPause: '휴가', pauseEndDate: '2026-03-09' },
      myDailyLaundry: { laundryStatus: 'Closed', canNewRequest: 0 },
    });
  });

  it('must be an existing shop', async () => {
    const { headers } = await addMember(api);
    expect((await put(headers, 'register', 999_999)).statusCode).toBe(404);
  });
});
