import { EVENT_STREAM } from '@dongne/contract';
import { addMember } from '#testing/fixtures';
import {
  addRequest,
  approve,
  asCustomer,
  asShop,
  INSPECTION,
  requestIn,
  type TestRequest,
} from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';
import { readStream, type StreamReader } from '#testing/base/live/stream-reader';

let api: TestApi;
let origin: string;
const readers: StreamReader[] = [];
beforeAll(async () => {
  api = await openTestApi();
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => readers.splice(0).forEach((reader) => reader.close()));
afterAll(() => api.close());

const open = async ({ headers }: { readonly headers: Readonly<Record<string, string>> }): Promise<StreamReader> => {
  const reader = await readStream(origin, headers);
  readers.push(reader);
  return reader;
};

/** Collects the member's events of a request while `work` runs. */
const heardDuring = async (request: TestRequest, work: () => Promise<unknown>): Promise<string> => {
  const reader = await open(request.customer);
  await work();
  const { kind, applicationId } = await reader.changeOf(request.id);
  return `${kind} ${applicationId === request.id}`;
};

describe('event stream of a member', () => {
  it.each<[string, () => Promise<[TestRequest, () => Promise<unknown>]>]>([
    [
      'a move of the shop',
      async () => {
        const request = await addRequest(api);
        return [request, () => asShop(api, request, 'accept')];
      },
    ],
    [
      'an offer',
      async () => {
        const request = await requestIn(api, 'Registering');
        return [request, () => asShop(api, request, 'register', INSPECTION)];
      },
    ],
    [
      'an approval from another tab',
      async () => {
        const request = await requestIn(api, 'Registered');
        return [request, () => approve(api, request)];
      },
    ],
    [
      'a cancellation',
      async () => {
        const request = await addRequest(api);
        return [request, () => asCustomer(api, request, 'cancel', { reason: '일정 변경' })];
      },
    ],
  ])('sends %s immediately', async (_what, prepare) => {
    const [request, work] = await prepare();
    expect(await heardDuring(request, work)).toBe('request true');
  });

  it('sends no other member’s changes, and each change once per transaction', async () => {
    const request = await addRequest(api);
    const strangers = await addMember(api);
    const stranger = await open(strangers);
    const own = await open(request.customer);
    await asShop(api, request, 'accept');
    await own.changeOf(request.id);
    const mine = await addRequest(api, { customer: strangers });
    await stranger.changeOf(mine.id);
    expect(new Set(stranger.changes().map(({ applicationId }) => applicationId))).toEqual(new Set([mine.id, null]));
    expect(own.changes().filter(({ kind }) => kind === 'request')).toHaveLength(1);
  });

  it('sends new notifications', async () => {
    const request = await requestIn(api, 'Registering');
    const reader = await open(request.customer);
    await asShop(api, request, 'register', INSPECTION);
    await reader.changeOf(request.id);
    expect(reader.changes().map(({ kind }) => kind)).toContain('notification');
  });

  it('is not cached, buffered or compressed', async () => {
    const member = await addMember(api);
    const reader = await open({ headers: { ...member.headers, 'accept-encoding': 'gzip, br' } });
    expect(reader.status).toBe(200);
    expect(Object.fromEntries(reader.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(reader.headers.get('content-encoding')).toBeNull();
  });

  it.each([
    ['nobody', {}, 400],
    ['a stranger’s token', { authorization: 'Bearer x' }, 401],
  ])('rejects %s', async (_who, headers, status) => {
    expect((await open({ headers })).status).toBe(status);
  });

  it('rejects a shop', async () => {
    const { shop } = await addRequest(api);
    expect((await open({ headers: shop })).status).toBe(403);
  });

  it('ends with its session', async () => {
    const member = await addMember(api);
    const reader = await open(member);
    await api.app.inject({
      method: 'PUT',
      url: '/v1/app/member/signOut',
      headers: member.headers,
      payload: { deviceId: null },
    });
    expect(await reader.ended).toContain(': open');
  });

  it('is limited per member, and a closed stream frees its place', async () => {
    const member = await addMember(api);
    const own: StreamReader[] = [];
    for (let nth = 0; nth < EVENT_STREAM.perMember; nth += 1) own.push(await open(member));
    const refused = await open(member);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await open(await addMember(api))).status).toBe(200);
    own[0]?.close();
    await own[0]?.ended;
    for (;;) {
      const again = await open(member);
      if (again.status === 200) break;
    }
  });
});
