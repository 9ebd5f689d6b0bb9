import { eq } from 'drizzle-orm';
import { outboxMessages } from '#tables';
import { shopHeaders, withFreshToken } from '#testing/fixtures';
import { approve, asShop, detailOf, INSPECTION, requestIn, type TestRequest } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { runRequestJobs } from '../upkeep/request-upkeep';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.clock.travelTo(TEST_NOW));

const HOUR_MS = 3600_000;
const MINUTE_MS = 60_000;

/** Travels to this time after the start of the tests, and runs the jobs. */
const after = async (hours: number, minutes = 0) => {
  api.clock.travelTo(new Date(TEST_NOW.getTime() + hours * HOUR_MS + minutes * MINUTE_MS));
  await runRequestJobs(api.parts);
};
/** The same request with fresh tokens. */
const fresh = async (request: TestRequest): Promise<TestRequest> => ({
  ...request,
  customer: await withFreshToken(api, request.customer),
  shop: await shopHeaders(api, request.laundryId),
});
const now = async (request: TestRequest) => detailOf(api, await fresh(request));
const remindersOf = async (request: TestRequest) =>
  (await now(request)).timeline.filter(({ event }: { event: string }) => event === 'reminded');
const bellOf = async (request: TestRequest) => {
  const { headers } = await withFreshToken(api, request.customer);
  return (await api.app.inject({ url: '/v1/app/notification', headers })).json().items;
};

describe('unanswered price', () => {
  it('sends one reminder after 2, 24 and 48 hours each', async () => {
    const request = await requestIn(api, 'Registered');
    for (const [hours, minutes, sent] of [
      [1, 59, 0],
      [2, 1, 1],
      [2, 2, 1],
      [23, 59, 1],
      [24, 1, 2],
      [47, 59, 2],
      [48, 1, 3],
      [71, 0, 3],
      [200, 0, 3],
    ] as const) {
      await after(hours, minutes);
      expect([hours, minutes, (await remindersOf(request)).length]).toEqual([hours, minutes, sent]);
    }
    const [first, , last] = await remindersOf(request);
    expect(first).toMatchObject({ label: '금액 확인 알림', actor: 'system', reason: '8,900원 확인을 기다리고 있어요' });
    expect(last.status).toBe('Registered');
    const [bell] = await bellOf(request);
    expect(bell).toMatchObject({ title: '금액 확인 알림', path: `/usage/detail?id=${request.id}` });
    expect(bell.text).toMatch(
      /^8,900원 확인을 기다리고 있어요\. 금액을 승인해 주시면 세탁을 시작해요\. 3월 5일 \(목\) 10:00까지 확인이 없으면/,
    );
    const pushes = await api.parts.database.$count(outboxMessages, eq(outboxMessages.to, request.customer.phoneNumber));
    expect(pushes).toBe((await bellOf(request)).length);
  });

  it('sends one reminder after two missed ones', async () => {
    const request = await requestIn(api, 'Registered');
    await after(30);
    await after(30, 1);
    expect(await remindersOf(request)).toHaveLength(1);
    await after(49);
    expect(await remindersOf(request)).toHaveLength(2);
  });

  it('sends each reminder once from several processes', async () => {
    const request = await requestIn(api, 'Registered');
    api.clock.travelTo(new Date(TEST_NOW.getTime() + 3 * HOUR_MS));
    await Promise.all(Array.from({ length: 5 }, () => runRequestJobs(api.parts)));
    expect(await remindersOf(request)).toHaveLength(1);
  });

  it('starts new reminders after a correction', async () => {
    const request = await requestIn(api, 'Registered');
    await after(25);
    await asShop(api, await fresh(request), 'register', { ...INSPECTION, dueDate: '2026-03-07' });
    await after(26);
    expect(await remindersOf(request)).toHaveLength(1);
    await after(27, 1);
    expect(await remindersOf(request)).toHaveLength(2);
    expect((await now(request)).offer.returnableAt).toMatch(/^2026-03-06T02:0/);
  });

  it('sends no reminder once answered or returned', async () => {
    const [approved, returned] = [await requestIn(api, 'Registered'), await requestIn(api, 'Registered')];
    await approve(api, approved);
    await asShop(api, returned, 'return', { reason: '세탁할 수 없는 소재예요.' });
    await after(100);
    expect([await remindersOf(approved), await remindersOf(returned)]).toEqual([[], []]);
  });

  it('allows a call of the shop after 24 hours until answered', async () => {
    const request = await requestIn(api, 'Registered');
    const mayCall = async () => {
      const url = `/v1/partner/requests/${request.id}`;
      return (await api.app.inject({ url, headers: (await fresh(request)).shop })).json().canCallCustomer;
    };
    await after(23, 59);
    expect(await mayCall()).toBe(false);
    await after(24, 1);
    expect(await mayCall()).toBe(true);
    await approve(api, await fresh(request));
    expect(await mayCall()).toBe(false);
  });
});

