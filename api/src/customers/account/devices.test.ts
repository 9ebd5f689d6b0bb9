import { REFRESH_TOKEN_TTL_MS } from '@dongne/contract';
import { addMember, type TestMember, withFreshToken } from '#testing/fixtures';
import { bearer, enterCode, receiveCode } from '#testing/login';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

const URL = '/v1/app/member/devices';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.clock.travelTo(TEST_NOW));

const devicesOf = async ({ headers }: Pick<TestMember, 'headers'>) =>
  (await api.app.inject({ url: URL, headers })).json<{ id: string; name: string | null; isCurrent: boolean }[]>();
const end = ({ headers }: TestMember, id: string) => api.app.inject({ method: 'DELETE', url: `${URL}/${id}`, headers });
const otherOf = async (member: TestMember): Promise<string> =>
  (await devicesOf(member)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
const isIn = async ({ headers }: TestMember): Promise<boolean> =>
  (await api.app.inject({ url: '/v1/app/member', headers })).statusCode === 200;

describe('devices of a member', () => {
  it('are listed with readable names, this one first', async () => {
    const member = await addMember(api);
    const code = await receiveCode(api, member.phoneNumber);
    const url = '/v1/app/auth/otp/verify';
    const headers = { 'user-agent': PHONE };
    await api.app.inject({ method: 'POST', url, headers, payload: code });
    expect(await devicesOf(member)).toEqual([
      expect.objectContaining({ name: null, isCurrent: true, lastUsedAt: expect.stringMatching(/^2026-03-02T01:00/) }),
      expect.objectContaining({
        name: '아이폰 · Safari',
        isCurrent: false,
        startedAt: expect.stringMatching(/^2026-03-02T01:00/),
      }),
    ]);
  });

  it('get their name and last use from later calls', async () => {
    const member = await addMember(api);
    api.clock.advance(15 * 60_000);
    const headers = { ...member.headers, 'user-agent': PHONE };
    const [device] = (await api.app.inject({ url: URL, headers })).json();
    expect(device).toMatchObject({ name: '아이폰 · Safari', lastUsedAt: expect.stringMatching(/^2026-03-02T01:15/) });
  });

  it('are omitted once their refresh token has expired', async () => {
    const member = await addMember(api);
    api.clock.advance(REFRESH_TOKEN_TTL_MS + 60_000);
    expect(await devicesOf(await withFreshToken(api, member))).toHaveLength(1);
  });

  it('are visible to their owner only', async () => {
    const [member, other] = [await addMember(api), await addMember(api)];
    const ids = (await devicesOf(member)).map(({ id }) => id);
    expect((await devicesOf(other)).some(({ id }) => ids.includes(id))).toBe(false);
  });
});

describe('ending a device', () => {
  it('logs it out at once and no other, also when repeated', async () => {
    const here = await addMember(api);
    const there = await withFreshToken(api, here);
    const id = await otherOf(here);
    expect([(await end(here, id)).statusCode, (await end(here, id)).statusCode]).toEqual([204, 204]);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect(await devicesOf(here)).toHaveLength(1);
  });

  it('revokes its refresh token, too', async () => {
    const member = await addMember(api);
    const login = (await enterCode(api, await receiveCode(api, member.phoneNumber))).json();
    await end(member, await otherOf(member));
    const payload = { refreshToken: login.refreshToken };
    const refused = await api.app.inject({ method: 'PUT', url: '/v1/app/member/refresh', payload });
    expect(refused.json().error.code).toBe('INVALID_JWT');
  });

  it('is 404 for another member’s or an unknown device', async () => {
    const [member, other] = [await addMember(api), await addMember(api)];
    const [device] = await devicesOf(other);
    const answers = [
      await end(member, device?.id ?? ''),
      await end(member, 'x'),
      await end(member, crypto.randomUUID()),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await isIn(other)).toBe(true);
  });

  it('except this one keeps other members logged in', async () => {
    const [here, stranger] = [await addMember(api), await addMember(api)];
    const there = await withFreshToken(api, here);
    const answer = await api.app.inject({ method: 'DELETE', url: URL, headers: here.headers });
    expect(answer.statusCode).toBe(204);
    expect([await isIn(here), await isIn(there), await isIn(stranger)]).toEqual([true, false, true]);
  });
});

describe('device without a member', () => {
  it('is rejected like any other call', async () => {
    expect((await api.app.inject({ url: URL })).statusCode).toBe(400);
    expect((await api.app.inject({ url: URL, headers: bearer('x') })).statusCode).toBe(401);
  });
});
