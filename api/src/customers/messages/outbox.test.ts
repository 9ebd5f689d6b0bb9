import { MESSAGE_DELIVERY, MESSAGE_RETRY_SECONDS, RETENTION_DAYS } from '@dongne/contract';
import { eq } from 'drizzle-orm';
import { runUntilQuiet } from '#base';
import { members, outboxMessages, sessions } from '#tables';
import { addMember, type TestMember } from '#testing/fixtures';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { deliverAllDue, deliverDue, type DeliveryParts } from './deliver';
import { messageJobs } from './message-jobs';
import { outbox, type OutgoingMessage } from './messages';
import { fakeSenders, heldSender, type FakeSenders } from '#testing/customers/fake-senders';

const UNKNOWN = { state: 'unknown', reason: 'timeout' } as const;
const REFUSED = { state: 'refused', reason: 'code -2003' } as const;
const GONE = { state: 'gone' } as const;
const DAY_MS = 24 * 3_600_000;

let api: TestApi;
let member: TestMember;
let fake: FakeSenders;
let parts: DeliveryParts;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.parts.database.delete(outboxMessages);
  api.clock.travelTo(TEST_NOW);
  member = await addMember(api);
  fake = fakeSenders();
  parts = { ...api.parts, messages: outbox(api.clock, fake.senders) };
});

const message = (text: string, change: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  event: 'test',
  purpose: 'order',
  to: member.phoneNumber,
  memberId: member.memberId,
  title: '수거 완료',
  text,
  ...change,
});
const write = (...messages: readonly OutgoingMessage[]) => parts.messages.send(parts.database, ...messages);
const rows = () => parts.database.select().from(outboxMessages).orderBy(outboxMessages.id);
const states = async () => (await rows()).map(({ state }) => state);
const textsOf = (sent: readonly { readonly text: string }[]) => sent.map(({ text }) => text);
const giveTokens = async (...tokens: readonly string[]) => {
  for (const [at, fcmToken] of tokens.entries()) {
    const own = eq(sessions.memberId, member.memberId);
    if (at === 0) await parts.database.update(sessions).set({ fcmToken }).where(own);
    else
      await parts.database
        .insert(sessions)
        .values({ id: crypto.randomUUID(), memberId: member.memberId, createdAt: TEST_NOW, fcmToken });
  }
};
const tokens = async () =>
  (await parts.database.select().from(sessions).where(eq(sessions.memberId, member.memberId))).map(
    ({ fcmToken }) => fcmToken,
  );

