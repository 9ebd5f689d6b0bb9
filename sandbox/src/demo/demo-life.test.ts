import type { RequestDetail } from '@dongne/contract';
import { caseOf, decide, madeClaim } from '@dongne/api/testing/orders/claim-fixtures';
import { writeReview } from '@dongne/api/testing/orders/review-fixtures';
import { claims, requests } from '@dongne/api/tables';
import {
  addRequest,
  approve,
  asCustomer,
  asShop,
  detailOf,
  requestIn,
  withFreshTokens,
  type TestRequest,
} from '@dongne/api/testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '@dongne/api/testing/test-api';
import { openSandboxApi } from '../testing/sandbox-api';
import { readSamplePhotos } from './sample-photos';
import { ShopSimulator, type DemoCall } from './simulator';

let api: TestApi;
beforeAll(async () => {
  api = await openSandboxApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.travelTo(TEST_NOW);
  await api.parts.database.update(requests).set({ status: 'Cancelled' });
  await api.parts.database
    .update(claims)
    .set({ status: 'Refused', decision: 'Refuse', decidedAt: TEST_NOW, amountWon: null, collectOn: null });
});

const inside: DemoCall = async (method, url, { token, body } = {}) => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { statusCode, json } = await api.app.inject({ method, url, headers, ...(body && { payload: body }) });
  return { status: statusCode, json };
};

/** A simulator with its log; each tick is six seconds after the previous one. */
const simulate = async (call = inside) => {
  const told: string[] = [];
  const simulator = new ShopSimulator({ call, photos: await readSamplePhotos(), onAct: (text) => told.push(text) });
  let atMs = 0;
  const look = async (times = 1): Promise<void> => {
    for (let nth = 0; nth < times; nth += 1) {
      await simulator.tick(atMs);
      atMs += 6_000;
    }
  };
  return { told, look, simulator };
};

const seen = async (request: TestRequest): Promise<RequestDetail> => detailOf(api, await withFreshTokens(api, request));
const statusOf = async (request: TestRequest) => (await seen(request)).originalStatus;

/** Number of ticks after which the shops wait for the customer. */
const UNTIL_QUIET = 12;

const COUNTED = { laundryNumByUser: '3', items: JSON.stringify([{ category: '코트', count: 1 }]) };

