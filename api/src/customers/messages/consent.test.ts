import { eq } from 'drizzle-orm';
import { runUntilQuiet } from '#base';
import { members, outboxMessages, sessions } from '#tables';
import { addMember, operatorHeaders, withFreshToken, type TestMember } from '#testing/fixtures';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { messageJobs } from './message-jobs';

const DAY_MS = 24 * 3_600_000;
const AD = { title: '봄맞이', text: '이불 세탁을 할인해요.', path: '/event' };

let api: TestApi;
let member: TestMember;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  api.clock.travelTo(TEST_NOW);
  await api.parts.database.update(members).set({ marketingAllowed: false });
  member = await addMember(api);
  await api.parts.database
    .update(sessions)
    .set({ fcmToken: `phone-${member.memberId}` })
    .where(eq(sessions.memberId, member.memberId));
});
afterAll(() => api.close());

const wish = async (alarm: object, whose = member) =>
  (
    await api.app.inject({
      method: 'PUT',
      url: '/v1/app/member/alarm',
      headers: whose.headers,
      payload: { order: true, marketing: true, night: false, ...alarm },
    })
  ).json();
const bell = async (whose = member) =>
  (await api.app.inject({ url: '/v1/app/notification', headers: whose.headers })).json<{ items: { title: string }[] }>()
    .items;
const advertise = async (ad: object = AD) =>
  api.app.inject({
    method: 'POST',
    url: '/v1/operator/advertisements',
    headers: await operatorHeaders(api),
    payload: ad,
  });

describe('advertising consent', () => {
  it('keeps its date while other settings change, and gets a new one when renewed', async () => {
    const { marketingAgreedAt } = await wish({});
    api.clock.advance(60_000);
    const night = await wish({ night: true, order: false });
    expect(night).toMatchObject({ marketingAgreedAt });
    expect(Date.parse(night.nightAgreedAt)).toBeGreaterThan(Date.parse(marketingAgreedAt));
    expect(await wish({ marketing: false, night: true })).toMatchObject({
      night: false,
      marketingAgreedAt: null,
      nightAgreedAt: null,
    });
    expect(Date.parse((await wish({})).marketingAgreedAt)).toBeGreaterThan(Date.parse(marketingAgreedAt));
  });

  it('is confirmed every two years, once each time, while it is given', async () => {
    await wish({});
    const until = async (days: number): Promise<number> => {
      api.clock.travelTo(new Date(TEST_NOW.getTime() + days * DAY_MS));
      await runUntilQuiet(api.parts, messageJobs);
      return (await bell(await withFreshToken(api, member))).length;
    };
    expect([await until(729), await until(732), await until(1_000), await until(1_464)]).toEqual([0, 1, 1, 2]);
    await wish({ marketing: false }, await withFreshToken(api, member));
    expect(await until(2_200)).toBe(2);
  });
});

describe('advertisement', () => {
  it('is sent once a day to consenting members, with mark and opt-out', async () => {
    const other = await addMember(api);
    await wish({});
    expect((await advertise()).json()).toEqual({ members: 1 });
    expect((await advertise()).json()).toEqual({ members: 0 });
    expect((await advertise({ ...AD, title: '여름맞이' })).json()).toEqual({ members: 1 });
    expect((await bell()).map(({ title }) => title).sort()).toEqual(['(광고) 봄맞이', '(광고) 여름맞이']);
    expect(await bell(other)).toEqual([]);
    const inbox = await api.companies.inbox(member.phoneNumber);
    expect(inbox.map(({ text }) => text)).toContain(
      '(광고) 봄맞이 · (광고) 이불 세탁을 할인해요. 수신 거부: 마이 > 알림 설정',
    );
  });

  it('is never sent to voucher users', async () => {
    await wish({});
    await api.parts.database.update(members).set({ partnerId: 1 }).where(eq(members.id, member.memberId));
    expect((await advertise()).json()).toEqual({ members: 0 });
  });

  it.each([[{ ...AD, path: '//evil.example' }], [{ ...AD, path: 'https://evil.example' }], [{ ...AD, title: ' ' }]])(
    'is rejected when %j',
    async (ad) => expect((await advertise(ad)).statusCode).toBe(422),
  );

  it('previews recipients, devices and sending time, at night by night consent', async () => {
    const audience = async () =>
      (
        await api.app.inject({ url: '/v1/operator/advertisements/audience', headers: await operatorHeaders(api) })
      ).json();
    const [awake, unreached, voucher] = [await addMember(api), await addMember(api), await addMember(api)];
    expect(await audience()).toEqual({ members: 0, withDevice: 0, atNight: 0, nightEndsAt: null });
    await wish({});
    await wish({ night: true }, awake);
    await wish({}, voucher);
    await wish({}, unreached);
    const { database } = api.parts;
    await database.update(sessions).set({ fcmToken: 'awake' }).where(eq(sessions.memberId, awake.memberId));
    await database.update(members).set({ partnerId: 1 }).where(eq(members.id, voucher.memberId));
    expect(await audience()).toEqual({ members: 3, withDevice: 2, atNight: 1, nightEndsAt: null });
    expect((await advertise()).json()).toEqual({ members: 3 });
    api.clock.travelTo(new Date('2026-03-02T23:30:00+09:00'));
    expect(await audience()).toMatchObject({ members: 3, nightEndsAt: '2026-03-02T23:00:00.000Z' });
  });

  it('is for operators only', async () => {
    const url = '/v1/operator/advertisements';
    const refused = await api.app.inject({ method: 'POST', url, headers: member.headers, payload: AD });
    expect(refused.json().error.code).toBe('FORBIDDEN');
    expect(await api.parts.database.$count(outboxMessages, eq(outboxMessages.to, member.phoneNumber))).toBe(0);
  });
});
