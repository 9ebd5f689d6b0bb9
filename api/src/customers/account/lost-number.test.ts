import { LOST_NUMBER } from '@dongne/contract';
import { eq } from 'drizzle-orm';
import { runDue } from '#base';
import { deliverAllDue } from '../messages';
import { lostNumbers, members, sessions } from '#tables';
import { addMember, operatorHeaders, type TestMember, withFreshToken } from '#testing/fixtures';
import { enterCode, type ReceivedCode, receiveCode, receiveProof, registerNumber, withdraw } from '#testing/login';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { accountJobs } from './lost-number-jobs';

const HOUR_MS = 3_600_000;

let api: TestApi;
let count = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.clock.travelTo(TEST_NOW));

/** Requests a code for an unused number. */
const newNumber = (): Promise<ReceivedCode> => {
  count += 1;
  return receiveCode(api, `0105555${String(count).padStart(4, '0')}`, `203.0.113.${count}`);
};
const URL = '/v1/app/member/lostNumber';
const ask = ({ headers }: TestMember, payload: ReceivedCode) =>
  api.app.inject({ method: 'POST', url: URL, headers, payload });
const stateOf = async ({ headers }: TestMember) => (await api.app.inject({ url: URL, headers })).json().waiting;
const stopFrom = ({ headers }: TestMember) => api.app.inject({ method: 'DELETE', url: URL, headers });
const textsTo = async (phoneNumber: string): Promise<string[]> =>
  (await api.companies.inbox(phoneNumber)).map(({ text }) => text);
const numberOf = async ({ memberId }: TestMember) =>
  (await api.parts.database.select().from(members).where(eq(members.id, memberId)))[0]?.phoneNumber;
/** Time-travels and runs due jobs; waiting messages are sent first, as they would have been. */
const after = async (hours: number) => {
  await deliverAllDue(api.parts);
  // One minute more, because the test clock runs and the change was requested shortly after the start.
  api.clock.travelTo(new Date(TEST_NOW.getTime() + hours * HOUR_MS + 60_000));
  await runDue(api.parts, accountJobs);
};
const runningSessions = async ({ memberId }: TestMember) =>
  (await api.parts.database.select().from(sessions).where(eq(sessions.memberId, memberId))).filter(
    ({ endedAt }) => endedAt === null,
  );
/** Ends a session like `refreshSession` does after a token reuse. */
const endReused = ({ memberId }: TestMember) =>
  api.parts.database
    .update(sessions)
    .set({ endedAt: api.clock.now(), endReason: 'reuse' })
    .where(eq(sessions.memberId, memberId));
const linkTo = async (phoneNumber: string): Promise<string> =>
  /\/login\/number#(\S+)/.exec((await textsTo(phoneNumber)).join('\n'))?.[1] ?? '';
const stopBy = (token: string) =>
  api.app.inject({ method: 'POST', url: '/v1/app/auth/lostNumber/stop', payload: { token } });

