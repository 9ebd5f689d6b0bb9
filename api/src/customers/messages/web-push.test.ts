import { endSession } from '#base';
import type { AppParts } from '../../app';
import { webPushSubscriptions } from '#tables';
import { addMember, type TestMember } from '#testing/fixtures';
import { withdraw } from '#testing/login';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { deliverAllDue } from './deliver';
import { outbox } from './messages';
import { isPushService } from './push-services';
import { fakeSenders } from '#testing/customers/fake-senders';

const CHROME = 'https://fcm.googleapis.com/fcm/send/a-browser';
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const NIGHT = new Date('2026-03-02T22:00:00+09:00');
const MORNING = new Date('2026-03-03T08:00:00+09:00');

let api: TestApi;
let member: TestMember;
let carriers: ReturnType<typeof fakeSenders>;
let parts: AppParts;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  api.clock.travelTo(TEST_NOW);
  await api.parts.database.delete(webPushSubscriptions);
  member = await addMember(api);
  carriers = fakeSenders();
  parts = { ...api.parts, messages: outbox(api.clock, carriers.senders) };
});
afterAll(() => api.close());

const URL = '/v1/app/member/webPush';
const switchOn = (who = member, endpoint = CHROME) =>
  api.app.inject({ method: 'PUT', url: URL, headers: who.headers, payload: { endpoint, ...KEYS } });
const switchOff = (who = member) => api.app.inject({ method: 'DELETE', url: URL, headers: who.headers });
const stateOf = async ({ headers }: TestMember) => (await api.app.inject({ url: URL, headers })).json();

const notify = async (purpose: 'order' | 'service' | 'advertising' = 'order') => {
  const { memberId, phoneNumber: to } = member;
  const words = { title: '수거 완료', text: '세탁물을 수거했어요.', path: '/usage/detail?id=7' };
  await parts.messages.send(parts.database, { event: 'test', purpose, to, memberId, ...words });
  await deliverAllDue(parts);
};

describe('web push subscription', () => {
  it('is enabled and disabled by its session, and visible to no other', async () => {
    const other = await addMember(api);
    expect(await stateOf(member)).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/), endpoint: null });
    expect((await switchOn()).statusCode).toBe(204);
    expect((await switchOn()).statusCode).toBe(204);
    expect((await stateOf(member)).endpoint).toBe(CHROME);
    expect((await stateOf(other)).endpoint).toBeNull();
    expect((await switchOff()).statusCode).toBe(204);
    expect((await switchOff()).statusCode).toBe(204);
    expect((await stateOf(member)).endpoint).toBeNull();
  });

  it('belongs to the last session of the browser', async () => {
    const other = await addMember(api);
    await switchOn();
    await switchOn(other);
    expect([(await stateOf(member)).endpoint, (await stateOf(other)).endpoint]).toEqual([null, CHROME]);
    await notify();
    expect(carriers.webPushes).toEqual([]);
  });

  it.each([
    'https://127.0.0.1/push',
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://fcm.googleapis.com:8443/x',
    'nothing',
  ])('requires the URL of a push service, not %s', async (endpoint) => {
    expect(isPushService(endpoint)).toBe(false);
    const refused = await switchOn(member, endpoint);
    expect([refused.statusCode, refused.json().error.fields]).toEqual([422, { endpoint: expect.any(String) }]);
  });

  it('accepts Chrome, Firefox, Safari and Edge', () => {
    const addresses = [
      CHROME,
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://web.push.apple.com/x',
      'https://wns2-par02p.notify.windows.com/w/?token=x',
    ];
    expect(addresses.map(isPushService)).toEqual([true, true, true, true]);
  });

  it('is deleted when its member withdraws', async () => {
    await switchOn();
    await withdraw(api, member.headers);
    expect(await api.parts.database.select().from(webPushSubscriptions)).toEqual([]);
  });

  it('is deleted with its session', async () => {
    await switchOn();
    const [stored] = await api.parts.database.select().from(webPushSubscriptions);
    await endSession(api.parts.database, stored?.sessionId ?? '', 'signOut', api.clock.now());
    expect(await api.parts.database.select().from(webPushSubscriptions)).toEqual([]);
    await notify();
    expect([carriers.webPushes, carriers.sms.length]).toEqual([[], 1]);
  });
});

describe('web push delivery', () => {
  it('replaces SMS like a push to a phone', async () => {
    await switchOn();
    await notify();
    expect(carriers.webPushes).toMatchObject([{ endpoint: CHROME, title: '수거 완료', path: '/usage/detail?id=7' }]);
    expect(carriers.sms).toEqual([]);
  });

  it('falls back to SMS once the browser is gone, and forgets it', async () => {
    await switchOn();
    carriers.answers.push({ state: 'gone' });
    await notify();
    expect([carriers.webPushes.length, carriers.sms.length]).toEqual([1, 1]);
    expect((await stateOf(member)).endpoint).toBeNull();
  });

  it('waits until morning except for orders', async () => {
    await switchOn();
    api.clock.travelTo(NIGHT);
    await notify('service');
    expect(carriers.webPushes).toEqual([]);
    api.clock.travelTo(MORNING);
    await deliverAllDue(parts);
    expect(carriers.webPushes).toHaveLength(1);
  });

  it('excludes advertising without consent', async () => {
    await switchOn();
    await notify('advertising');
    expect(carriers.webPushes).toEqual([]);
  });

  it('is retried after an unknown result', async () => {
    await switchOn();
    carriers.answers.push({ state: 'unknown', reason: 'http 503' });
    await notify();
    expect(carriers.sms).toEqual([]);
    api.clock.advance(60_000);
    await deliverAllDue(parts);
    expect(carriers.webPushes.map(({ isRepeated }) => isRepeated)).toEqual([false, true]);
  });
});
