import { eq } from 'drizzle-orm';
import { operatorHeaders } from '#testing/fixtures';
import { orderPickup, requestFields, TEST_SLOT } from '#testing/request-fixtures';
import {
  approve,
  asCustomer,
  asShop,
  choiceOf,
  detailOf,
  failCollection,
  INSPECTION,
  requestIn,
  type TestRequest,
  withFreshTokens,
} from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { noShows, requestMoves } from '#tables';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

const slotAt = (hour: number): string => TEST_SLOT.replace('T11', `T${hour}`);
const ANSWER = '사진의 문이 고객님 댁과 달라요.';

const answer = async (id: number, upheld: boolean, text = ANSWER) =>
  api.app.inject({
    method: 'POST',
    url: `/v1/operator/objections/${id}/answer`,
    headers: await operatorHeaders(api),
    payload: { upheld, answer: text },
  });

const newestOf = async (request: TestRequest): Promise<number> => (await detailOf(api, request)).noShows[0].id;

/** A request whose second collection failed and cost 3,000 won, with an objection and a rebooking. */
const feeObjected = async (): Promise<{ request: TestRequest; id: number }> => {
  const first = await requestIn(api, 'NoShow');
  await asCustomer(api, first, 'rebook', { collectionTime: slotAt(13) });
  const request = await failCollection(api, first);
  await asCustomer(api, request, 'noshow/objection', { text: '있었어요' });
  const id = await newestOf(request);
  await asCustomer(api, request, 'rebook', { collectionTime: slotAt(15) });
  return { request, id };
};

const priced = async () => {
  const objected = await feeObjected();
  await asShop(api, objected.request, 'collect', { pieces: 2 });
  await asShop(api, objected.request, 'register', INSPECTION);
  return objected;
};

const newestBell = async ({ customer }: TestRequest) =>
  (await api.app.inject({ url: '/v1/app/notification', headers: customer.headers })).json().items[0];

const answerRows = async (id: number) =>
  (await api.parts.database.select().from(requestMoves).where(eq(requestMoves.requestId, id))).filter(
    ({ event }) => event === 'objectionAnswered',
  );

const TAKEN_BACK = '이의 제기를 받아들여 수거 실패 수수료 3,000원을 취소했어요.';