describe('outbox message', () => {
  it('is sent after the commit and never after a rollback', async () => {
    await parts.database
      .transaction(async (tx) => {
        await parts.messages.send(tx, message('taken back'));
        throw new Error('the cause fails');
      })
      .catch(() => undefined);
    await write(message('세탁을 시작했어요.'));
    await deliverAllDue(parts);
    expect(textsOf(fake.sms)).toEqual(['[동네세탁] 세탁을 시작했어요.']);
    expect(await states()).toEqual(['sent']);
  });

  it('is claimed by one of many concurrent workers', async () => {
    await write(...Array.from({ length: 60 }, (_, at) => message(`${at}`)));
    await Promise.all(Array.from({ length: 8 }, () => deliverAllDue(parts)));
    expect(fake.sms).toHaveLength(60);
    expect(new Set(textsOf(fake.sms)).size).toBe(60);
  });

  it('is retried with backoff and the same key, then given up', async () => {
    await write(message('again', { expiresAt: new Date(TEST_NOW.getTime() + 30 * DAY_MS) }));
    const retrySeconds = MESSAGE_RETRY_SECONDS;
    for (const seconds of [...retrySeconds, 1]) {
      fake.answers.push(UNKNOWN);
      await deliverAllDue(parts);
      api.clock.advance((seconds - 1) * 1_000);
      expect(await deliverDue(parts)).toBe(0);
      api.clock.advance(1_000);
    }
    expect(fake.sms).toHaveLength(retrySeconds.length + 1);
    expect(new Set(fake.sms.map(({ key }) => key)).size).toBe(1);
    expect(fake.sms.map(({ isRepeated }) => isRepeated)).toEqual([false, ...retrySeconds.map(() => true)]);
    expect(await rows()).toMatchObject([{ state: 'failed', reason: 'timeout' }]);
  });

  it('is not retried after a final refusal', async () => {
    fake.answers.push(REFUSED);
    await write(message('refused'));
    await deliverAllDue(parts);
    api.clock.advance(DAY_MS / 2);
    await deliverAllDue(parts);
    expect(fake.sms).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'failed', reason: 'code -2003' }]);
  });

  it('is retried after its sender died, and only then', async () => {
    await write(message('again'));
    const never = new Promise<never>(() => undefined);
    const dying: DeliveryParts = {
      ...parts,
      messages: { ...parts.messages, senders: { push: null, webPush: null, sms: { send: () => never } } },
    };
    void deliverDue(dying);
    while ((await states())[0] !== 'sending') await new Promise((resolve) => setImmediate(resolve));
    expect(await deliverDue(parts)).toBe(0);
    api.clock.advance(MESSAGE_DELIVERY.leaseSeconds * 1_000);
    await deliverAllDue(parts);
    expect(fake.sms).toMatchObject([{ isRepeated: true }]);
    expect(await states()).toEqual(['sent']);
  });

  it('is not settled by a slow worker after another finished it', async () => {
    await write(message('slow'));
    let answer = (_outcome: typeof UNKNOWN): void => undefined;
    const outcome = new Promise<typeof UNKNOWN>((resolve) => (answer = resolve));
    const slow: DeliveryParts = {
      ...parts,
      messages: { ...parts.messages, senders: { push: null, webPush: null, sms: { send: () => outcome } } },
    };
    const slowly = deliverDue(slow);
    while ((await states())[0] !== 'sending') await new Promise((resolve) => setImmediate(resolve));
    api.clock.advance(MESSAGE_DELIVERY.leaseSeconds * 1_000);
    await deliverAllDue(parts);
    answer(UNKNOWN);
    await slowly;
    expect(await rows()).toMatchObject([{ state: 'sent', tries: 2 }]);
  });

  it('is not settled by a slow worker while another sends it', async () => {
    await write(message('slow'));
    const [slow, other] = [heldSender(), heldSender()];
    const by = ({ senders }: typeof slow): DeliveryParts => ({ ...parts, messages: { ...parts.messages, senders } });
    const slowly = deliverDue(by(slow));
    await slow.taken;
    api.clock.advance(MESSAGE_DELIVERY.leaseSeconds * 1_000);
    const again = deliverDue(by(other));
    await other.taken;
    slow.answer(REFUSED);
    await slowly;
    expect(await rows()).toMatchObject([{ state: 'sending', tries: 2, reason: null }]);
    other.answer({ state: 'sent' });
    await again;
    expect(await states()).toEqual(['sent']);
  });

  it('waits for earlier ones of its request, except finally failed ones', async () => {
    await write(message('first', { requestId: 7 }), message('second', { requestId: 7 }));
    fake.answers.push(UNKNOWN);
    await deliverAllDue(parts);
    await write(message('other', { requestId: 8 }));
    await deliverAllDue(parts);
    expect(textsOf(fake.sms)).toEqual(['[동네세탁] first', '[동네세탁] other']);
    fake.answers.push(REFUSED);
    api.clock.advance(5_000);
    await deliverAllDue(parts);
    expect(textsOf(fake.sms).slice(2)).toEqual(['[동네세탁] first', '[동네세탁] second']);
    expect(await states()).toEqual(['failed', 'sent', 'sent']);
  });

  it('is not sent after its expiry', async () => {
    await write(message('old'));
    api.clock.advance(MESSAGE_DELIVERY.worthHours * 3_600_000);
    await deliverAllDue(parts);
    expect([fake.sms, await rows()]).toMatchObject([[], [{ state: 'dropped', reason: 'expired' }]]);
  });

  it('is deleted a month after it ended', async () => {
    await write(message('done'));
    await runUntilQuiet(parts, messageJobs);
    api.clock.advance(RETENTION_DAYS.messages * DAY_MS - 1_000);
    await runUntilQuiet(parts, messageJobs);
    expect(await states()).toEqual(['sent']);
    api.clock.advance(2_000);
    await runUntilQuiet(parts, messageJobs);
    expect(await states()).toEqual([]);
  });
});

