import fc from 'fast-check';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { tokenHash } from '../config';
import { bearer, registerNumber } from '#testing/login';
import { addLaundry, shopHeaders } from '#testing/fixtures';
import { openTestApi, type TestApi } from '#testing/test-api';
import { refreshTokens } from '#tables';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let api: TestApi;
let phones = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** Tokens of a new member, a minute before the access token expires. */
const logIn = async () => {
  phones += 1;
  const login = await registerNumber(api, `0100001${String(phones).padStart(4, '0')}`, `203.0.113.${phones}`);
  api.clock.advance(29.5 * MINUTE_MS);
  return login;
};

const refresh = async (refreshToken: unknown, accessToken?: string) => {
  const answer = await api.app.inject({
    method: 'PUT',
    url: '/v1/app/member/refresh',
    payload: { refreshToken },
    ...(accessToken === undefined ? {} : { headers: bearer(accessToken) }),
  });
  const body = answer.json();
  return {
    status: answer.statusCode,
    code: body.error?.code,
    accessToken: body.accessToken,
    refreshToken: body.refreshToken,
  };
};

/** Number of unused tokens of a family. */
const livingTokens = async (refreshToken: string): Promise<number> => {
  const { config, database } = api.parts;
  const family = database
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, tokenHash(config.tokenSecret, 'refresh-token', refreshToken)));
  return database.$count(refreshTokens, and(inArray(refreshTokens.sessionId, family), isNull(refreshTokens.usedAt)));
};

const member = async (headers: Record<string, string> = {}) => {
  const answer = await api.app.inject({ url: '/v1/app/member', headers });
  return { status: answer.statusCode, code: answer.json().error?.code };
};

describe('access token', () => {
  it('grants access to its own account for thirty minutes', async () => {
    const { accessToken } = await logIn();
    expect(await member(bearer(accessToken))).toMatchObject({ status: 200 });
    api.clock.advance(MINUTE_MS);
    expect(await member(bearer(accessToken))).toEqual({ status: 401, code: 'EXPIRED_JWT' });
  });

  it.each([
    ['no header', {}],
    ['another scheme', { authorization: 'Basic dXNlcjpwYXNz' }],
    ['an empty bearer', { authorization: 'Bearer ' }],
  ])('is missing with %s', async (_case, headers) => {
    expect(await member(headers)).toEqual({ status: 400, code: 'NO_JWT' });
  });

  it('is rejected after any change, without a server error', async () => {
    const { accessToken } = await logIn();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(accessToken.length - 1),
        fc.constantFrom(...'Aa0_-.=~%é'.split('')),
        fc.nat(2),
        async (at, letter, cut) => {
          const tampered = accessToken.slice(0, at) + letter + accessToken.slice(at + cut);
          fc.pre(tampered !== accessToken);
          const { status, code } = await member({ authorization: `Bearer ${tampered}` });
          // Ignores unused bits of the last base64 letter: the same signature has two spellings.
          const isSameSignature = Buffer.from(tampered.split('.')[2] ?? '', 'base64url').equals(
            Buffer.from(accessToken.split('.')[2] ?? '', 'base64url'),
          );
          const isSameText =
            tampered.slice(0, tampered.lastIndexOf('.')) === accessToken.slice(0, accessToken.lastIndexOf('.'));
          if (isSameSignature && isSameText) return;
          expect([status, code]).toEqual([401, 'INVALID_JWT']);
        },
      ),
      { numRuns: 300, seed: 7 },
    );
  });

  it('is rejected unsigned, with another key, and with foreign claims', async () => {
    const claims = { role: 'member', memberId: 1, sessionId: 'x' };
    const unsigned = [{ alg: 'none' }, { ...claims, exp: 9_999_999_999, iss: 'dongne' }]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const sign = (payload: Record<string, unknown>, key: Uint8Array) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).setIssuer('dongne').setExpirationTime('2h').sign(key);
    const foreign = await sign(claims, new Uint8Array(32));
    const strange = await sign({ role: 'admin' }, api.parts.config.tokenSecret);
    const noSession = await sign(
      { ...claims, sessionId: '00000000-0000-4000-8000-000000000000' },
      api.parts.config.tokenSecret,
    );
    for (const token of [`${unsigned}.`, foreign, strange, noSession]) {
      expect(await member(bearer(token))).toEqual({ status: 401, code: 'INVALID_JWT' });
    }
  });

  it('of a shop cannot open a customer account', async () => {
    const laundryId = await addLaundry(api);
    expect(await member(await shopHeaders(api, laundryId))).toEqual({ status: 403, code: 'FORBIDDEN' });
  });

  it('is revoked by sign-out, together with its refresh token', async () => {
    const { accessToken, refreshToken } = await logIn();
    const headers = bearer(accessToken);
    const answer = await api.app.inject({
      method: 'PUT',
      url: '/v1/app/member/signOut',
      headers,
      payload: { deviceId: 'x' },
    });
    expect(answer.statusCode).toBe(204);
    expect(await member(headers)).toEqual({ status: 401, code: 'INVALID_JWT' });
    expect(await refresh(refreshToken)).toMatchObject({ status: 401, code: 'INVALID_JWT' });
  });
});