describe('lost-number change', () => {
  it('waits 72 hours, then changes the number and ends other logins', async () => {
    const member = await addMember(api);
    await withFreshToken(api, member);
    const code = await newNumber();
    const { waiting } = (await ask(member, code)).json();
    expect(waiting).toMatchObject({ lastDigits: code.phoneNumber.slice(-4), isOwnDevice: true });
    expect(Date.parse(waiting.dueAt) - Date.parse(waiting.askedAt)).toBe(LOST_NUMBER.waitHours * HOUR_MS);
    await after(LOST_NUMBER.waitHours - 0.1);
    expect([await numberOf(member), (await runningSessions(member)).length]).toEqual([member.phoneNumber, 2]);
    await after(LOST_NUMBER.waitHours);
    expect([await numberOf(member), (await runningSessions(member)).length]).toEqual([code.phoneNumber, 1]);
    const login = await enterCode(api, await receiveCode(api, code.phoneNumber, '203.0.113.240'));
    expect(login.json()).toMatchObject({ isFirst: false, userId: member.memberId });
  });

  it('is announced to the current number at once and twice more', async () => {
    const member = await addMember(api);
    const code = await newNumber();
    await ask(member, code);
    for (const hours of [1, 24, 25, 48, 49, 71]) await after(hours);
    const warnings = (await textsTo(member.phoneNumber)).filter((text) => text.includes('직접 신청하지 않으셨다면'));
    expect(warnings).toHaveLength(3);
    expect(warnings.filter((text) => text.includes('/login/number#'))).toHaveLength(3);
    expect(warnings.join()).not.toContain(code.phoneNumber);
    await after(72);
    expect((await textsTo(member.phoneNumber))[0]).toContain('바뀌었어요');
    expect((await textsTo(code.phoneNumber))[0]).toContain('로그인할 수 있어요');
  });

  it('notifies in the app even when alarms are off', async () => {
    const member = await addMember(api);
    await api.parts.database.update(members).set({ orderAlarm: false }).where(eq(members.id, member.memberId));
    await ask(member, await newNumber());
    const bell = await api.app.inject({ url: '/v1/app/notification', headers: member.headers });
    expect(bell.json().items[0].title).toBe('휴대폰 번호 변경을 신청했어요');
    expect(await linkTo(member.phoneNumber)).not.toBe('');
  });

  it('is idempotent, and a second number is rejected', async () => {
    const member = await addMember(api);
    const code = await newNumber();
    const answers = [await ask(member, code), await ask(member, code), await ask(member, await newNumber())];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409]);
    expect(answers[2]?.json().error.svMessage).toContain('이미 기다리고 있는');
    expect(await textsTo(member.phoneNumber)).toHaveLength(1);
  });

  it.each<[string, (member: TestMember) => Promise<ReceivedCode>, string]>([
    ['the own number', ({ phoneNumber }) => receiveCode(api, phoneNumber, '203.0.113.241'), 'VALIDATION'],
    [
      'a number of another member',
      async () => receiveCode(api, (await addMember(api)).phoneNumber, '203.0.113.242'),
      'ALREADY_EXISTS',
    ],
    ['a wrong code', async () => ({ ...(await newNumber()), otpCode: '000000' }), 'OTP_WRONG'],
    [
      'a proof of the present number',
      async (member) => ({ ...(await receiveProof(api, member.headers, 'phoneChange')), phoneNumber: '01055559999' }),
      'OTP_EXPIRED',
    ],
  ])('is rejected for %s', async (_case, take, code) => {
    const member = await addMember(api);
    const answer = await ask(member, await take(member));
    expect([answer.json().error.code, await stateOf(member)]).toEqual([code, null]);
  });

  it('is rejected when another member got the number meanwhile', async () => {
    const member = await addMember(api);
    const code = await newNumber();
    await ask(member, code);
    api.clock.advance(60_000);
    await registerNumber(api, code.phoneNumber, '203.0.113.243');
    await after(72);
    expect(await numberOf(member)).toBe(member.phoneNumber);
    expect((await textsTo(member.phoneNumber))[0]).toContain('로그인하는 번호는 그대로예요');
  });

  it('is replaced by a change that verifies the current number', async () => {
    const member = await addMember(api);
    await ask(member, await newNumber());
    const payload = { proof: await receiveProof(api, member.headers, 'phoneChange'), ...(await newNumber()) };
    await api.app.inject({ method: 'PUT', url: '/v1/app/member/phoneNumber', headers: member.headers, payload });
    await after(72);
    expect(await numberOf(member)).toBe(payload.phoneNumber);
  });

  it('is deleted when the member withdraws', async () => {
    const member = await addMember(api);
    await ask(member, await newNumber());
    expect((await withdraw(api, member.headers)).statusCode).toBe(204);
    expect(
      await api.parts.database.select().from(lostNumbers).where(eq(lostNumbers.memberId, member.memberId)),
    ).toEqual([]);
  });
});

