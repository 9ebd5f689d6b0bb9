import { and, eq } from 'drizzle-orm';
import { outboxMessages, requestItems, requestMoves, requestOffers } from '#tables';
import {
  approve,
  asCustomer,
  asShop,
  choiceOf,
  detailOf,
  INSPECTION,
  requestIn,
  type TestRequest,
} from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const CORRECTED = { ...INSPECTION, items: [{ category: '와이셔츠', priceWon: 1_500 }, { category: '블라우스' }] };

const countsOf = async ({ id, customer }: TestRequest) => ({
  offers: await api.parts.database.$count(requestOffers, eq(requestOffers.requestId, id)),
  moves: await api.parts.database.$count(requestMoves, eq(requestMoves.requestId, id)),
  pushes: await api.parts.database.$count(outboxMessages, eq(outboxMessages.to, customer.phoneNumber)),
});

describe("correction before the customer's answer", () => {
  it('creates a version with its own items and keeps old ones', async () => {
    const request = await requestIn(api, 'Registered');
    const answer = await asShop(api, request, 'register', CORRECTED);
    const categories = ['와이셔츠', '블라우스'];
    expect([answer.statusCode, answer.json().items.map(({ category }: { category: string }) => category)]).toEqual([
      200,
      categories,
    ]);
    const detail = await detailOf(api, request);
    expect(detail).toMatchObject({
      originalStatus: 'Registered',
      statusLabel: '금액 확인 대기',
      totalWon: 9_000,
      offer: { version: 2, totalWon: 9_000, approval: null },
      allowedActions: ['approve', 'call'],
    });
    expect([detail.items, detail.priceLines]).toEqual([detail.offer.items, detail.offer.lines]);
    const first = and(eq(requestItems.requestId, request.id), eq(requestItems.offerVersion, 1));
    expect(await api.parts.database.$count(requestItems, first)).toBe(2);
  });

  it('is rejected when it replaces another offer than the seen one', async () => {
    const request = await requestIn(api, 'Registering');
    const first = { ...INSPECTION, offerVersion: 0 };
    expect((await asShop(api, request, 'register', first)).statusCode).toBe(200);
    const seen = (await asShop(api, request, 'register', first)).json();
    expect(seen.offerVersion).toBe(1);
    const late = await asShop(api, request, 'register', { ...CORRECTED, offerVersion: 0 });
    expect([late.statusCode, late.json().error]).toMatchObject([
      409,
      { code: 'INVALID_TRANSITION', svMessage: '그사이 다른 금액을 안내했어요. 새로고침한 뒤 다시 확인해 주세요.' },
    ]);
    expect((await detailOf(api, request)).offer.version).toBe(1);
    const corrected = await asShop(api, request, 'register', { ...CORRECTED, offerVersion: seen.offerVersion });
    expect(corrected.statusCode).toBe(200);
    expect((await detailOf(api, request)).offer.version).toBe(2);
  });

  it('notifies the customer in timeline, app and push', async () => {
    const request = await requestIn(api, 'Registered');
    await asShop(api, request, 'register', CORRECTED);
    const text = '세탁소가 금액 안내를 수정했어요. 합계 8,900원 → 9,000원. 바뀐 내용을 확인해 주세요.';
    expect((await detailOf(api, request)).timeline.at(-1)).toMatchObject({
      event: 'corrected',
      label: '금액 안내 수정',
      actor: 'shop',
      reason: '합계 8,900원 → 9,000원',
    });
    const bell = await api.app.inject({ url: '/v1/app/notification', headers: request.customer.headers });
    expect(bell.json().items[0]).toMatchObject({
      title: '금액 안내 수정',
      text,
      path: `/usage/detail?id=${request.id}`,
    });
    const pushes = await api.parts.database
      .select({ text: outboxMessages.text })
      .from(outboxMessages)
      .where(eq(outboxMessages.to, request.customer.phoneNumber))
      .orderBy(outboxMessages.id);
    expect(pushes.at(-1)).toEqual({ text });
  });

  it('mentions an unchanged total', async () => {
    const request = await requestIn(api, 'Registered');
    await asShop(api, request, 'register', { ...INSPECTION, dueDate: '2026-03-09' });
    expect((await detailOf(api, request)).timeline.at(-1).reason).toBe('합계는 그대로 8,900원이에요');
    expect((await detailOf(api, request)).offer).toMatchObject({ version: 2 });
  });

  it('does nothing for an equal offer in any notation', async () => {
    const request = await requestIn(api, 'Registered');
    const before = await countsOf(request);
    const [shirt, trousers] = INSPECTION.items;
    for (const repetition of [
      INSPECTION,
      { ...INSPECTION, items: [{ ...shirt, count: 1 }, { category: trousers?.category }] },
    ])
      expect((await asShop(api, request, 'register', repetition)).statusCode).toBe(200);
    expect(await countsOf(request)).toEqual(before);
  });

  it('is made once for equal concurrent corrections', async () => {
    const request = await requestIn(api, 'Registered');
    const answers = await Promise.all(Array.from({ length: 5 }, () => asShop(api, request, 'register', CORRECTED)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await detailOf(api, request)).offer.version).toBe(2);
  });

  it('is possible twenty times only', async () => {
    const request = await requestIn(api, 'Registered');
    const asked = (priceWon: number) => ({
      ...INSPECTION,
      items: [{ category: '와이셔츠', priceWon }, { category: '블라우스' }],
    });
    for (let version = 2; version <= 20; version += 1)
      expect((await asShop(api, request, 'register', asked(1_000 + version))).statusCode).toBe(200);
    const refused = await asShop(api, request, 'register', asked(1_500));
    expect([refused.statusCode, refused.json().error.svMessage]).toEqual([
      409,
      '금액은 20번까지 알릴 수 있어요. 고객센터에 문의해 주세요.',
    ]);
    expect((await detailOf(api, request)).offer.version).toBe(20);
  });

  it('rejects an approval of the old offer with the new one', async () => {
    const request = await requestIn(api, 'Registered');
    const stale = await choiceOf(api, request);
    await asShop(api, request, 'register', CORRECTED);
    const refused = await asCustomer(api, request, 'approve', stale);
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      {
        code: 'OFFER_CHANGED',
        svMessage: '금액 안내가 바뀌었어요. 바뀐 내용을 확인해 주세요.',
        offer: (await detailOf(api, request)).offer,
      },
    ]);
    expect((await approve(api, request)).json()).toMatchObject({ totalWon: 9_000, payment: { amountWon: 9_000 } });
  });

  it('races an approval: whichever comes first counts', async () => {
    for (let round = 0; round < 5; round += 1) {
      const request = await requestIn(api, 'Registered');
      const choice = await choiceOf(api, request);
      const [corrected, approved] = await Promise.all([
        asShop(api, request, 'register', CORRECTED),
        asCustomer(api, request, 'approve', choice),
      ]);
      expect([corrected.statusCode, approved.statusCode].sort()).toEqual([200, 409]);
      const { offer, payment } = await detailOf(api, request);
      expect([offer.version, payment.status]).toEqual(approved.statusCode === 200 ? [1, 'Issued'] : [2, 'None']);
    }
  });
});

describe('correction after the approval', () => {
  it('is rejected with a reason, while an equal offer is idempotent', async () => {
    const request = await requestIn(api, 'Registered');
    await approve(api, request);
    const before = [await countsOf(request), await detailOf(api, request)];
    const refused = await asShop(api, request, 'register', CORRECTED);
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      { code: 'INVALID_TRANSITION', svMessage: '고객이 이미 금액을 승인해서 수정할 수 없어요.' },
    ]);
    expect((await asShop(api, request, 'register', INSPECTION)).statusCode).toBe(200);
    expect([await countsOf(request), await detailOf(api, request)]).toEqual(before);
  });
});