describe('token refresh', () => {
  it('returns a new pair that works', async () => {
    const { accessToken, refreshToken } = await logIn();
    const pair = await refresh(refreshToken, accessToken);
    expect(pair.status).toBe(200);
    expect(pair.refreshToken).not.toBe(refreshToken);
    expect(await member(bearer(pair.accessToken))).toMatchObject({ status: 200 });
  });

  it('works without a bearer and with an expired one', async () => {
    const { accessToken, refreshToken } = await logIn();
    const pair = await refresh(refreshToken);
    expect(pair.status).toBe(200);
    api.clock.advance(DAY_MS);
    expect(await refresh(pair.refreshToken, accessToken)).toMatchObject({ status: 200 });
  });

  it('is too early while the access token has more than a minute left', async () => {
    const { refreshToken } = await logIn();
    const pair = await refresh(refreshToken);
    expect(await refresh(pair.refreshToken, pair.accessToken)).toMatchObject({ status: 400, code: 'NOT_EXPIRED_JWT' });
    api.clock.advance(29 * MINUTE_MS + 1_000);
    expect(await refresh(pair.refreshToken, pair.accessToken)).toMatchObject({ status: 200 });
  });

  it('accepts the parent again within ten seconds after a lost response', async () => {
    const { refreshToken } = await logIn();
    const lost = await refresh(refreshToken);
    api.clock.advance(5_000);
    const again = await refresh(refreshToken);
    expect(again).toMatchObject({ status: 200, refreshToken: lost.refreshToken });
    expect(await member(bearer(again.accessToken))).toMatchObject({ status: 200 });
    expect(await refresh(again.refreshToken)).toMatchObject({ status: 200 });
  });

  it('ends the whole family when an old token is reused', async () => {
    const { refreshToken } = await logIn();
    const child = await refresh(refreshToken);
    const grandchild = await refresh(child.refreshToken);
    expect(await refresh(refreshToken)).toMatchObject({ status: 401, code: 'REFRESH_REUSED' });
    expect(await refresh(grandchild.refreshToken)).toMatchObject({ status: 401, code: 'REFRESH_REUSED' });
    expect(await member(bearer(grandchild.accessToken))).toEqual({ status: 401, code: 'INVALID_JWT' });
  });

  it('ends the family when the parent is reused after ten seconds', async () => {
    const { refreshToken } = await logIn();
    const child = await refresh(refreshToken);
    api.clock.advance(10_001);
    expect(await refresh(refreshToken)).toMatchObject({ code: 'REFRESH_REUSED' });
    expect(await refresh(child.refreshToken)).toMatchObject({ code: 'REFRESH_REUSED' });
  });

  it('expires after sixty days', async () => {
    const { refreshToken } = await logIn();
    api.clock.advance(60 * DAY_MS);
    expect(await refresh(refreshToken)).toMatchObject({ status: 401, code: 'INVALID_JWT' });
  });

  it('returns one successor for fifty concurrent refreshes, the only living token', async () => {
    const { refreshToken } = await logIn();
    const pairs = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)));
    expect(pairs.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(1);
    expect(await livingTokens(refreshToken)).toBe(1);
    expect(await refresh(pairs[0]?.refreshToken)).toMatchObject({ status: 200 });
  });

  it('ends for thief and owner when a stolen token was used within ten seconds', async () => {
    const { refreshToken } = await logIn();
    const owner = await refresh(refreshToken);
    api.clock.advance(3_000);
    const thief = await refresh(refreshToken);
    expect(await livingTokens(refreshToken)).toBe(1);

    api.clock.advance(30 * MINUTE_MS);
    const next = await refresh(owner.refreshToken);
    expect(next.status).toBe(200);
    api.clock.advance(MINUTE_MS);
    expect(await refresh(thief.refreshToken)).toMatchObject({ status: 401, code: 'REFRESH_REUSED' });
    expect(await refresh(next.refreshToken)).toMatchObject({ status: 401, code: 'REFRESH_REUSED' });
    expect(await member(bearer(next.accessToken))).toEqual({ status: 401, code: 'INVALID_JWT' });
  });

  it('has a successor that cannot be derived from it, and stores only hashes', async () => {
    const { refreshToken } = await logIn();
    const { refreshToken: successor } = await refresh(refreshToken);
    expect(successor).toMatch(/^[\w-]{43}$/);
    expect(tokenHash(new Uint8Array(32), 'refresh-successor', refreshToken)).not.toBe(successor);
    const rows = await api.parts.database.select().from(refreshTokens);
    expect(JSON.stringify(rows)).not.toContain(successor);
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
  });

  it.each([
    [undefined, 400, 'NO_JWT'],
    ['', 400, 'NO_JWT'],
    ['nonsense', 401, 'INVALID_JWT'],
    ['a'.repeat(43), 401, 'INVALID_JWT'],
    [5, 422, 'VALIDATION'],
    [{ $gt: '' }, 422, 'VALIDATION'],
  ])('answers %p with %d %s', async (refreshToken, status, code) => {
    expect(await refresh(refreshToken)).toMatchObject({ status, code });
  });
});