describe('stop of a lost-number change', () => {
  it.each<[string, (member: TestMember) => Promise<{ statusCode: number }>]>([
    [
      'by a logout of that device',
      async (member) => {
        const owner = await withFreshToken(api, member);
        const [asker] = (await runningSessions(member)).filter(({ createdAt }) => createdAt < api.clock.now());
        return api.app.inject({ method: 'DELETE', url: `/v1/app/member/devices/${asker?.id}`, headers: owner.headers });
      },
    ],
    [
      'by a logout of all other devices',
      async (member) => {
        const owner = await withFreshToken(api, member);
        return api.app.inject({ method: 'DELETE', url: '/v1/app/member/devices', headers: owner.headers });
      },
    ],
    ['by the link to the present number', async ({ phoneNumber }) => stopBy(await linkTo(phoneNumber))],
    [
      'by support',
      async (member) => {
        const headers = await operatorHeaders(api);
        const list = (await api.app.inject({ url: '/v1/operator/lostNumbers', headers })).json();
        const last = list.items.find(
          ({ presentLastDigits }: { presentLastDigits: string }) => presentLastDigits === member.phoneNumber.slice(-4),
        );
        return api.app.inject({ method: 'POST', url: `/v1/operator/lostNumbers/${last.id}/stop`, headers });
      },
    ],
  ])('%s keeps the number and logs the requesting device out', async (_way, stop) => {
    const member = await addMember(api);
    const code = await newNumber();
    await ask(member, code);
    expect([200, 204]).toContain((await stop(member)).statusCode);
    await after(72);
    expect(await numberOf(member)).toBe(member.phoneNumber);
    const answer = await api.app.inject({ url: URL, headers: member.headers });
    expect(answer.statusCode).toBe(401);
    expect((await textsTo(code.phoneNumber))[0]).toContain('로그인하는 번호는 그대로예요');
  });

  it('by the requesting device keeps its login but blocks a change for 72 hours', async () => {
    const member = await addMember(api);
    await ask(member, await newNumber());
    expect((await stopFrom(member)).statusCode).toBe(204);
    expect((await stopFrom(member)).statusCode).toBe(204);
    expect(await stateOf(member)).toBeNull();
    expect((await ask(member, await newNumber())).json().error.svMessage).toContain('멈춘 지 72시간');
    api.clock.advance(LOST_NUMBER.againAfterHours * HOUR_MS + 1);
    expect((await ask(await withFreshToken(api, member), await newNumber())).statusCode).toBe(200);
  });

  it('from an older session ends the requesting session, from a younger one not', async () => {
    for (const [isOlder, statusCode] of [
      [true, 401],
      [false, 200],
    ] as const) {
      const member = await addMember(api);
      api.clock.advance(60_000);
      const younger = await withFreshToken(api, member);
      const [asker, stopper] = isOlder ? [younger, member] : [member, younger];
      await ask(asker, await newNumber());
      expect((await stopFrom(stopper)).statusCode).toBe(204);
      expect((await api.app.inject({ url: URL, headers: asker.headers })).statusCode).toBe(statusCode);
      expect((await ask(stopper, await newNumber())).statusCode).toBe(200);
    }
  });

  it('happens automatically when a token of the requesting session is reused', async () => {
    const member = await addMember(api);
    const code = await newNumber();
    await ask(member, code);
    await endReused(member);
    await after(1);
    expect((await textsTo(code.phoneNumber))[0]).toContain('그대로예요');
    await after(LOST_NUMBER.waitHours);
    expect(await numberOf(member)).toBe(member.phoneNumber);
  });

  it('by a link works once, and an invalid link is 404', async () => {
    const member = await addMember(api);
    await ask(member, await newNumber());
    const token = await linkTo(member.phoneNumber);
    const answers = [await stopBy('x'.repeat(22)), await stopBy(token), await stopBy(token)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 204, 404]);
  });

  it('and a concurrent end of the 72 hours exclude each other', async () => {
    const member = await addMember(api);
    const code = await newNumber();
    await ask(member, code);
    const token = await linkTo(member.phoneNumber);
    await after(71.9);
    api.clock.advance(HOUR_MS);
    const [stopped] = await Promise.all([stopBy(token), runDue(api.parts, accountJobs)]);
    expect(await numberOf(member)).toBe(stopped.statusCode === 204 ? member.phoneNumber : code.phoneNumber);
  });
});

describe('support', () => {
  const open = async (payload: object) =>
    api.app.inject({ method: 'POST', url: '/v1/operator/lostNumbers', headers: await operatorHeaders(api), payload });

  it('support starts a change for a person who cannot log in', async () => {
    const member = await addMember(api);
    const code = await newNumber();
    const body = { ...code, presentNumber: member.phoneNumber, reason: '지난 신청과 주소를 말해 주셨어요' };
    expect((await open(body)).json().items[0]).toMatchObject({
      presentLastDigits: member.phoneNumber.slice(-4),
      lastDigits: code.phoneNumber.slice(-4),
      askedBy: 'support',
      outcome: null,
    });
    expect(await stateOf(member)).toMatchObject({ isOwnDevice: false, deviceName: null });
    await after(72);
    expect([await numberOf(member), (await runningSessions(member)).length]).toEqual([code.phoneNumber, 0]);
  });

  it('support is rejected for an unknown number, and members are rejected', async () => {
    const body = { ...(await newNumber()), presentNumber: '01099990000', reason: '이유' };
    expect((await open(body)).json().error.fields).toEqual({ presentNumber: '이 번호로 가입한 회원이 없어요.' });
    const { headers } = await addMember(api);
    expect((await api.app.inject({ url: '/v1/operator/lostNumbers', headers })).statusCode).toBe(403);
  });
});
