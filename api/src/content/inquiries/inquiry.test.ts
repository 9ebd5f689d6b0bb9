import { INQUIRY } from '@dongne/contract';
import { PAGE_SIZE } from '#base';
import { inquiries, inquiryMessages } from '#tables';
import { addMember, operatorHeaders, type TestMember, withFreshToken } from '#testing/fixtures';
import { requestIn } from '#testing/shop-commands';
import { withdraw } from '#testing/login';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { answerThread, leaveMessage, readThread, replyAs } from '#testing/content/inquiry-fixtures';

const HOUR_MS = 3_600_000;

let api: TestApi;
let member: TestMember;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  api.clock.travelTo(TEST_NOW);
  await api.parts.database.delete(inquiryMessages);
  await api.parts.database.delete(inquiries);
  member = await addMember(api);
});
afterAll(() => api.close());

const list = async ({ headers }: TestMember, cursor?: string) =>
  (await api.app.inject({ url: '/v1/app/inquiry', headers, query: cursor === undefined ? {} : { cursor } })).json();
const desk = async (cursor?: string) =>
  (
    await api.app.inject({
      url: '/v1/operator/inquiries',
      headers: await operatorHeaders(api),
      query: cursor === undefined ? {} : { cursor },
    })
  ).json();
const bell = async ({ headers }: TestMember) =>
  (await api.app.inject({ url: '/v1/app/notification', headers })).json().items;

describe('message to support', () => {
  it('starts a thread that waits for an answer', async () => {
    const left = await leaveMessage(api, member, { text: '  내일 몇 시에 오나요?\n문 앞에 둘게요.  ' });
    expect(left.json()).toEqual({
      id: expect.any(Number),
      category: 'Pickup',
      applicationId: null,
      createdAt: expect.stringMatching(/^2026-03-02T01:00/),
      isAnswered: false,
      messages: [
        {
          id: expect.any(Number),
          writer: 'member',
          text: '내일 몇 시에 오나요?\n문 앞에 둘게요.',
          at: expect.stringMatching(/^2026-03-02T01:00/),
        },
      ],
    });
    expect((await readThread(api, member, left.json().id)).json()).toEqual(left.json());
  });

  it('may name a request of the member only', async () => {
    const { id, customer } = await requestIn(api, 'Requested');
    expect((await leaveMessage(api, customer, { applicationId: id })).json().applicationId).toBe(id);
    const refused = await leaveMessage(api, member, { applicationId: id });
    expect([refused.statusCode, refused.json().error.svMessage]).toEqual([404, '찾는 신청이 없어요.']);
    expect((await list(member)).items).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['invisible characters', ' \u3164 '],
    ['too many characters', '가'.repeat(INQUIRY.maxLetters + 1)],
  ])('is rejected at its field when it holds %s', async (_what, text) => {
    const refused = await leaveMessage(api, member, { text });
    expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'VALIDATION']);
    expect(refused.json().error.fields.text).toEqual(expect.stringMatching(/\./));
  });

  it('is stored once per key, and another text is rejected', async () => {
    const [first, again] = await Promise.all([1, 2].map(() => leaveMessage(api, member, {}, 'a-key')));
    expect(again?.json().id).toBe(first?.json().id);
    const other = await leaveMessage(api, member, { text: '다른 말' }, 'a-key');
    expect(other.json().error.code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await list(member)).items).toHaveLength(1);
  });

  it(`is limited to ${INQUIRY.perHour} per hour, replies included, with a retry time`, async () => {
    const { id } = (await leaveMessage(api, member)).json();
    for (let count = 1; count < INQUIRY.perHour; count += 1) await replyAs(api, member, id, `${count}번째`);
    for (const refused of [await leaveMessage(api, member), await replyAs(api, member, id, '더')]) {
      expect(refused.json().error.code).toBe('TOO_MANY_REQUESTS');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    }
    api.clock.advance(HOUR_MS);
    expect((await leaveMessage(api, await withFreshToken(api, member))).statusCode).toBe(200);
  });

  it('is hidden from other members and visitors', async () => {
    const { id } = (await leaveMessage(api, member)).json();
    const other = await addMember(api);
    expect((await readThread(api, other, id)).statusCode).toBe(404);
    expect((await replyAs(api, other, id, '저예요')).statusCode).toBe(404);
    expect((await list(other)).items).toEqual([]);
    expect((await readThread(api, member, id)).json().messages).toHaveLength(1);
    const visitor = await api.app.inject({ method: 'POST', url: '/v1/app/inquiry', payload: {} });
    expect(visitor.statusCode).toBe(400);
  });

  it('is listed with its last message, newest first, page by page', async () => {
    const { id } = (await leaveMessage(api, member, { text: '처음' })).json();
    await answerThread(api, id, '답이에요');
    const row = { memberId: member.memberId, category: 'Other', createdAt: TEST_NOW } as const;
    await api.parts.database.insert(inquiries).values(Array.from({ length: PAGE_SIZE }, () => row));
    const first = await list(member);
    const second = await list(member, first.nextCursor);
    expect(first.items).toHaveLength(PAGE_SIZE);
    expect([second.items, second.nextCursor]).toMatchObject([[{ id, text: '답이에요', isAnswered: true }], null]);
  });
});