describe('upheld objection', () => {
  it('removes the fee from an offer after a revoked advance agreement', async () => {
    const first = await requestIn(api, 'NoShow', { advanceLimitWon: '14000' });
    await asCustomer(api, first, 'rebook', { collectionTime: slotAt(13) });
    const request = await failCollection(api, first);
    await asCustomer(api, request, 'noshow/objection', { text: '있었어요' });
    const id = await newestOf(request);
    await asCustomer(api, request, 'rebook', { collectionTime: slotAt(15) });
    await asShop(api, request, 'collect', { pieces: 2 });
    await asShop(api, request, 'register', INSPECTION);
    expect((await detailOf(api, request)).offer.approval).toMatchObject({ by: 'advance', totalWon: 11_900 });
    await answer(id, true);
    expect((await detailOf(api, request)).totalWon).toBe(8_900);
    await asCustomer(api, request, 'advance/withdraw');
    const { offer } = await detailOf(api, request);
    expect(offer).toMatchObject({ version: 2, totalWon: 8_900, approval: null });
    expect((await approve(api, request)).json()).toMatchObject({ totalWon: 8_900, payment: { amountWon: 8_900 } });
  });

  it('removes the fee from the next offer and notifies the customer', async () => {
    const { request, id } = await feeObjected();
    expect((await answer(id, true)).json()).toMatchObject({ isUpheld: true, answer: ANSWER });
    expect(await detailOf(api, request)).toMatchObject({
      noShowFeeWon: 0,
      noShows: [{ isUpheld: true, answer: ANSWER, feeWon: 3_000 }, { isUpheld: null }],
    });
    expect(await newestBell(request)).toMatchObject({
      title: '이의 제기 답변',
      text: TAKEN_BACK,
      path: `/usage/noshow?id=${request.id}`,
    });
    expect(await answerRows(request.id)).toMatchObject([{ actorType: 'operator', actorId: null, reason: TAKEN_BACK }]);
    await asShop(api, request, 'collect', { pieces: 2 });
    await asShop(api, request, 'register', INSPECTION);
    expect(await detailOf(api, request)).toMatchObject({ totalWon: 8_900, offer: { version: 1 } });
  });

  it('creates a new version of a waiting offer without the fee', async () => {
    const { request, id } = await priced();
    const before = (await detailOf(api, request)).offer;
    const stale = await choiceOf(api, request);
    expect(before.totalWon).toBe(11_900);
    await answer(id, true);
    const { offer, totalWon, timeline } = await detailOf(api, request);
    expect([totalWon, offer]).toMatchObject([
      8_900,
      { version: 2, totalWon: 8_900, terms: { ...before.terms, noShowFeeWon: 0 }, dueDate: before.dueDate },
    ]);
    const withoutIds = (items: readonly { id: number }[]) => items.map(({ id: _, ...item }) => item);
    expect(withoutIds(offer.items)).toEqual(withoutIds(before.items));
    expect(timeline.slice(-2)).toMatchObject([
      { event: 'corrected', actor: 'operator', reason: '합계 11,900원 → 8,900원' },
      { event: 'objectionAnswered', actor: 'operator' },
    ]);
    expect((await newestBell(request)).text).toBe(`${TAKEN_BACK} 금액이 8,900원으로 바뀌었으니 다시 확인해 주세요.`);
    // Rejects the previous offer; a repetition by the shop is not a correction.
    expect((await asCustomer(api, request, 'approve', stale)).json().error.code).toBe('OFFER_CHANGED');
    await asShop(api, request, 'register', INSPECTION);
    expect((await detailOf(api, request)).offer.version).toBe(2);
    expect((await approve(api, request)).json()).toMatchObject({ totalWon: 8_900 });
  });

  it.each<[string, readonly string[]]>([
    ['agreed to', []],
    ['washed', ['process', 'complete-wash']],
  ])('reduces the debt by the fee once it was %s', async (_, commands) => {
    const { request, id } = await priced();
    await approve(api, request);
    for (const command of commands) await asShop(api, request, command);
    expect((await detailOf(api, request)).payment).toMatchObject({ status: 'Issued', amountWon: 11_900 });
    await answer(id, true);
    expect(await detailOf(api, request)).toMatchObject({
      totalWon: 8_900,
      priceLines: [{ kind: 'items' }, { kind: 'delivery' }],
      payment: { status: 'Issued', amountWon: 8_900 },
      offer: { version: 1, approval: { declinedItemIds: [] } },
    });
  });

  it('voids the charge when only the fee was left', async () => {
    const { request, id } = await priced();
    const { offer } = await detailOf(api, request);
    await approve(
      api,
      request,
      offer.items.map((item: { id: number }) => item.id),
    );
    expect((await detailOf(api, request)).payment).toMatchObject({ status: 'Issued', amountWon: 3_000 });
    await answer(id, true);
    expect(await detailOf(api, request)).toMatchObject({
      originalStatus: 'Returned',
      totalWon: 0,
      priceLines: [],
      payment: { status: 'None', amountWon: null },
    });
  });

  it('voids the fee of laundry returned unwashed', async () => {
    const { request, id } = await priced();
    await asShop(api, request, 'return', { reason: '세탁할 수 없는 소재예요.' });
    await answer(id, true);
    expect(await detailOf(api, request)).toMatchObject({ noShowFeeWon: 0, payment: { status: 'None' } });
  });

  it('does not count: the next failed collection is free', async () => {
    const request = await requestIn(api, 'NoShow');
    await asCustomer(api, request, 'noshow/objection', { text: '있었어요' });
    await answer(await newestOf(request), true);
    expect((await newestBell(request)).text).toBe('이의 제기를 받아들여 수거 실패 횟수에서 뺐어요.');
    await asCustomer(api, request, 'rebook', { collectionTime: slotAt(13) });
    expect((await detailOf(api, await failCollection(api, request))).noShowFeeWon).toBe(0);
  });

  it('of the free one frees the next charged one, across requests', async () => {
    const request = await requestIn(api, 'NoShow');
    await asCustomer(api, request, 'noshow/objection', { text: '있었어요' });
    const fields = requestFields(request.laundryId, { collectionTime: slotAt(15) });
    const created = await orderPickup(api, request.customer.headers, { fields });
    const other = await failCollection(api, {
      ...request,
      id: created.json<{ applicationId: number }>().applicationId,
    });
    expect((await detailOf(api, other)).noShowFeeWon).toBe(3_000);
    const own = await withFreshTokens(api, request);
    await answer(await newestOf(own), true);
    expect(await detailOf(api, other)).toMatchObject({ noShowFeeWon: 0, noShows: [{ feeWon: 0, isUpheld: null }] });
    expect((await newestBell(own)).text).toBe(TAKEN_BACK);
    expect(await answerRows(other.id)).toHaveLength(1);
  });
});

