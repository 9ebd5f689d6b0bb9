import { deleteAllUses } from '#base';
import { eq } from 'drizzle-orm';
import { ERROR_COPY, formatPhone } from '@dongne/contract';
import { otps } from '#tables';
import { askForCode, enterCode, receiveCode, registerNumber, wrongCode } from '#testing/login';
import { openTestApi, type TestApi } from '#testing/test-api';

const MINUTE_MS = 60_000;

let api: TestApi;
let numbers = 0;
/** Unused number; rate limits reset before each test. */
let phone: string;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  numbers += 1;
  phone = `0100003${String(numbers).padStart(4, '0')}`;
  await deleteAllUses(api.parts.database);
});
afterAll(() => api.close());

const refusal = (code: keyof typeof ERROR_COPY) => ({ error: { code, svMessage: ERROR_COPY[code] } });

describe('login code', () => {
  it('has six digits, expires after three minutes, is resendable after thirty seconds', async () => {
    const before = api.clock.now().getTime();
    const answer = await askForCode(api, formatPhone(phone));
    const { expiresAt, resendAt } = answer.json<{ expiresAt: string; resendAt: string }>();
    expect(answer.statusCode).toBe(200);
    expect((Date.parse(expiresAt) - before) / MINUTE_MS).toBeCloseTo(3, 1);
    expect((Date.parse(resendAt) - before) / MINUTE_MS).toBeCloseTo(0.5, 1);
    const inbox = await api.companies.inbox(phone);
    expect(inbox[0]?.otpCode).toMatch(/^\d{6}$/);
    expect(inbox[0]?.text).toContain(inbox[0]?.otpCode);
  });

  it.each(['', '123', '02-123-4567', '0101234', '010123456789', 'DROP TABLE', '+82 2 123 4567'])(
    'is not sent to "%s", which is not a mobile number',
    async (phoneNumber) => {
      const answer = await askForCode(api, phoneNumber);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        error: { code: 'VALIDATION', fields: { phoneNumber: expect.any(String) } },
      });
    },
  );

  it.each(['+82 ', '0082-', '82.', '＋８２ '])(
    'is sent to a number that is pasted with %s before it',
    async (before) => {
      expect((await askForCode(api, before + phone.slice(1))).statusCode).toBe(200);
      await api.companies.inbox(phone);
      expect(await api.companies.inbox(phone)).toHaveLength(1);
    },
  );

  it.each([
    ['with a space in it', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ['with a hyphen in it', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['as the whole message', (code: string) => `[동네세탁] 인증번호 [${code}]\n\n@dongne.example #${code}`],
  ])('is accepted %s', async (_how, pasted) => {
    const code = await receiveCode(api, phone);
    expect((await enterCode(api, { ...code, otpCode: pasted(code.otpCode) })).statusCode).toBe(200);
  });

  it('ends its message with the origin-bound code line', async () => {
    await askForCode(api, phone);
    const [sms] = await api.companies.inbox(phone);
    const [first, ...rest] = sms?.text.split('\n') ?? [];
    expect(first).toContain(`인증번호 [${sms?.otpCode}]`);
    expect(rest).toEqual(['', `@localhost #${sms?.otpCode}`]);
  });

  it('asks an unknown number to register and stays valid for that', async () => {
    const code = await receiveCode(api, phone);
    for (const answer of [await enterCode(api, code), await enterCode(api, code)]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({
        isFirst: true,
        isFirstPartnerUser: false,
        isPartnerUser: false,
        phone: phone,
        marketingAllowed: false,
        otpId: code.otpId,
        otpCode: code.otpCode,
        userId: null,
        email: null,
        provider: 'PHONE',
      });
    }
  });

  it('logs a registered number in once', async () => {
    const { user } = await registerNumber(api, phone);
    api.clock.advance(MINUTE_MS);
    const code = await receiveCode(api, phone);
    expect((await enterCode(api, code)).json()).toMatchObject({
      isFirst: false,
      userId: user.userId,
      user,
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
    });
    const again = await enterCode(api, code);
    expect(again.statusCode).toBe(422);
    expect(again.json()).toMatchObject({ error: { code: 'OTP_EXPIRED' } });
  });

  it('is rejected when wrong', async () => {
    const code = await receiveCode(api, phone);
    const answer = await enterCode(api, { ...code, otpCode: wrongCode(code) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual(refusal('OTP_WRONG'));
  });

  it('is rejected for another number', async () => {
    const code = await receiveCode(api, phone);
    expect((await enterCode(api, { ...code, phoneNumber: '01000009999' })).json()).toEqual(refusal('OTP_WRONG'));
  });

  it('is invalid after five wrong tries', async () => {
    const code = await receiveCode(api, phone);
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => enterCode(api, { ...code, otpCode: wrongCode(code) })),
    );
    expect(tries.map((answer) => answer.json().error.code)).toEqual(Array(5).fill('OTP_WRONG'));
    expect((await enterCode(api, code)).json().error).toEqual({
      code: 'OTP_EXPIRED',
      svMessage: '5번 틀렸어요. 인증번호를 새로 받아 주세요.',
    });
  });

  it('is rejected after three minutes', async () => {
    const code = await receiveCode(api, phone);
    api.clock.advance(3 * MINUTE_MS + 1);
    expect((await enterCode(api, code)).json()).toEqual(refusal('OTP_EXPIRED'));
  });

  it.each([
    ['first', 'second'],
    ['second', 'first'],
  ] as const)('stays valid when another is requested: the %s works, invalidating the %s', async (used, other) => {
    const first = await receiveCode(api, phone);
    api.clock.advance(30_001);
    const codes = { first, second: await receiveCode(api, phone) };
    expect((await enterCode(api, codes[used])).statusCode).toBe(200);
    expect((await enterCode(api, codes[other])).json()).toEqual(refusal('OTP_EXPIRED'));
  });

  it.each(['nonsense', '00000000-0000-4000-8000-000000000000', "' OR 1=1"])(
    'is rejected for the unknown id %s',
    async (otpId) => {
      expect((await enterCode(api, { otpId, otpCode: '123456', phoneNumber: phone })).json()).toEqual(
        refusal('OTP_EXPIRED'),
      );
    },
  );

  it('is not stored in plain text', async () => {
    const { otpCode } = await receiveCode(api, phone);
    const rows = await api.parts.database.select().from(otps).where(eq(otps.phoneNumber, phone));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(otpCode);
  });
});