describe('answer of support', () => {
  it('is in the thread, and its notification links without the words', async () => {
    const { id } = (await leaveMessage(api, member)).json();
    const answered = await answerThread(api, id, '10시에 가요.');
    expect(answered.json()).toMatchObject({ isAnswered: true, messages: [{}, { writer: 'support' }] });
    const { isAnswered, messages } = (await readThread(api, member, id)).json();
    expect([isAnswered, messages.at(-1)]).toMatchObject([true, { writer: 'support', text: '10시에 가요.' }]);
    expect(await bell(member)).toMatchObject([{ title: '문의 답변', path: `/mypage/inquiry/${id}`, isRead: false }]);
    expect(JSON.stringify(await bell(member))).not.toContain('10시에 가요');
  });

  it('is stored once when repeated', async () => {
    const { id } = (await leaveMessage(api, member)).json();
    await Promise.all([1, 2].map(() => answerThread(api, id, '10시에 가요.')));
    expect((await readThread(api, member, id)).json().messages).toHaveLength(2);
    expect(await bell(member)).toHaveLength(1);
  });

  it('may be replied to, which reopens the thread once per key', async () => {
    const { id } = (await leaveMessage(api, member)).json();
    await answerThread(api, id, '10시에 가요.');
    const replies = await Promise.all([1, 2].map(() => replyAs(api, member, id, '고마워요', 'reply-key')));
    for (const reply of replies) expect(reply.json()).toMatchObject({ isAnswered: false });
    const { messages } = (await readThread(api, member, id)).json();
    expect(messages.map(({ writer }: { writer: string }) => writer)).toEqual(['member', 'support', 'member']);
    // The same words after a reply are another answer.
    await answerThread(api, id, '10시에 가요.');
    expect((await readThread(api, member, id)).json().messages).toHaveLength(4);
  });

  it('is for operators only', async () => {
    const { id } = (await leaveMessage(api, member)).json();
    const calls = [
      { url: '/v1/operator/inquiries' },
      { url: `/v1/operator/inquiries/${id}` },
      { method: 'POST', url: `/v1/operator/inquiries/${id}/answer`, payload: { text: '네' } },
    ] as const;
    for (const call of calls)
      expect((await api.app.inject({ ...call, headers: member.headers })).json().error.code).toBe('FORBIDDEN');
  });
});

describe('list of operators', () => {
  it('pages open threads oldest first, then answered ones', async () => {
    const row = { memberId: member.memberId, category: 'Other', createdAt: TEST_NOW } as const;
    const plant = async (count: number, waitsSince: Date | null) =>
      (
        await api.parts.database
          .insert(inquiries)
          .values(Array.from({ length: count }, () => ({ ...row, waitsSince })))
          .returning({ id: inquiries.id })
      ).map(({ id }) => id);
    const answered = await plant(PAGE_SIZE, null);
    const open = await plant(PAGE_SIZE + 3, TEST_NOW);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await desk(cursor);
      seen.push(...page.items.map(({ id }: { id: number }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([...open, ...answered.reverse()]);
  });

  it('shows nothing that names the member', async () => {
    await leaveMessage(api, member);
    const text = JSON.stringify(await desk());
    for (const secret of [member.phoneNumber, 'memberId', '회원', '테헤란로']) expect(text).not.toContain(secret);
  });
});

describe('withdrawn member', () => {
  it('leaves no words in their threads, which are closed', async () => {
    const { id } = (await leaveMessage(api, member)).json();
    await answerThread(api, id, '김 고객님 댁에 가요.');
    await replyAs(api, member, id, '네');
    const other = await addMember(api);
    const remaining = (await leaveMessage(api, other)).json().id;
    await withdraw(api, member.headers);
    const texts = await api.parts.database.select().from(inquiryMessages);
    expect(texts.filter(({ inquiryId }) => inquiryId === id).map(({ text }) => text)).toEqual(['', '', '']);
    expect((await desk()).items.map((thread: { id: number }) => thread.id)).toEqual([remaining]);
    expect((await answerThread(api, id, '늦었네요')).statusCode).toBe(404);
    expect((await readThread(api, other, remaining)).json().messages[0].text).toBe('내일 몇 시에 오나요?');
  });
});
