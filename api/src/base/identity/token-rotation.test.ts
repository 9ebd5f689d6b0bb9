import { decodeProtectedHeader } from 'jose';
import { openText, sealText, type TokenSecrets } from '../config';
import { bearer, registerNumber } from '#testing/login';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

const [OLD, NEW] = ['the old secret', 'the new secret'].map((text) => new TextEncoder().encode(text.padEnd(32, '.')));

const secretsOf = (tokenSecret: Uint8Array, previousTokenSecret: Uint8Array | null): TokenSecrets => ({
  ...{ tokenSecret, previousTokenSecret },
  dataSecret: OLD ?? tokenSecret,
});

/** One API by its secrets at each stage of a rotation, on one database. */
let before: TestApi;
let during: TestApi;
let after: TestApi;
beforeAll(async () => {
  const [old = new Uint8Array(), young = new Uint8Array()] = [OLD, NEW];
  before = await openTestApi(secretsOf(old, null));
  const same = { database: before.parts.database, close: async () => undefined };
  during = await openTestApi(secretsOf(young, old), undefined, Promise.resolve(same));
  after = await openTestApi(secretsOf(young, null), undefined, Promise.resolve(same));
});
beforeEach(() => [before, during, after].forEach(({ clock }) => clock.travelTo(TEST_NOW)));
afterAll(async () => {
  await after.close();
  await during.close();
  await before.close();
});

const MINUTE_MS = 60_000;
const pass = (minutes: number): void =>
  [before, during, after].forEach(({ clock }) => clock.advance(minutes * MINUTE_MS));

const statusOf = async ({ app }: TestApi, accessToken: string): Promise<number> =>
  (await app.inject({ url: '/v1/app/member', headers: bearer(accessToken) })).statusCode;

const refresh = async ({ app }: TestApi, refreshToken: string) => {
  const answer = await app.inject({ method: 'PUT', url: '/v1/app/member/refresh', payload: { refreshToken } });
  return { status: answer.statusCode, ...answer.json<{ accessToken: string; refreshToken: string }>() };
};

let last = 0;
const logIn = ({ app, ...api }: TestApi) =>
  registerNumber({ app, ...api }, `010000131${String((last += 1)).padStart(2, '0')}`);

describe('rotation of the token key', () => {
  it('accepts access tokens of the previous key until that is removed', async () => {
    const { accessToken } = await logIn(before);
    expect(await Promise.all([during, after].map((api) => statusOf(api, accessToken)))).toEqual([200, 401]);
  });

  it('signs new tokens with the new key and its id', async () => {
    const { refreshToken, accessToken } = await logIn(before);
    pass(31);
    const renewed = await refresh(during, refreshToken);
    const [oldId, newId] = [accessToken, renewed.accessToken].map((token) => decodeProtectedHeader(token).kid);
    expect([oldId === newId, newId]).toEqual([false, expect.stringMatching(/^[\w-]{8}$/)]);
    expect(await statusOf(after, renewed.accessToken)).toBe(200);
  });

  it('keeps sessions that refreshed meanwhile, and ends others with the removal', async () => {
    const [visitor, absent] = [await logIn(before), await logIn(before)];
    pass(31);
    const renewed = await refresh(during, visitor.refreshToken);
    pass(31);
    expect([
      (await refresh(after, renewed.refreshToken)).status,
      (await refresh(after, absent.refreshToken)).status,
    ]).toEqual([200, 401]);
  });

  it('repeats a lost refresh with the same successor, and ends a family for an old token', async () => {
    const { refreshToken } = await logIn(before);
    pass(31);
    const lost = await refresh(before, refreshToken);
    const repeated = await refresh(during, refreshToken);
    expect(repeated.refreshToken).toBe(lost.refreshToken);
    pass(31);
    expect((await refresh(during, repeated.refreshToken)).status).toBe(200);
    expect((await refresh(during, refreshToken)).status).toBe(401);
    pass(31);
    expect((await refresh(during, repeated.refreshToken)).status).toBe(401);
  });

  it('opens what was sealed before it', () => {
    const sealed = sealText(before.parts.config, 'billing-key', 'key-1234');
    expect(openText(after.parts.config, 'billing-key', sealed)).toBe('key-1234');
  });
});
