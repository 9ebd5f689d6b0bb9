import { and, eq } from 'drizzle-orm';
import { OTP_MAX_TRIES, OTP_RESEND_MS, OTP_SENDS_PER_HOUR, OTP_TTL_MS, REJOIN_BLOCK_DAYS } from '@dongne/contract';
import { consents, members, outboxMessages } from '#tables';
import { addPoints } from '#testing/benefit-fixtures';
import { addLaundry, addMember, type TestMember, withFreshToken } from '#testing/fixtures';
import {
  askForCode,
  bearer,
  enterCode,
  type ReceivedCode,
  receiveCode,
  receiveProof,
  registerNumber,
  withdraw,
  wrongCode,
} from '#testing/login';
import { orderPickup, requestFields } from '#testing/request-fixtures';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

let api: TestApi;
let count = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.clock.travelTo(TEST_NOW));

/** Unused number and network address, so that rate limits start empty. */
const fresh = (): readonly [phoneNumber: string, from: string] => {
  count += 1;
  return [`0103333${String(count).padStart(4, '0')}`, `203.0.113.${count}`];
};

const changeWith = ({ headers }: Pick<TestMember, 'headers'>, payload: object) =>
  api.app.inject({ method: 'PUT', url: '/v1/app/member/phoneNumber', headers, payload });
const change = async (member: Pick<TestMember, 'headers'>, code: ReceivedCode) =>
  changeWith(member, { ...code, proof: await receiveProof(api, member.headers, 'phoneChange') });
const accountOf = ({ headers }: Pick<TestMember, 'headers'>) => api.app.inject({ url: '/v1/app/member', headers });
const messagesTo = async (phoneNumber: string): Promise<string[]> =>
  (await api.companies.inbox(phoneNumber)).map(({ text }) => text);

describe('proof of the current number', () => {
  it('has its own rate limit, independent of login codes', async () => {
    const member = await addMember(api);
    const [, from] = fresh();
    const prove = () =>
      api.app.inject({
        method: 'POST',
        url: '/v1/app/member/proof',
        headers: member.headers,
        payload: { purpose: 'phoneChange' },
      });
    const ask = async (send: () => ReturnType<typeof prove>): Promise<number[]> => {
      const codes: number[] = [];
      for (let sent = 0; sent <= OTP_SENDS_PER_HOUR.perNumber; sent += 1) {
        api.clock.advance(OTP_RESEND_MS);
        codes.push((await send()).statusCode);
      }
      return codes;
    };
    const allowed = Array.from({ length: OTP_SENDS_PER_HOUR.perNumber }, () => 200);
    expect(await ask(() => askForCode(api, member.phoneNumber, from))).toEqual([...allowed, 429]);
    expect(await ask(prove)).toEqual([...allowed, 429]);
  });
});

