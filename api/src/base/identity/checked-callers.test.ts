import { webcrypto } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addLaundry, shopHeaders } from '#testing/fixtures';
import { bearer, registerNumber } from '#testing/login';
import { openTestApi, type TestApi } from '#testing/test-api';
import { sessions } from '#tables';

const MINUTE_MS = 60_000;

let api: TestApi;
let phones = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const logIn = () => {
  phones += 1;
  return registerNumber(api, `0100002${String(phones).padStart(4, '0')}`, `203.0.113.${phones}`);
};

const signOut = async (headers: Record<string, string>): Promise<void> => {
  const call = { method: 'PUT', url: '/v1/app/member/signOut', headers, payload: { deviceId: 'x' } } as const;
  expect((await api.app.inject(call)).statusCode).toBe(204);
};

const outcomeOf = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await api.app.inject({ url, headers });
  return [answer.statusCode, answer.json().error?.code];
};

describe('verified access token', () => {
  it('has its signature verified once', async () => {
    const verify = jest.spyOn(webcrypto.subtle, 'verify');
    try {
      const [one, other] = [await logIn(), await logIn()];
      verify.mockClear();
      for (let call = 0; call < 3; call += 1)
        for (const { accessToken } of [one, other])
          expect(await outcomeOf('/v1/app/member', bearer(accessToken))).toEqual([200, undefined]);
      expect(verify).toHaveBeenCalledTimes(2);
    } finally {
      verify.mockRestore();
    }
  });

  it('is refused at once when it expires', async () => {
    const headers = bearer((await logIn()).accessToken);
    expect(await outcomeOf('/v1/app/member', headers)).toEqual([200, undefined]);
    api.clock.advance(30 * MINUTE_MS);
    expect(await outcomeOf('/v1/app/member', headers)).toEqual([401, 'EXPIRED_JWT']);
  });

  it('is refused at once when its session ends', async () => {
    const headers = bearer((await logIn()).accessToken);
    expect(await outcomeOf('/v1/app/member', headers)).toEqual([200, undefined]);
    await signOut(headers);
    expect(await outcomeOf('/v1/app/member', headers)).toEqual([401, 'INVALID_JWT']);
  });
});

describe('a read that checks the session with its own statements', () => {
  const READS = ['/v1/app/main', '/v1/app/request/delivery/detail/1'];

  it.each(READS)('%s refuses an ended session, whatever it reads', async (url) => {
    const headers = bearer((await logIn()).accessToken);
    const open = await outcomeOf(url, headers);
    expect(open).toEqual(url === '/v1/app/main' ? [200, undefined] : [404, 'NOT_FOUND']);
    await signOut(headers);
    expect(await outcomeOf(url, headers)).toEqual([401, 'INVALID_JWT']);
  });

  it.each(READS)('%s refuses callers without a token or with one of another role', async (url) => {
    expect(await outcomeOf(url)).toEqual([400, 'NO_JWT']);
    expect(await outcomeOf(url, bearer('nothing'))).toEqual([401, 'INVALID_JWT']);
    expect(await outcomeOf(url, await shopHeaders(api, await addLaundry(api)))).toEqual([403, 'FORBIDDEN']);
  });

  it('records the use of the session', async () => {
    const { accessToken, user } = await logIn();
    api.clock.advance(20 * MINUTE_MS);
    const before = api.clock.now();
    await outcomeOf('/v1/app/main', bearer(accessToken));
    const used = await api.parts.database.select().from(sessions).where(eq(sessions.memberId, user.userId));
    expect(used.map(({ lastUsedAt }) => lastUsedAt !== null && lastUsedAt >= before)).toEqual([true]);
  });
});
