import { ITEM_QUESTION, type RequestDetail } from '@dongne/contract';
import { eq } from 'drizzle-orm';
import { outboxMessages, itemQuestions, requestMoves } from '#tables';
import { approve, asCustomer, asShop, detailOf, INSPECTION, requestIn, type TestRequest } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const CORRECTED = { ...INSPECTION, items: [{ category: '와이셔츠', priceWon: 1_500 }, { category: '하의' }] };

const detail = (request: TestRequest): Promise<RequestDetail> => detailOf(api, request);
const itemsOf = async (request: TestRequest) => (await detail(request)).items;
const firstItem = async (request: TestRequest): Promise<number> => (await itemsOf(request))[0]?.id ?? 0;
const ask = (request: TestRequest, itemId: number, text: string) =>
  asCustomer(api, request, `items/${itemId}/question`, { text });
const askFirst = async (request: TestRequest, text: string) => ask(request, await firstItem(request), text);
const answer = (request: TestRequest, questionId: number, text: string) =>
  asShop(api, request, `questions/${questionId}/answer`, { text });
const shopView = async ({ id, shop }: TestRequest) =>
  (await api.app.inject({ url: `/v1/partner/requests/${id}`, headers: shop })).json();
/** A waiting price, with one open question about the shirt. */
const asked = async (text = '이 얼룩이 지워질까요?') => {
  const request = await requestIn(api, 'Registered');
  await askFirst(request, text);
  const [question] = (await shopView(request)).questions;
  return { request, questionId: Number(question.id) };
};
const rowsOf = ({ id }: TestRequest) => api.parts.database.$count(requestMoves, eq(requestMoves.requestId, id));
const questionsIn = ({ id }: TestRequest) => api.parts.database.$count(itemQuestions, eq(itemQuestions.requestId, id));

describe('question about an item', () => {
  it('appears with its item, in the timeline and for the shop', async () => {
    const request = await requestIn(api, 'Registered');
    const answered = await askFirst(request, '  이 얼룩이 지워질까요?  ');
    expect(answered.statusCode).toBe(200);
    const { items, offer, timeline }: RequestDetail = answered.json();
    const question = { text: '이 얼룩이 지워질까요?', answer: null, answeredAt: null };
    expect(items.map(({ questions }) => questions)).toEqual([[expect.objectContaining(question)], []]);
    expect(offer?.items).toEqual(items);
    expect(timeline.at(-1)).toMatchObject({
      event: 'asked',
      label: '품목 질문',
      actor: 'customer',
      reason: '와이셔츠 · 이 얼룩이 지워질까요?',
    });
    const seen = await shopView(request);
    expect(seen.questions).toEqual([
      expect.objectContaining({ ...question, itemId: items[0]?.id, itemName: '와이셔츠' }),
    ]);
    expect(seen.originalStatus).toBe('Registered');
  });

  it('is idempotent, even after the answer', async () => {
    const { request, questionId } = await asked('언제 되나요?');
    await askFirst(request, '언제 되나요?');
    await answer(request, questionId, '모레 돼요.');
    const before = await rowsOf(request);
    expect((await askFirst(request, '언제 되나요? ')).statusCode).toBe(200);
    expect([await questionsIn(request), await rowsOf(request)]).toEqual([1, before]);
  });

  it('is asked once for concurrent calls', async () => {
    const request = await requestIn(api, 'Registered');
    const itemId = await firstItem(request);
    const same = await Promise.all(Array.from({ length: 5 }, () => ask(request, itemId, '왜 비싼가요?')));
    expect(same.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await questionsIn(request)).toBe(1);
  });

  it('waits for its answer before the next one', async () => {
    const { request, questionId } = await asked();
    const refused = await askFirst(request, '하나 더 물어볼게요');
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      {
        code: 'ALREADY_EXISTS',
        svMessage: '이 품목에 답변을 기다리는 질문이 있어요. 답변이 오면 다시 물어볼 수 있어요.',
      },
    ]);
    const [, trousers] = await itemsOf(request);
    expect((await ask(request, trousers?.id ?? 0, '이건 왜요?')).statusCode).toBe(200);
    await answer(request, questionId, '네, 지워져요.');
    expect((await askFirst(request, '하나 더 물어볼게요')).statusCode).toBe(200);
  });

  it('is limited to ten per offer version', async () => {
    const request = await requestIn(api, 'Registered');
    for (let number = 1; number <= ITEM_QUESTION.perOffer; number += 1) {
      await askFirst(request, `${number}번째 질문`);
      await answer(request, (await shopView(request)).questions.at(-1).id, '네');
    }
    const refused = await askFirst(request, '한 번 더');
    expect([refused.statusCode, refused.json().error.svMessage]).toEqual([
      429,
      '질문은 10개까지 할 수 있어요. 더 궁금한 점은 세탁소에 전화해 주세요.',
    ]);
    await asShop(api, request, 'register', CORRECTED);
    expect((await askFirst(request, '한 번 더')).statusCode).toBe(200);
  });

  it.each([
    ['nothing', { text: '' }],
    ['blanks', { text: ' \n ' }],
    ['more than 500 characters', { text: '가'.repeat(501) }],
    ['a control character', { text: 'a\u0007b' }],
    ['no text', {}],
  ])('is rejected with %s', async (_what, payload) => {
    const request = await requestIn(api, 'Registered');
    const refused = await asCustomer(api, request, `items/${await firstItem(request)}/question`, payload);
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, ['text']]);
    expect(await questionsIn(request)).toBe(0);
  });

  it('is stored in composed Unicode', async () => {
    const request = await requestIn(api, 'Registered');
    await askFirst(request, '가격'.normalize('NFD'));
    expect((await shopView(request)).questions[0].text).toBe('가격'.normalize('NFC'));
  });

  it('is rejected for a foreign item, request or earlier version', async () => {
    const [request, other] = [await requestIn(api, 'Registered'), await requestIn(api, 'Registered')];
    const [own, foreign] = [await firstItem(request), await firstItem(other)];
    expect((await ask(request, foreign, '뭐예요?')).statusCode).toBe(404);
    expect((await ask({ ...request, customer: other.customer }, own, '뭐예요?')).statusCode).toBe(404);
    await asShop(api, request, 'register', CORRECTED);
    const corrected = await ask(request, own, '뭐예요?');
    expect([corrected.statusCode, corrected.json().error.code]).toEqual([409, 'OFFER_CHANGED']);
    expect([await questionsIn(request), await questionsIn(other)]).toEqual([0, 0]);
  });

  it('is too late after the approval', async () => {
    const request = await requestIn(api, 'Registered');
    await approve(api, request);
    const refused = await askFirst(request, '아직 안 늦었죠?');
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'INVALID_TRANSITION']);
  });

  it('is never lost in a race with a correction', async () => {
    for (let round = 0; round < 5; round += 1) {
      const request = await requestIn(api, 'Registered');
      const itemId = await firstItem(request);
      const [question, correction] = await Promise.all([
        ask(request, itemId, '왜 이 금액이에요?'),
        asShop(api, request, 'register', CORRECTED),
      ]);
      expect(correction.statusCode).toBe(200);
      expect([200, 409]).toContain(question.statusCode);
      const { offer, timeline } = await detail(request);
      expect(offer?.version).toBe(2);
      expect(timeline.filter(({ event }) => event === 'asked')).toHaveLength(question.statusCode === 200 ? 1 : 0);
    }
  });
});