describe('return of an unanswered offer', () => {
  const unanswered = async (request: TestRequest) =>
    asShop(api, await fresh(request), 'return', { reasonCode: 'UNANSWERED' });

  it('is rejected for 72 hours, naming the earliest time', async () => {
    const request = await requestIn(api, 'Registered');
    const { offer } = await now(request);
    expect(Date.parse(offer.returnableAt) - Date.parse(offer.madeAt)).toBeLessThan(72 * HOUR_MS + 5_000);
    await after(71, 59);
    const refused = await unanswered(request);
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      {
        code: 'INVALID_TRANSITION',
        svMessage: '고객이 금액을 확인할 시간을 72시간 드려요. 3월 5일 (목) 10:00부터 돌려보낼 수 있어요.',
      },
    ]);
    expect((await now(request)).originalStatus).toBe('Registered');
  });

  it('is free, names the reason, and happens once', async () => {
    const request = await requestIn(api, 'Registered');
    await after(72, 1);
    expect((await unanswered(request)).json().originalStatus).toBe('Returned');
    expect((await unanswered(request)).statusCode).toBe(200);
    const returned = await now(request);
    const why = '72시간 동안 금액 확인이 없어 세탁하지 않고 그대로 돌려 드려요. 비용은 없어요.';
    expect(returned).toMatchObject({ payment: { status: 'None', amountWon: null }, offer: { returnableAt: null } });
    expect(returned.timeline.filter(({ status }: { status: string }) => status === 'Returned')).toMatchObject([
      { actor: 'shop', reason: why },
    ]);
    expect((await bellOf(request))[0].text).toBe(why);
  });

  it.each([
    ['that was not offered yet', 'Registering', '고객에게 금액을 알린 신청이 아니에요.'],
    ['that was approved', 'Registered', '고객이 이미 금액을 승인했어요.'],
  ] as const)('is rejected for laundry %s', async (_, status, svMessage) => {
    const request = await requestIn(api, status);
    if (status === 'Registered') await approve(api, request);
    await after(100);
    const refused = await unanswered(request);
    expect([refused.statusCode, refused.json().error.svMessage]).toEqual([409, svMessage]);
  });

  it('does not limit returns of unwashable laundry with a reason', async () => {
    const request = await requestIn(api, 'Registered');
    for (const body of [{}, { reason: ' ' }]) {
      const silent = await asShop(api, request, 'return', body);
      expect([silent.statusCode, silent.json().error.fields]).toEqual([
        422,
        { reason: '세탁할 수 없는 이유를 적어 주세요.' },
      ]);
    }
    expect((await asShop(api, request, 'return', { reasonCode: 'BORED' })).statusCode).toBe(422);
    const returned = await asShop(api, request, 'return', { reason: '세탁할 수 없는 소재예요.' });
    expect(returned.json().originalStatus).toBe('Returned');
  });

  it('races an approval: one of both counts', async () => {
    for (let round = 0; round < 5; round += 1) {
      api.clock.travelTo(TEST_NOW);
      const request = await requestIn(api, 'Registered');
      await after(73);
      const [approved, returned] = await Promise.all([approve(api, await fresh(request)), unanswered(request)]);
      expect([approved.statusCode, returned.statusCode].sort()).toEqual([200, 409]);
    }
  });
});