describe('simulated shops', () => {
  it("bring a request to the door, waiting for its customer's decisions", async () => {
    const request = await addRequest(api, { fields: COUNTED });
    const { look } = await simulate();
    await look(UNTIL_QUIET);
    const offered = await seen(request);
    expect(offered).toMatchObject({ originalStatus: 'Registered', pieces: 3 });
    expect(offered.items.map(({ category }) => category)).toEqual(['코트', '와이셔츠', '와이셔츠']);
    expect(api.clock.now().getTime()).toBeGreaterThanOrEqual(Date.parse(offered.collectionTime));

    const customer = await withFreshTokens(api, request);
    await asCustomer(api, customer, `items/${offered.items[0]?.id}/question`, { text: '왜 이 금액인가요?' });
    await look(2);
    expect((await seen(request)).items[0]?.questions).toMatchObject([{ answer: expect.stringContaining('손이 더') }]);

    await approve(api, await withFreshTokens(api, request));
    await look(UNTIL_QUIET);
    const { originalStatus, timeline } = await seen(request);
    expect(originalStatus).toBe('Delivered');
    expect(timeline.filter(({ photos }) => photos.length > 0).map(({ status }) => status)).toEqual([
      'Collected',
      'Delivered',
    ]);

    await writeReview(api, await withFreshTokens(api, request));
    await look(2);
    const reviews = await api.app.inject({ url: `/v1/app/nonMember/laundry/${request.laundryId}/review` });
    expect(reviews.json().items).toMatchObject([{ reply: expect.stringContaining('감사') }]);
  });

  it('wait about five seconds before each step', async () => {
    const request = await addRequest(api);
    const { simulator, told } = await simulate();
    await simulator.tick(0);
    await simulator.tick(4_999);
    expect(told).toEqual([]);
    await simulator.tick(5_000);
    expect(told).toEqual([`${request.id}번 신청: 수거 확정`]);
  });

  it('travel in time only when no other step is possible', async () => {
    const first = await addRequest(api);
    const { look, told } = await simulate();
    await look(2);
    const second = await addRequest(api);
    await look(2);
    expect(told).toEqual([`${first.id}번 신청: 수거 확정`, `${second.id}번 신청: 수거 확정`]);
    expect([await statusOf(first), await statusOf(second)]).toEqual(['Requested', 'Requested']);
    await look(UNTIL_QUIET);
    expect([await statusOf(first), await statusOf(second)]).toEqual(['Registered', 'Registered']);
  });

  it('go on after another process has let their tokens expire', async () => {
    const request = await addRequest(api);
    let expired = 0;
    const { look, told } = await simulate(async (method, url, options = {}) => {
      if (options.token === undefined || url !== '/v1/partner/reviews' || expired > 0)
        return inside(method, url, options);
      expired += 1;
      return inside(method, url, { ...options, token: 'expired' });
    });
    await look(3);
    expect([expired, told]).toEqual([1, [`${request.id}번 신청: 수거 확정`]]);
  });

  it('act once when two processes play the same shop', async () => {
    const request = await addRequest(api, { fields: COUNTED });
    const pair = [await simulate(), await simulate()];
    const together = async (): Promise<void> => {
      for (let nth = 0; nth < UNTIL_QUIET; nth += 1) await Promise.all(pair.map(({ look }) => look()));
    };
    await together();
    expect((await seen(request)).offer?.version).toBe(1);
    await approve(api, await withFreshTokens(api, request));
    await together();
    const { timeline } = await seen(request);
    const rows = timeline.map(({ status, event }) => `${event} ${status}`);
    expect(rows).toEqual([...new Set(rows)]);
    expect(timeline.at(-1)?.status).toBe('Delivered');
  });

  it('continue after a manual step, and keep a manual offer', async () => {
    const request = await addRequest(api);
    let isFirst = true;
    const { look } = await simulate(async (method, url, sent) => {
      if (isFirst && url.endsWith('/inspect')) {
        isFirst = false;
        const items = [{ category: '와이셔츠', count: 2, note: '손으로 적었어요' }];
        await asShop(api, await withFreshTokens(api, request), 'register', { items, dueDate: '2026-03-08' });
      }
      return inside(method, url, sent);
    });
    await look(UNTIL_QUIET + 2);
    const { items, offer } = await seen(request);
    expect([offer?.version, items[0]?.note]).toEqual([1, '손으로 적었어요']);
  });

  it('keep a manual offer made after their last look', async () => {
    const request = await addRequest(api);
    const { look, told } = await simulate(async (method, url, sent) => {
      if (url.endsWith('/register')) {
        const items = [{ category: '와이셔츠', count: 2, note: '손으로 적었어요' }];
        await asShop(api, await withFreshTokens(api, request), 'register', { items, dueDate: '2026-03-08' });
      }
      return inside(method, url, sent);
    });
    await look(UNTIL_QUIET + 2);
    const { items, offer } = await seen(request);
    expect([offer?.version, items[0]?.note]).toEqual([1, '손으로 적었어요']);
    expect(told).not.toContain(`${request.id}번 신청: 금액 안내`);
  });

  it('answer claims, and collect and return items before later travels', async () => {
    const request = await requestIn(api, 'Delivered');
    const id = await madeClaim(api, request);
    const { look, told } = await simulate();
    await look(4);
    expect(await caseOf(api, request, id)).toMatchObject({ status: 'Answered', stance: 'Accept' });
    expect(api.clock.now().toISOString().slice(0, 10)).toBe('2026-03-02');

    await decide(api, id, { decision: 'WashAgain', collectOn: '2026-03-03' });
    const later = await addRequest(api);
    await look(UNTIL_QUIET);
    const { customer } = await withFreshTokens(api, request);
    const { status, timeline } = await caseOf(api, { customer }, id);
    expect([status, timeline.length]).toEqual(['WashedAgain', 5]);
    expect(timeline.at(-1).photos).toHaveLength(1);
    expect(timeline.at(-2).at).toMatch(/^2026-03-03T01:00/);
    expect(told.slice(0, 6)).toEqual([
      `${request.id}번 신청: 분실·손상 접수에 답변`,
      `${later.id}번 신청: 수거 확정`,
      `${request.id}번 신청: 다시 수거하는 날로 이동`,
      `${request.id}번 신청: 다시 세탁할 품목 수거`,
      `${request.id}번 신청: 다시 세탁한 품목 배송 완료`,
      `${later.id}번 신청: 수거 시간으로 이동`,
    ]);
  });

  it('leave cancelled requests alone', async () => {
    const request = await addRequest(api);
    const { look, told } = await simulate();
    await look();
    await asCustomer(api, request, 'cancel', { reason: '일정 변경' });
    await look(2);
    expect(told).toEqual([]);
  });
});

describe('switch of the simulation', () => {
  const press = async (isOn: boolean) =>
    (await api.app.inject({ method: 'POST', url: '/sandbox/demo', payload: { isOn } })).json();

  it('runs the shops until it is off', async () => {
    const request = await addRequest(api);
    expect(await press(true)).toMatchObject({ isOn: true, isElsewhere: false });
    expect(await press(true)).toMatchObject({ isOn: true, isElsewhere: false });
    while ((await statusOf(request)) !== 'Registered') await new Promise(setImmediate);
    const off = await press(false);
    expect(off.isOn).toBe(false);
    expect(off.lines.map(({ text }: { text: string }) => text)).toContain(`${request.id}번 신청: 금액 안내`);
    api.clock.travelTo(TEST_NOW);
    const later = await addRequest(api);
    expect(await statusOf(later)).toBe('Requested');
  });

  it('is missing in production', async () => {
    const production = await openTestApi();
    expect((await production.app.inject({ url: '/sandbox/demo' })).statusCode).toBe(404);
    await production.close();
  });
});