describe('answer of the shop', () => {
  it('appears with its item and notifies with a link to the price', async () => {
    const { request, questionId } = await asked();
    const answered = await answer(request, questionId, '네.\n특수 얼룩 제거로 “대부분” 지워져요.');
    expect(answered.json().questions[0].answer).toBe('네.\n특수 얼룩 제거로 “대부분” 지워져요.');
    const { items, timeline } = await detail(request);
    expect(items[0]?.questions[0]).toMatchObject({ answer: '네.\n특수 얼룩 제거로 “대부분” 지워져요.' });
    expect(timeline.at(-1)).toMatchObject({ event: 'answered', label: '세탁소 답변', actor: 'shop' });
    const told = "물어보신 품목에 답변이 왔어요. 세탁소 답변: “네. 특수 얼룩 제거로 '대부분' 지워져요.”";
    const bell = await api.app.inject({ url: '/v1/app/notification', headers: request.customer.headers });
    expect(bell.json().items[0]).toMatchObject({ title: '세탁소 답변', text: told });
    expect(bell.json().items[0].path).toBe(`/usage/approve?id=${request.id}`);
    const pushes = await api.parts.database
      .select({ text: outboxMessages.text })
      .from(outboxMessages)
      .where(eq(outboxMessages.to, request.customer.phoneNumber))
      .orderBy(outboxMessages.id);
    expect(pushes.at(-1)?.text).toBe(told);
  });

  it('is given once: idempotent, and rejects another one', async () => {
    const { request, questionId } = await asked();
    const answers = await Promise.all([1, 2, 3].map(() => answer(request, questionId, '네, 지워져요.')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const other = await answer(request, questionId, '아니요.');
    expect([other.statusCode, other.json().error.code]).toEqual([409, 'ALREADY_EXISTS']);
    const { items, timeline } = await detail(request);
    expect(items[0]?.questions[0]?.answer).toBe('네, 지워져요.');
    expect(timeline.filter(({ event }) => event === 'answered')).toHaveLength(1);
  });

  it("is rejected for another shop's question", async () => {
    const [{ request }, other] = [await asked(), await asked()];
    expect((await answer(request, other.questionId, '네')).statusCode).toBe(404);
    expect((await answer(request, 2_000_000_000, '네')).statusCode).toBe(404);
  });

  it('may follow a correction and stays in the timeline', async () => {
    const { request, questionId } = await asked();
    await asShop(api, request, 'register', CORRECTED);
    expect((await itemsOf(request))[0]?.questions).toEqual([]);
    expect((await answer(request, questionId, '그래서 금액을 낮췄어요.')).statusCode).toBe(200);
    expect((await detail(request)).timeline.slice(-3).map(({ event, reason }) => [event, reason])).toEqual([
      ['asked', '와이셔츠 · 이 얼룩이 지워질까요?'],
      ['corrected', '합계 8,900원 → 8,500원'],
      ['answered', '와이셔츠 · 그래서 금액을 낮췄어요.'],
    ]);
  });

  it('links to the request after the decision, until its end', async () => {
    const [decided, over] = [await asked(), await asked()];
    await approve(api, decided.request);
    await answer(decided.request, decided.questionId, '네');
    const bell = await api.app.inject({ url: '/v1/app/notification', headers: decided.request.customer.headers });
    expect(bell.json().items[0].path).toBe(`/usage/detail?id=${decided.request.id}`);
    await asShop(api, over.request, 'return', { reason: '세탁할 수 없어요' });
    expect((await answer(over.request, over.questionId, '네')).statusCode).toBe(409);
  });
});