describe('login code limits', () => {
  it('require thirty seconds between codes and report the waiting time', async () => {
    await askForCode(api, phone);
    const answer = await askForCode(api, formatPhone(phone));
    expect(answer.statusCode).toBe(429);
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(25);
    const svMessage = `요청이 너무 많아요. ${seconds}초 후 다시 시도해 주세요.`;
    expect(answer.json()).toEqual({ error: { code: 'TOO_MANY_REQUESTS', svMessage } });
    api.clock.advance(30_000);
    expect((await askForCode(api, phone)).statusCode).toBe(200);
  });

  it('allow five codes per hour and number', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await askForCode(api, phone)).statusCode).toBe(200);
      api.clock.advance(MINUTE_MS);
    }
    expect((await askForCode(api, phone)).statusCode).toBe(429);
    api.clock.advance(56 * MINUTE_MS);
    expect((await askForCode(api, phone)).statusCode).toBe(200);
  });

  it('allow twenty codes per hour and address, also for concurrent calls', async () => {
    const many = Array.from({ length: 25 }, (_, index) => `010000020${String(index).padStart(2, '0')}`);
    const statuses = (await Promise.all(many.map((number) => askForCode(api, number, '203.0.113.7')))).map(
      (answer) => answer.statusCode,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect((await askForCode(api, '01000003000', '203.0.113.8')).statusCode).toBe(200);
  });
});