describe('order message', () => {
  it('is pushed to every device of its member, without SMS', async () => {
    await giveTokens('phone', 'tablet');
    await write(message('세탁이 끝났어요.', { path: '/usage/detail?id=7' }));
    await deliverAllDue(parts);
    expect(fake.pushes).toMatchObject([
      { token: 'phone', title: '수거 완료', text: '세탁이 끝났어요.', path: '/usage/detail?id=7' },
      { token: 'tablet' },
    ]);
    expect([fake.sms, await rows()]).toMatchObject([[], [{ sentBy: 'push' }]]);
  });

  it('is retried only for the device without a response', async () => {
    await giveTokens('phone', 'tablet');
    fake.answers.push({ state: 'sent' }, UNKNOWN);
    await write(message('once'));
    await deliverAllDue(parts);
    api.clock.advance(5_000);
    await deliverAllDue(parts);
    expect(fake.pushes.map(({ token }) => token)).toEqual(['phone', 'tablet', 'tablet']);
    expect(await states()).toEqual(['sent']);
  });

  it('falls back to SMS when the app was removed, and forgets the device', async () => {
    await giveTokens('old phone');
    fake.answers.push(GONE);
    await write(message('one'));
    await deliverDue(parts);
    expect(await tokens()).toEqual([null]);
    await write(message('two'));
    await deliverDue(parts);
    expect([fake.pushes.length, textsOf(fake.sms)]).toEqual([1, ['[동네세탁] one', '[동네세탁] two']]);
    expect((await rows()).map(({ sentBy }) => sentBy)).toEqual(['sms', 'sms']);
  });

  it('is sent at any hour', async () => {
    api.clock.travelTo(new Date('2026-03-02T03:00:00+09:00'));
    await write(message('밤에도'));
    await deliverAllDue(parts);
    expect(fake.sms).toHaveLength(1);
  });
});

describe('login code message', () => {
  const code = (expiresAt: Date) => message('인증번호 [123456]', { purpose: 'code', expiresAt });

  it('is sent by SMS before all others, and its text is deleted', async () => {
    await giveTokens('phone');
    await write(...Array.from({ length: 30 }, () => message('later')), code(new Date(TEST_NOW.getTime() + 60_000)));
    await deliverDue(parts);
    expect(textsOf(fake.sms)).toEqual(['[동네세탁] 인증번호 [123456]']);
    expect((await rows()).at(-1)).toMatchObject({ state: 'sent', text: '' });
  });

  it('is never sent after it has expired', async () => {
    await write(code(new Date(TEST_NOW.getTime() + 4_000)));
    fake.answers.push(UNKNOWN);
    await deliverAllDue(parts);
    api.clock.advance(5_000);
    await deliverAllDue(parts);
    expect(fake.sms).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'dropped', text: '' }]);
  });

  it('is rejected without a provider', async () => {
    const nobody = outbox(api.clock, { ...fake.senders, sms: null });
    await expect(nobody.send(parts.database, code(TEST_NOW))).rejects.toThrow('UNAVAILABLE');
  });
});

describe('advertising', () => {
  const consent = (change: Partial<typeof members.$inferInsert>) =>
    parts.database.update(members).set(change).where(eq(members.id, member.memberId));
  const ad = () => message('(광고) 봄맞이', { purpose: 'advertising', onceKey: 'spring' });
  beforeEach(async () => {
    await giveTokens('phone');
    await consent({ marketingAllowed: true, nightAllowed: false });
  });

  it('is not sent without consent or after its withdrawal', async () => {
    await write(ad());
    await consent({ marketingAllowed: false });
    await deliverAllDue(parts);
    expect([fake.pushes, await rows()]).toMatchObject([[], [{ state: 'dropped', reason: 'no consent' }]]);
  });

  it.each([
    ['2026-03-02T20:59:59+09:00', '2026-03-02T20:59:59+09:00'],
    ['2026-03-02T21:00:00+09:00', '2026-03-03T08:00:00+09:00'],
    ['2026-03-02T23:30:00+09:00', '2026-03-03T08:00:00+09:00'],
    ['2026-03-03T07:59:59+09:00', '2026-03-03T08:00:00+09:00'],
    ['2026-03-03T08:00:00+09:00', '2026-03-03T08:00:00+09:00'],
  ])('written at %s is sent at %s', async (writtenAt, goesAt) => {
    api.clock.travelTo(new Date(writtenAt));
    await write(ad());
    await deliverAllDue(parts);
    expect(fake.pushes).toHaveLength(writtenAt === goesAt ? 1 : 0);
    api.clock.travelTo(new Date(goesAt));
    await deliverAllDue(parts);
    expect(fake.pushes).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'sent', tries: 1 }]);
  });

  it('is sent at night to members with the night consent', async () => {
    await consent({ nightAllowed: true });
    api.clock.travelTo(new Date('2026-03-02T23:30:00+09:00'));
    await write(ad());
    await deliverAllDue(parts);
    // Service messages wait for the morning, too.
    await write(message('포인트', { purpose: 'service' }));
    await deliverAllDue(parts);
    expect(textsOf(fake.pushes)).toEqual(['(광고) 봄맞이']);
  });

  it('is sent once per member and key, and never by SMS', async () => {
    await write(ad());
    expect(await write(ad())).toEqual([]);
    fake.answers.push(GONE);
    await deliverAllDue(parts);
    expect([fake.sms, await states()]).toEqual([[], ['dropped']]);
  });
});