describe('rejected objection', () => {
  it('only stores the answer and notifies the customer', async () => {
    const { request, id } = await priced();
    await answer(id, false, '문 앞 사진을 확인했어요.');
    expect(await detailOf(api, request)).toMatchObject({
      noShowFeeWon: 3_000,
      totalWon: 11_900,
      offer: { version: 1 },
      noShows: [{ isUpheld: false, answer: '문 앞 사진을 확인했어요.' }, {}],
    });
    expect((await newestBell(request)).text).toBe('이의 제기를 확인했지만 받아들이지 못했어요.');
  });
});

describe('answer to an objection', () => {
  it('is given once: idempotent, and no other is accepted', async () => {
    const { request, id } = await feeObjected();
    const same = await Promise.all([answer(id, true), answer(id, true), answer(id, true)]);
    expect(same.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    for (const other of [answer(id, false), answer(id, true, '다른 답변')]) {
      const refused = await other;
      expect([refused.statusCode, refused.json().error.svMessage]).toEqual([
        409,
        '이미 다른 답변을 보낸 이의 제기예요.',
      ]);
    }
    expect(await answerRows(request.id)).toHaveLength(1);
    expect((await detailOf(api, request)).noShowFeeWon).toBe(0);
  });

  it('is one of two concurrent ones', async () => {
    const { request, id } = await feeObjected();
    const answers = await Promise.all([answer(id, true), answer(id, false)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await answerRows(request.id)).toHaveLength(1);
  });

  it('never races an approval into an unseen total', async () => {
    const { request, id } = await priced();
    const choice = await choiceOf(api, request);
    const [approved] = await Promise.all([asCustomer(api, request, 'approve', choice), answer(id, true)]);
    const { totalWon, payment } = await detailOf(api, request);
    expect([200, 409]).toContain(approved.statusCode);
    expect([totalWon, payment.amountWon]).toEqual([8_900, approved.statusCode === 200 ? 8_900 : null]);
  });

  it.each<[object, number]>([
    [{ upheld: true, answer: ' ' }, 422],
    [{ upheld: true }, 422],
    [{ upheld: '예', answer: ANSWER }, 422],
  ])('is rejected when invalid: %j', async (payload, statusCode) => {
    const { id } = await feeObjected();
    const url = `/v1/operator/objections/${id}/answer`;
    const refused = await api.app.inject({ method: 'POST', url, headers: await operatorHeaders(api), payload });
    expect(refused.statusCode).toBe(statusCode);
    const [row] = await api.parts.database.select().from(noShows).where(eq(noShows.id, id));
    expect(row?.answeredAt).toBeNull();
  });

  it('without an objection is not found', async () => {
    const request = await requestIn(api, 'NoShow');
    expect((await answer(await newestOf(request), true)).statusCode).toBe(404);
    expect((await answer(999_999, true)).statusCode).toBe(404);
  });
});
