import { eq } from 'drizzle-orm';
import { members } from '#tables';
import {
  bearer,
  enterCode,
  HOME_ADDRESS,
  receiveCode,
  register,
  registerNumber,
  registrationBody,
  withdraw,
  wrongCode,
} from '#testing/login';
import { openTestApi, type TestApi } from '#testing/test-api';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let api: TestApi;
let phones = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const newCode = () => {
  phones += 1;
  return receiveCode(api, `0100002${String(phones).padStart(4, '0')}`, `203.0.113.${phones}`);
};
const memberRow = async (phoneNumber: string) =>
  (await api.parts.database.select().from(members).where(eq(members.phoneNumber, phoneNumber)))[0];

describe('registration', () => {
  it('creates a member with an address and logs in', async () => {
    const code = await newCode();
    await enterCode(api, code);
    const answer = await register(api, registrationBody(code, { nickname: '새이웃' }));
    expect(answer.statusCode).toBe(200);
    const login = answer.json();
    expect(login).toMatchObject({
      isFirst: true,
      isPartnerUser: false,
      phone: code.phoneNumber,
      provider: 'PHONE',
      user: { nickname: '새이웃', phoneNumber: code.phoneNumber, userStatus: 'Normal', marketingAllowed: false },
    });
    const address = await api.app.inject({ url: '/v1/app/member/address', headers: bearer(login.accessToken) });
    expect(address.json()).toMatchObject({ ...HOME_ADDRESS, dong: '삼성동', bcode: '1168010500' });
  });

  it('assigns a default nickname', async () => {
    const code = await newCode();
    expect((await register(api, registrationBody(code))).json().user.nickname).toMatch(/^이웃\d{4}$/);
  });

  it('accepts the address within half an hour after the code', async () => {
    const [slow, tooSlow] = [await newCode(), await newCode()];
    await enterCode(api, slow);
    await enterCode(api, tooSlow);
    api.clock.advance(29 * MINUTE_MS);
    expect((await register(api, registrationBody(slow))).statusCode).toBe(200);
    api.clock.advance(2 * MINUTE_MS);
    expect((await register(api, registrationBody(tooSlow))).json()).toMatchObject({ error: { code: 'OTP_EXPIRED' } });
  });

  it.each([
    [{ agreements: { privacy: true } }, ['agreements.service']],
    [{ agreements: { service: true, privacy: false } }, ['agreements.privacy']],
    [{ agreements: {} }, ['agreements.service', 'agreements.privacy']],
    [{ nickname: '한' }, ['nickname']],
    [{ nickname: '<script>' }, ['nickname']],
    [{ addressInfo: { ...HOME_ADDRESS, latitude: '37' } }, ['addressInfo.latitude']],
    [{ addressInfo: { ...HOME_ADDRESS, address: '' } }, ['addressInfo.address']],
    [{ agreements: undefined, otpCode: undefined }, ['otpCode', 'agreements']],
  ])('reports what is missing in %j', async (change, fields) => {
    const answer = await register(api, registrationBody(await newCode(), change));
    expect(answer.statusCode).toBe(422);
    const { error } = answer.json();
    expect(error.code).toBe('VALIDATION');
    expect(Object.keys(error.fields).sort()).toEqual([...fields].sort());
  });

  it.each([
    ['부산', { sido: '부산', gungu: '해운대구', emd: '우동', latitude: 35.1631, longitude: 129.1635 }],
    ['a position in 부산 under a Seoul name', { latitude: 35.1631, longitude: 129.1635 }],
    ['a 부산 name at a position in Seoul', { sido: '부산광역시' }],
  ])('is rejected outside the service area: %s', async (_case, place) => {
    const code = await newCode();
    const answer = await register(api, registrationBody(code, { addressInfo: { ...HOME_ADDRESS, ...place } }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ error: { code: 'OUT_OF_AREA', svMessage: '아직 서비스하지 않는 지역이에요.' } });
    expect((await register(api, registrationBody(code))).statusCode).toBe(200);
  });

  it('is rejected with a wrong code', async () => {
    const code = await newCode();
    const answer = await register(api, registrationBody(code, { otpCode: wrongCode(code) }));
    expect(answer.json()).toMatchObject({ error: { code: 'OTP_WRONG' } });
    expect(await memberRow(code.phoneNumber)).toBeUndefined();
  });

  it('returns the same member when repeated or concurrent', async () => {
    const code = await newCode();
    const answers = await Promise.all([1, 2, 3].map(() => register(api, registrationBody(code))));
    const last = await register(api, registrationBody(code));
    const logins = [...answers, last].map((answer) => answer.json());
    expect(new Set(logins.map(({ user }) => user.userId)).size).toBe(1);
    expect(new Set(logins.map(({ refreshToken }) => refreshToken)).size).toBe(4);
  });

  it('is rejected later for a used code', async () => {
    const code = await newCode();
    await register(api, registrationBody(code));
    api.clock.advance(3 * MINUTE_MS - 5_000);
    expect((await register(api, registrationBody(code))).statusCode).toBe(200);
    api.clock.advance(5_001);
    expect((await register(api, registrationBody(code))).json()).toMatchObject({ error: { code: 'OTP_EXPIRED' } });
  });

  it('is rejected for a used code after sign-out', async () => {
    const code = await newCode();
    const { accessToken } = (await register(api, registrationBody(code))).json();
    const signOut = { method: 'PUT', url: '/v1/app/member/signOut', headers: bearer(accessToken) } as const;
    expect((await api.app.inject({ ...signOut, payload: { deviceId: 'x' } })).statusCode).toBe(204);
    expect((await register(api, registrationBody(code))).json()).toMatchObject({ error: { code: 'OTP_EXPIRED' } });
  });

  it('stores the consents, night only together with marketing', async () => {
    const [all, nightOnly] = [await newCode(), await newCode()];
    const terms = { service: true, privacy: true, location: true };
    await register(api, registrationBody(all, { agreements: { ...terms, marketing: true, night: true } }));
    await register(api, registrationBody(nightOnly, { agreements: { ...terms, marketing: false, night: true } }));
    expect(await memberRow(all.phoneNumber)).toMatchObject({
      marketingAllowed: true,
      nightAllowed: true,
      locationAllowed: true,
    });
    expect(await memberRow(nightOnly.phoneNumber)).toMatchObject({
      marketingAllowed: false,
      nightAllowed: false,
      marketingAgreedAt: null,
    });
  });

  it('is blocked for fourteen days after a withdrawal', async () => {
    const phoneNumber = '01000029999';
    const { accessToken } = await registerNumber(api, phoneNumber, '203.0.113.200');
    const withdrawal = await withdraw(api, bearer(accessToken));
    expect(withdrawal.statusCode).toBe(204);
    api.clock.advance(13 * DAY_MS);
    const early = await receiveCode(api, phoneNumber);
    const refused = await enterCode(api, early);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ error: { code: 'NOT_OVER_14DAYS' } });
    expect((await register(api, registrationBody(early))).json()).toMatchObject({ error: { code: 'NOT_OVER_14DAYS' } });
    api.clock.advance(DAY_MS);
    expect((await register(api, registrationBody(await receiveCode(api, phoneNumber)))).statusCode).toBe(200);
  });
});
