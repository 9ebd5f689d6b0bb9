import { eq } from 'drizzle-orm';
import { TEST_SLOT } from '#testing/request-fixtures';
import { asCustomer, detailOf, failCollection, requestIn, withFreshTokens } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { requestMoves } from '#tables';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const TEXT = '문 앞에 두었어요.';

const objectionRows = async (id: number): Promise<number> =>
  (await api.parts.database.select().from(requestMoves).where(eq(requestMoves.requestId, id))).filter(
    ({ event }) => event === 'objected',
  ).length;

describe('objection to a failed collection', () => {
  it('is made once', async () => {
    const request = await requestIn(api, 'NoShow');
    expect((await asCustomer(api, request, 'noshow/objection', { text: ` ${TEXT} ` })).json()).toMatchObject({
      objection: TEXT,
      noShows: [{ objection: TEXT, canObject: false, isUpheld: null }],
      allowedActions: ['rebook'],
      timeline: expect.arrayContaining([
        expect.objectContaining({ event: 'objected', label: '이의 제기', actor: 'customer' }),
      ]),
    });
    expect((await asCustomer(api, request, 'noshow/objection', { text: TEXT })).statusCode).toBe(200);
    const other = await asCustomer(api, request, 'noshow/objection', { text: '다른 말' });
    expect([other.statusCode, other.json().error.svMessage]).toEqual([
      409,
      '이미 이의를 제기하셨어요. 답변을 기다려 주세요.',
    ]);
    expect((await detailOf(api, request)).objection).toBe(TEXT);
    expect(await objectionRows(request.id)).toBe(1);
  });

  it('is made once by two concurrent devices', async () => {
    const request = await requestIn(api, 'NoShow');
    const answers = await Promise.all(
      ['있었어요', '분명히 있었어요'].map((text) => asCustomer(api, request, 'noshow/objection', { text })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await objectionRows(request.id)).toBe(1);
  });

  it('is rejected with blanks alone, without using it up', async () => {
    const request = await requestIn(api, 'NoShow');
    const refused = await asCustomer(api, request, 'noshow/objection', { text: ' \n ' });
    expect([refused.statusCode, refused.json().error.fields]).toEqual([
      422,
      { text: '어떤 상황이었는지 적어 주세요.' },
    ]);
    expect((await detailOf(api, request)).allowedActions).toContain('object');
  });

  it.each<[string, number, number]>([
    ['within 24 hours', DAY_MS - MINUTE_MS, 200],
    ['only before the deadline', DAY_MS + MINUTE_MS, 409],
  ])('is possible %s', async (_, afterMs, statusCode) => {
    const request = await requestIn(api, 'NoShow');
    api.clock.advance(afterMs);
    const later = await withFreshTokens(api, request);
    expect((await detailOf(api, later)).allowedActions.includes('object')).toBe(statusCode === 200);
    const answer = await asCustomer(api, later, 'noshow/objection', { text: TEXT });
    expect(answer.statusCode).toBe(statusCode);
    if (statusCode === 409) expect(answer.json().error.svMessage).toBe('이의를 제기할 수 있는 시간이 지났어요.');
  });

  it('is possible for each failed collection of a rebooked request', async () => {
    const request = await requestIn(api, 'NoShow');
    await asCustomer(api, request, 'rebook', { collectionTime: TEST_SLOT.replace('T11', 'T13') });
    const again = await failCollection(api, request);
    const { noShows: failed } = await detailOf(api, again);
    expect(failed.map(({ feeWon }: { feeWon: number }) => feeWon)).toEqual([3_000, 0]);
    const first = await asCustomer(api, again, 'noshow/objection', { text: '첫 번째', noShowId: failed[1].id });
    expect(first.json().allowedActions).toContain('object');
    const second = await asCustomer(api, again, 'noshow/objection', { text: '두 번째' });
    expect(second.json().noShows.map(({ objection }: { objection: string }) => objection)).toEqual([
      '두 번째',
      '첫 번째',
    ]);
    expect(second.json().allowedActions).not.toContain('object');
  });

  it("is rejected for another request's or an unknown one", async () => {
    const request = await requestIn(api, 'NoShow');
    const [foreign] = (await detailOf(api, request)).noShows;
    api.clock.travelTo(TEST_NOW);
    const other = await requestIn(api, 'NoShow');
    const refused = await asCustomer(api, other, 'noshow/objection', { text: TEXT, noShowId: foreign.id });
    expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'NOT_FOUND']);
  });
});
