import { and, asc, eq } from 'drizzle-orm';
import { runUntilQuiet } from '#base';
import { messageJobs } from '../messages';
import { consents, members } from '#tables';
import { addMember, type TestMember, withFreshToken } from '#testing/fixtures';
import { bearer, receiveCode, register, registrationBody } from '#testing/login';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import type { ConsentAnswerInput, ConsentView } from './consent-schemas';

const URL = '/v1/app/member/consents';
const DAY_MS = 24 * 3_600_000;
const YES = { service: true, privacy: true, location: false, marketing: true, night: true };

let api: TestApi;
let count = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.clock.travelTo(TEST_NOW));

/** Registers a member with these consents. */
const join = async (agreements: object = YES): Promise<TestMember> => {
  count += 1;
  const phoneNumber = `0102222${String(count).padStart(4, '0')}`;
  const code = await receiveCode(api, phoneNumber, `198.51.100.${count}`);
  const { userId, accessToken } = (await register(api, registrationBody(code, { agreements }))).json();
  return { memberId: userId, phoneNumber, headers: bearer(accessToken) };
};
const read = async ({ headers }: TestMember) => (await api.app.inject({ url: URL, headers })).json<ConsentView[]>();
const asked = async (member: TestMember) =>
  (await read(member)).flatMap(({ term, isAsked }) => (isAsked ? [term] : []));
const answer = ({ headers }: TestMember, ...answers: ConsentAnswerInput[]) =>
  api.app.inject({ method: 'PUT', url: URL, headers, payload: { answers } });
const later = async (member: TestMember, days: number): Promise<TestMember> => {
  api.clock.travelTo(new Date(TEST_NOW.getTime() + days * DAY_MS));
  return withFreshToken(api, member);
};
const rowsOf = ({ memberId }: TestMember) =>
  api.parts.database.select().from(consents).where(eq(consents.memberId, memberId)).orderBy(asc(consents.id));
/** Messages about consents, without the one about the coupon of a new member. */
const messages = async ({ headers }: TestMember) => {
  const bell = await api.app.inject({ url: '/v1/app/notification', headers });
  const { items } = bell.json<{ items: { title: string; text: string; path: string }[] }>();
  return items.filter(({ path }) => path !== '/mypage/coupon');
};

describe('consents', () => {
  it('are stored at registration, yes and no, with wording and time', async () => {
    const member = await join();
    expect(await rowsOf(member)).toHaveLength(5);
    expect(await read(member)).toEqual(
      ['service', 'privacy', 'location', 'marketing', 'night'].map((term) => ({
        term,
        version: 1,
        isAgreed: term !== 'location',
        answeredAt: expect.stringMatching(/^2026-03-02/),
        isAsked: false,
      })),
    );
  });

  it('have a row per changed choice in the settings', async () => {
    const member = await join();
    const set = (marketing: boolean, order: boolean) =>
      api.app.inject({
        method: 'PUT',
        url: '/v1/app/member/alarm',
        headers: member.headers,
        payload: { order, marketing, night: marketing },
      });
    await set(true, false);
    await set(false, false);
    const rows = (await rowsOf(member)).slice(5);
    expect(rows.map(({ term, isAgreed, saidIn }) => [term, isAgreed, saidIn])).toEqual([
      ['marketing', false, 'settings'],
      ['night', false, 'settings'],
    ]);
  });

  it('are not readable without a login', async () => {
    expect((await api.app.inject({ url: URL })).statusCode).toBe(400);
  });
});

