import { deleteAllUses } from '#base';
import { ERROR_COPY } from '@dongne/contract';
import { askForCode, bearer, enterCode, receiveCode, registerNumber, wrongCode } from '#testing/login';
import { openTestApi, type TestApi } from '#testing/test-api';

const MINUTE_MS = 60_000;
const KEY = 'a-key-of-this-page-alone';
const OTHER_KEY = 'a-key-of-another-page';

let api: TestApi;
let numbers = 0;
/** Unused number; rate limits reset before each test. */
let phone: string;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  numbers += 1;
  phone = `0100004${String(numbers).padStart(4, '0')}`;
  await deleteAllUses(api.parts.database);
});
afterAll(() => api.close());

const ask = (key: string, phoneNumber = phone) => askForCode(api, phoneNumber, undefined, key);
const enter = (code: Parameters<typeof enterCode>[1], key: string) => enterCode(api, code, key);
const sentTo = async (number: string): Promise<number> =>
  (await api.companies.inbox(number)).filter(({ otpCode }) => otpCode !== undefined).length;

describe('login code with a lost response', () => {
  it('is repeated for the same key and sent once', async () => {
    const first = await ask(KEY);
    api.clock.advance(5_000);
    const again = await ask(KEY);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    expect(await sentTo(phone)).toBe(1);
  });

  it('is the same for two concurrent calls', async () => {
    const [one, other] = await Promise.all([ask(KEY), ask(KEY)]);
    expect(one.statusCode).toBe(200);
    expect(other.json()).toEqual(one.json());
    expect(await sentTo(phone)).toBe(1);
  });

  it('is refused for another key or none', async () => {
    await ask(KEY);
    expect((await ask(OTHER_KEY)).statusCode).toBe(429);
    expect((await askForCode(api, phone)).statusCode).toBe(429);
  });

  it('is not returned for the same key with another number', async () => {
    const first = await ask(KEY);
    const other = await ask(KEY, '01000049999');
    expect(other.statusCode).toBe(200);
    expect(other.json<{ otpId: string }>().otpId).not.toBe(first.json<{ otpId: string }>().otpId);
  });

  it('is a new one once the first has expired', async () => {
    const first = await ask(KEY);
    api.clock.advance(3 * MINUTE_MS + 1);
    const next = await ask(KEY);
    expect(next.statusCode).toBe(200);
    expect(next.json<{ otpId: string }>().otpId).not.toBe(first.json<{ otpId: string }>().otpId);
    expect(await sentTo(phone)).toBe(2);
  });

  it('rejects a key that is easy to guess', async () => {
    expect((await ask('1')).statusCode).toBe(422);
  });
});

describe('login with a lost response', () => {
  const receive = async () => {
    await registerNumber(api, phone);
    api.clock.advance(MINUTE_MS);
    return receiveCode(api, phone);
  };

  it('is repeated for the same key with its one refresh token', async () => {
    const code = await receive();
    const first = await enter(code, KEY);
    api.clock.advance(50_000);
    const again = await enter(code, KEY);
    expect(again.statusCode).toBe(200);
    const { accessToken: _lost, ...login } = first.json<{ accessToken: string }>();
    expect(again.json()).toMatchObject(login);
    expect(again.headers['set-cookie']).toEqual(expect.arrayContaining([expect.stringMatching(/^refreshToken=/)]));
    const { accessToken } = again.json<{ accessToken: string }>();
    const member = await api.app.inject({ url: '/v1/app/member', headers: bearer(accessToken) });
    expect(member.statusCode).toBe(200);
  });

  it('is the same for two concurrent calls', async () => {
    const code = await receive();
    const [one, other] = await Promise.all([enter(code, KEY), enter(code, KEY)]);
    expect(one.statusCode).toBe(200);
    expect(other.json<{ refreshToken: string }>().refreshToken).toBe(one.json<{ refreshToken: string }>().refreshToken);
  });

  it.each<[string, (code: Awaited<ReturnType<typeof receive>>) => ReturnType<typeof enter>]>([
    ['to another key', (code) => enter(code, OTHER_KEY)],
    ['without a key', (code) => enterCode(api, code)],
    ['for another code', (code) => enter({ ...code, otpCode: wrongCode(code) }, KEY)],
    ['for another number', (code) => enter({ ...code, phoneNumber: '01000049998' }, KEY)],
  ])('is rejected %s', async (_what, repeat) => {
    const code = await receive();
    await enter(code, KEY);
    expect((await repeat(code)).json()).toMatchObject({ error: { code: 'OTP_EXPIRED' } });
  });

  it('is rejected after a minute', async () => {
    const code = await receive();
    await enter(code, KEY);
    api.clock.advance(MINUTE_MS + 1);
    expect((await enter(code, KEY)).json()).toMatchObject({ error: { code: 'OTP_EXPIRED' } });
  });

  it('is rejected once its tokens were used', async () => {
    const code = await receive();
    const { refreshToken } = (await enter(code, KEY)).json<{ refreshToken: string }>();
    await api.app.inject({ method: 'PUT', url: '/v1/app/member/refresh', payload: { refreshToken } });
    expect((await enter(code, KEY)).json()).toMatchObject({ error: { code: 'OTP_EXPIRED' } });
  });

  it('is rejected once its session has ended', async () => {
    const code = await receive();
    const { accessToken } = (await enter(code, KEY)).json<{ accessToken: string }>();
    const headers = bearer(accessToken);
    await api.app.inject({ method: 'PUT', url: '/v1/app/member/signOut', headers, payload: {} });
    expect((await enter(code, KEY)).json()).toMatchObject({ error: { code: 'OTP_EXPIRED' } });
  });

  it('reports a used code, not an expired one', async () => {
    const code = await receive();
    await enterCode(api, code);
    const svMessage = '이미 사용한 인증번호예요. 다시 받아 주세요.';
    expect((await enterCode(api, code)).json()).toEqual({ error: { code: 'OTP_EXPIRED', svMessage } });
    const wrong = await enterCode(api, { ...code, otpCode: wrongCode(code) });
    expect(wrong.json()).toEqual({ error: { code: 'OTP_EXPIRED', svMessage: ERROR_COPY.OTP_EXPIRED } });
  });
});