describe('phone number change', () => {
  it('keeps the member’s data and logs in with the new number', async () => {
    const member = await addMember(api);
    await addPoints(api, member, 1_200);
    await orderPickup(api, member.headers, { fields: requestFields(await addLaundry(api)) });
    const [number, from] = fresh();
    const changed = await change(member, await receiveCode(api, number, from));
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({ userId: member.memberId, phoneNumber: number });
    api.clock.advance(60_000);
    expect((await enterCode(api, await receiveCode(api, member.phoneNumber, from))).json()).toMatchObject({
      isFirst: true,
    });
    api.clock.advance(60_000);
    const login = (await enterCode(api, await receiveCode(api, number, from))).json();
    expect(login).toMatchObject({ isFirst: false, userId: member.memberId });
    const read = async (url: string) => (await api.app.inject({ url, headers: bearer(login.accessToken) })).json();
    expect(await read('/v1/app/myPage/point')).toMatchObject({ balance: 1_200 });
    expect((await read('/v1/app/request/delivery?usageType=processing')).items).toHaveLength(1);
  });

  it('notifies the old number by SMS without naming the new one', async () => {
    const member = await addMember(api);
    const [number, from] = fresh();
    await change(member, await receiveCode(api, number, from));
    const [message] = await messagesTo(member.phoneNumber);
    expect(message).toContain(`끝자리 ${number.slice(-4)} 번호로 바뀌었어요`);
    expect(message).not.toContain(number);
  });

  it('redirects waiting messages to the new number', async () => {
    const member = await addMember(api);
    const [number, from] = fresh();
    // Requests the codes first, because doing so delivers all due messages: later ones still wait.
    const payload = {
      proof: await receiveProof(api, member.headers, 'phoneChange'),
      ...(await receiveCode(api, number, from)),
    };
    await orderPickup(api, member.headers, { fields: requestFields(await addLaundry(api)) });
    const waiting = and(eq(outboxMessages.memberId, member.memberId), eq(outboxMessages.state, 'waiting'));
    expect(await api.parts.database.$count(outboxMessages, waiting)).toBeGreaterThan(0);
    await changeWith(member, payload);
    const rows = await api.parts.database.select({ to: outboxMessages.to }).from(outboxMessages).where(waiting);
    expect(new Set(rows.map(({ to }) => to))).toEqual(new Set([number]));
  });

  it('logs out every other device, but not this one', async () => {
    const here = await addMember(api);
    const elsewhere = await withFreshToken(api, here);
    const [number, from] = fresh();
    await change(here, await receiveCode(api, number, from));
    expect((await accountOf(here)).statusCode).toBe(200);
    expect((await accountOf(elsewhere)).json().error.code).toBe('INVALID_JWT');
  });

  it('happens once after a double tap', async () => {
    const member = await addMember(api);
    const [number, from] = fresh();
    const code = await receiveCode(api, number, from);
    const payload = { ...code, proof: await receiveProof(api, member.headers, 'phoneChange') };
    const answers = await Promise.all([changeWith(member, payload), changeWith(member, payload)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const toMember = and(eq(outboxMessages.to, member.phoneNumber), eq(outboxMessages.event, 'account.phone'));
    expect(await api.parts.database.$count(outboxMessages, toMember)).toBe(1);
  });

  it('frees the old number for a new member immediately', async () => {
    const member = await addMember(api);
    const [number, from] = fresh();
    await change(member, await receiveCode(api, number, from));
    api.clock.advance(60_000);
    const { user } = await registerNumber(api, member.phoneNumber, from);
    expect(user.userId).not.toBe(member.memberId);
    expect(await api.parts.database.$count(consents, eq(consents.memberId, user.userId))).toBeGreaterThan(0);
  });
});

describe('rejected phone number', () => {
  const expectRefused = async (
    answer: Awaited<ReturnType<typeof change>>,
    member: TestMember,
    expected: { status: number; code: string; field?: string },
  ): Promise<void> => {
    const { error } = answer.json();
    expect([answer.statusCode, error.code]).toEqual([expected.status, expected.code]);
    if (expected.field !== undefined) expect(error.fields.phoneNumber).toContain(expected.field);
    const [stored] = await api.parts.database.select().from(members).where(eq(members.id, member.memberId));
    expect(stored?.phoneNumber).toBe(member.phoneNumber);
  };

  it('belongs to another member', async () => {
    const [member, other] = [await addMember(api), await addMember(api)];
    const code = await receiveCode(api, other.phoneNumber, fresh()[1]);
    await expectRefused(await change(member, code), member, { status: 409, code: 'ALREADY_EXISTS' });
  });

  it('is the member’s own', async () => {
    const member = await addMember(api);
    const code = await receiveCode(api, member.phoneNumber, fresh()[1]);
    await expectRefused(await change(member, code), member, {
      status: 422,
      code: 'VALIDATION',
      field: '지금 쓰고 있는',
    });
  });

  it(`withdrew less than ${REJOIN_BLOCK_DAYS} days ago`, async () => {
    const [number, from] = fresh();
    const { accessToken } = await registerNumber(api, number, from);
    await withdraw(api, bearer(accessToken));
    const member = await addMember(api);
    api.clock.advance(60_000);
    await expectRefused(await change(member, await receiveCode(api, number, from)), member, {
      status: 422,
      code: 'VALIDATION',
      field: '탈퇴한 지 14일이 지나지 않은 번호',
    });
    api.clock.advance(REJOIN_BLOCK_DAYS * 24 * 3_600_000);
    const later = await withFreshToken(api, member);
    expect((await change(later, await receiveCode(api, number, from))).statusCode).toBe(200);
  });

  it('has a wrong code, an expired one, or too many tries', async () => {
    const member = await addMember(api);
    const [number, from] = fresh();
    const code = await receiveCode(api, number, from);
    const wrong = { ...code, otpCode: wrongCode(code) };
    await expectRefused(await change(member, wrong), member, { status: 422, code: 'OTP_WRONG' });
    for (let tries = 1; tries < OTP_MAX_TRIES; tries += 1) await change(member, wrong);
    await expectRefused(await change(member, code), member, { status: 422, code: 'OTP_EXPIRED' });
    api.clock.advance(60_000);
    const late = await receiveCode(api, number, from);
    api.clock.advance(OTP_TTL_MS + 1_000);
    await expectRefused(await change(member, late), member, { status: 422, code: 'OTP_EXPIRED' });
  });

  it('has a code that was sent to another number', async () => {
    const member = await addMember(api);
    const [number, from] = fresh();
    const code = await receiveCode(api, number, from);
    const other = { ...code, phoneNumber: fresh()[0] };
    await expectRefused(await change(member, other), member, { status: 422, code: 'OTP_WRONG' });
  });

  it('is not a mobile number, or is sent without login', async () => {
    const member = await addMember(api);
    const code = { otpId: 'x', otpCode: '000000', phoneNumber: '02-123-4567' };
    await expectRefused(await change(member, code), member, { status: 422, code: 'VALIDATION', field: '다시 확인' });
    const nobody = await api.app.inject({ method: 'PUT', url: '/v1/app/member/phoneNumber', payload: code });
    expect(nobody.statusCode).toBe(400);
  });
});