describe('advertising consent renewal', () => {
  it('is due two years after the answer, never after a refusal', async () => {
    const [member, without] = [await join(), await join({ ...YES, marketing: false, night: false })];
    expect(await asked(await later(member, 729))).toEqual([]);
    expect(await asked(await later(member, 732))).toEqual(['marketing', 'night']);
    expect(await asked(await later(without, 732))).toEqual([]);
  });

  it('sends a message that links to the question', async () => {
    const member = await later(await join(), 732);
    await runUntilQuiet(api.parts, messageJobs);
    expect(await messages(member)).toEqual([
      expect.objectContaining({ path: '/mypage/info/consents', title: '혜택·이벤트 알림 수신 동의 확인' }),
    ]);
  });

  it('stores yes and no, confirms once, and is due again two years later', async () => {
    const member = await later(await join(), 732);
    const answers = [
      { term: 'marketing', isAgreed: true },
      { term: 'night', isAgreed: false },
    ] as const;
    const [first] = await Promise.all([answer(member, ...answers), answer(member, ...answers)]);
    expect(first.statusCode).toBe(200);
    const rows = (await rowsOf(member)).slice(5);
    expect(rows.map(({ term, isAgreed, saidIn }) => [term, isAgreed, saidIn])).toEqual([
      ['marketing', true, 'asked-again'],
      ['night', false, 'asked-again'],
    ]);
    const [result, ...others] = await messages(member);
    expect(result?.text).toContain('혜택·이벤트 알림 받기: 동의했어요.');
    expect(result?.text).toContain('야간 혜택 알림 받기 (21시~08시): 동의하지 않았어요.');
    expect(others).toEqual([]);
    expect(await asked(member)).toEqual([]);
    await runUntilQuiet(api.parts, messageJobs);
    expect(await messages(member)).toHaveLength(1);
    expect(await asked(await later(member, 732 + 732))).toEqual(['marketing']);
  });

  it('withdraws the night consent together with the daytime one', async () => {
    const member = await later(await join(), 732);
    await answer(member, { term: 'marketing', isAgreed: false }, { term: 'night', isAgreed: true });
    const [stored] = await api.parts.database.select().from(members).where(eq(members.id, member.memberId));
    expect(stored).toMatchObject({ marketingAllowed: false, nightAllowed: false, marketingAgreedAt: null });
    expect((await read(member)).filter(({ isAgreed }) => isAgreed).map(({ term }) => term)).toEqual([
      'service',
      'privacy',
    ]);
  });

  it('does not apply to voucher users, who see no advertising', async () => {
    const member = await join();
    await api.parts.database.update(members).set({ partnerId: 1 }).where(eq(members.id, member.memberId));
    expect((await read(await later(member, 732))).map(({ term }) => term)).toEqual(['service', 'privacy', 'location']);
  });
});

describe('terms with a new wording', () => {
  /** Rewrites the accepted version to the previous one. */
  const agreedBefore = async (member: TestMember, term: 'service' | 'location'): Promise<void> => {
    const isTerm = and(eq(consents.memberId, member.memberId), eq(consents.term, term));
    await api.parts.database.update(consents).set({ version: 0 }).where(isTerm);
  };

  it('are asked until accepted, and each answer is stored', async () => {
    const member = await join();
    await agreedBefore(member, 'service');
    expect(await asked(member)).toEqual(['service']);
    await answer(member, { term: 'service', isAgreed: false });
    expect(await asked(member)).toEqual(['service']);
    await answer(member, { term: 'service', isAgreed: true });
    expect(await asked(member)).toEqual([]);
    expect((await rowsOf(member)).slice(5).map(({ isAgreed, version }) => [isAgreed, version])).toEqual([
      [false, 1],
      [true, 1],
    ]);
  });

  it('reject an unsolicited answer to a required term', async () => {
    const member = await join();
    await answer(member, { term: 'service', isAgreed: false });
    expect(await rowsOf(member)).toHaveLength(5);
  });

  it('are not asked of members who had refused them', async () => {
    const member = await join();
    await agreedBefore(member, 'location');
    expect(await asked(member)).toEqual([]);
  });
});

it('withdraws and renews an optional consent in the settings', async () => {
  const member = await join({ ...YES, location: true });
  for (const isAgreed of [false, true]) {
    expect((await answer(member, { term: 'location', isAgreed })).statusCode).toBe(200);
    const [stored] = await api.parts.database.select().from(members).where(eq(members.id, member.memberId));
    expect(stored?.locationAllowed).toBe(isAgreed);
  }
  const rows = (await rowsOf(member)).slice(5);
  expect(rows.map(({ term, isAgreed, saidIn }) => [term, isAgreed, saidIn])).toEqual([
    ['location', false, 'settings'],
    ['location', true, 'settings'],
  ]);
});

it('rejects answers to unknown terms and empty answers', async () => {
  const { headers } = await addMember(api);
  for (const answers of [[], [{ term: 'cookies', isAgreed: true }], [{ term: 'marketing' }]]) {
    const refused = await api.app.inject({ method: 'PUT', url: URL, headers, payload: { answers } });
    expect(refused.statusCode).toBe(422);
  }
});
