import { formatWon } from '@dongne/contract';
import { eq } from 'drizzle-orm';
import { outboxMessages } from '#tables';
import { addLaundry, addMember, shopHeaders } from '#testing/fixtures';
import { orderPickup, requestFields, sendForm } from '#testing/request-fixtures';
import { addRequest, approve, asCustomer, asShop, choiceOf, detailOf, type TestRequest } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/**
 * Estimate of three everyday pieces, delivered for 3,000 won: 8,700 to 22,900, because the delivery is free above
 * 20,000 won.
 */
const ESTIMATE_MAX = 22_900;

const mendInfo = (mends: number): string =>
  JSON.stringify(Array.from({ length: mends }, () => ({ mendName: '안감', withLaundry: false, imageCount: 0 })));

const asking = async (advanceLimitWon: string, mends = 2): Promise<TestRequest> => {
  const fields = { laundryNumByUser: '3', advanceLimitWon, mendInfo: mendInfo(mends) };
  const request = await addRequest(api, { fields });
  await asShop(api, request, 'collect', { pieces: 3 });
  return request;
};

/** A shirt and two mends whose total, with the delivery of 3,000, is that amount. */
const pricedAt = (totalWon: number) => ({
  items: [
    { category: '와이셔츠', priceWon: 1_900 },
    { kind: 'mend', category: '기타', priceWon: totalWon - 3_000 - 1_900 - 50 },
    { kind: 'mend', category: '안감', priceWon: 50 },
  ],
  dueDate: '2026-03-06',
});

const register = (request: TestRequest, totalWon: number) => asShop(api, request, 'register', pricedAt(totalWon));
const withdraw = (request: TestRequest) => asCustomer(api, request, 'advance/withdraw');
const bellOf = async ({ customer: { headers } }: TestRequest) =>
  (await api.app.inject({ url: '/v1/app/notification', headers })).json().items;
const pushesTo = ({ customer }: TestRequest) =>
  api.parts.database
    .select({ text: outboxMessages.text })
    .from(outboxMessages)
    .where(eq(outboxMessages.to, customer.phoneNumber))
    .orderBy(outboxMessages.id);

const UNANSWERED = { approval: null };

describe('limit of an agreement in advance', () => {
  const order = async (advanceLimitWon: string) => {
    const customer = await addMember(api);
    const laundryId = await addLaundry(api);
    const answer = await orderPickup(api, customer.headers, { fields: requestFields(laundryId, { advanceLimitWon }) });
    return { answer, customer, laundryId };
  };

  it.each([
    ['nothing', '', null],
    ['the least', '1', 1],
    ['the upper end of the estimate', String(ESTIMATE_MAX), ESTIMATE_MAX],
  ])('is stored with the order: %s', async (_, sent, kept) => {
    const { answer, customer, laundryId } = await order(sent);
    const request = { id: answer.json().applicationId, laundryId, customer, shop: await shopHeaders(api, laundryId) };
    const { advanceLimitWon, estimate, allowedActions } = await detailOf(api, request);
    expect([advanceLimitWon, estimate.max]).toEqual([kept, ESTIMATE_MAX]);
    expect(allowedActions.includes('takeBack')).toBe(kept !== null);
  });

  it.each([
    ['one won above the estimate', String(ESTIMATE_MAX + 1), '예상 금액의 최대인 22,900원까지 정할 수 있어요.'],
    ['zero', '0', '1원 이상의 금액을 적어 주세요.'],
    ['a negative amount', '-1', '금액을 숫자로 적어 주세요.'],
    ['an implausible amount', '1000000000000', '금액을 숫자로 적어 주세요.'],
    ['words', '이만원', '금액을 숫자로 적어 주세요.'],
    ['half a won', '1000.5', '금액을 숫자로 적어 주세요.'],
    ['hexadecimal', '0x10', '금액을 숫자로 적어 주세요.'],
  ])('is rejected in its field without an order: %s', async (_, sent, sentence) => {
    const { answer, customer } = await order(sent);
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { advanceLimitWon: sentence }]);
    const { headers } = customer;
    expect((await api.app.inject({ url: '/v1/app/request/delivery', headers })).json().items).toEqual([]);
  });

  it('can be changed before the collection, within the new estimate', async () => {
    const request = await addRequest(api, { fields: { laundryNumByUser: '3', advanceLimitWon: '20000' } });
    const edit = (fields: Record<string, string>) =>
      sendForm(api, {
        method: 'PUT',
        url: `/v1/app/request/delivery/${request.id}/modify`,
        headers: request.customer.headers,
        form: { fields },
      });
    expect((await edit({ laundryNumByUser: '3', advanceLimitWon: '15000' })).json().advanceLimitWon).toBe(15_000);
    const fewer = await edit({ laundryNumByUser: '1', advanceLimitWon: '15000' });
    expect([fewer.statusCode, fewer.json().error.fields]).toEqual([
      422,
      { advanceLimitWon: '예상 금액의 최대인 10,500원까지 정할 수 있어요.' },
    ]);
    expect((await detailOf(api, request)).advanceLimitWon).toBe(15_000);
    expect((await edit({ laundryNumByUser: '3' })).json().advanceLimitWon).toBeNull();
  });

  it('is hidden from the shop', async () => {
    const request = await asking('20000');
    await register(request, 20_001);
    const shown = await api.app.inject({ url: `/v1/partner/requests/${request.id}`, headers: request.shop });
    expect(shown.payload).not.toContain('20000');
    expect(shown.json()).not.toHaveProperty('advanceLimitWon');
  });
});

describe('offer to a customer with an agreement in advance', () => {
  it.each([12_000, 20_000])('is approved at once with its own message: %i of 20,000 won', async (totalWon) => {
    const request = await asking('20000');
    const registered = await register(request, totalWon);
    expect(registered.json()).toMatchObject({ isApproved: true, statusLabel: '금액 승인 완료' });
    const detail = await detailOf(api, request);
    const amount = formatWon(totalWon);
    expect(detail).toMatchObject({
      totalWon,
      payment: { status: 'Issued', amountWon: totalWon },
      offer: { returnableAt: null, approval: { by: 'advance', totalWon, declinedItemIds: [] } },
      allowedActions: ['takeBack', 'call'],
    });
    expect(detail.timeline.at(-1)).toMatchObject({
      event: 'approved',
      actor: 'system',
      reason: `미리 정한 20,000원 안이라 ${amount}으로 승인했어요`,
    });
    const told = `미리 정한 20,000원 안이라 ${amount}으로 승인했어요. 세탁을 시작하기 전까지 이용 상세에서 취소할 수 있어요.`;
    const [bell] = await bellOf(request);
    expect(bell).toMatchObject({ title: '금액 승인 완료', text: told, path: `/usage/detail?id=${request.id}` });
    expect((await pushesTo(request)).at(-1)?.text).toContain(told);
    expect((await asShop(api, request, 'process')).json().originalStatus).toBe('Processing');
  });

  it.each([
    ['one won above it', '20000', 20_001],
    ['any amount, without such an agreement', '', 5_000],
  ])('waits for the customer: %s', async (_, limit, totalWon) => {
    const request = await asking(limit);
    await register(request, totalWon);
    expect(await detailOf(api, request)).toMatchObject({ offer: UNANSWERED, payment: { status: 'None' } });
    expect((await asShop(api, request, 'process')).statusCode).toBe(409);
    const [bell] = await bellOf(request);
    expect(bell).toMatchObject({
      title: '금액 확인 대기',
      text:
        limit === ''
          ? '금액이 나왔어요. 합계 5,000원이에요. 금액을 승인해 주시면 세탁을 시작해요.'
          : '금액은 20,001원이고, 미리 정하신 20,000원을 넘어서 확인을 기다리고 있어요.',
    });
  });

  it('stays with the customer once asked, even when corrected to less', async () => {
    const request = await asking('20000');
    await register(request, 22_900);
    await register(request, 19_000);
    expect((await detailOf(api, request)).offer).toMatchObject({ version: 2, ...UNANSWERED });
    expect((await bellOf(request))[0]).toMatchObject({
      title: '금액 안내 수정',
      text: '세탁소가 금액 안내를 수정했어요. 합계 22,900원 → 19,000원. 바뀐 내용을 확인해 주세요.',
    });
    expect((await asShop(api, request, 'process')).statusCode).toBe(409);
  });

  it.each([
    ['more were collected than announced', 4, [...Array(4)].map(() => ({ category: '와이셔츠', priceWon: 1_900 })), ''],
    ['a piece is missing of what was collected', 3, [{ category: '와이셔츠', priceWon: 1_900 }], '두 개가 없어요'],
    ['a mend was not asked for', 3, pricedAt(12_000).items.concat(pricedAt(5_000).items.slice(2)), ''],
  ])('waits for the customer when %s, at any price', async (_, pieces, items, piecesNote) => {
    const fields = { laundryNumByUser: '3', advanceLimitWon: '20000', mendInfo: mendInfo(2) };
    const request = await addRequest(api, { fields });
    await asShop(api, request, 'collect', { pieces });
    await asShop(api, request, 'register', { items, dueDate: '2026-03-06', piecesNote });
    expect((await detailOf(api, request)).offer).toMatchObject(UNANSWERED);
    expect((await bellOf(request))[0].text).toContain(
      '개수나 종류, 수선 건수가 신청과 달라 승인하지 않았으니 확인해 주세요.',
    );
  });

  it.each([
    ['another kind than the counted one', ['넥타이', '넥타이', '넥타이'], UNANSWERED],
    ['fewer of a kind than counted', ['코트', '와이셔츠', '넥타이'], UNANSWERED],
    ['the counted ones and another one', ['와이셔츠', '넥타이', '와이셔츠'], { approval: { by: 'advance' } }],
  ])('is compared with the ordered kinds: %s', async (_, categories, expected) => {
    const items = JSON.stringify([{ category: '와이셔츠', count: 2 }]);
    const request = await addRequest(api, { fields: { laundryNumByUser: '3', advanceLimitWon: '9000', items } });
    await asShop(api, request, 'collect', { pieces: 3 });
    const priced = categories.map((category) => ({ category, priceWon: 1_900 }));
    await asShop(api, request, 'register', { items: priced, dueDate: '2026-03-06' });
    expect((await detailOf(api, request)).offer).toMatchObject(expected);
  });

  it('is approved once, however often the shop sends it', async () => {
    const request = await asking('20000');
    const answers = await Promise.all([1, 2, 3].map(() => register(request, 12_000)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const { timeline } = await detailOf(api, request);
    expect(timeline.filter(({ event }: { event: string }) => event === 'approved')).toHaveLength(1);
  });
});

describe('revoked agreement in advance', () => {
  it('before the offer prevents approval and appears once in the timeline', async () => {
    const request = await asking('20000');
    const [taken, again] = [await withdraw(request), await withdraw(request)];
    expect([taken.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(taken.json()).toMatchObject({ advanceLimitWon: null, allowedActions: ['call'] });
    const rows = again.json().timeline.filter(({ event }: { event: string }) => event === 'takenBack');
    expect(rows).toMatchObject([
      { label: '미리 동의 취소', actor: 'customer', reason: '금액이 나오면 먼저 여쭤볼게요.' },
    ]);
    await register(request, 12_000);
    expect((await detailOf(api, request)).offer).toMatchObject(UNANSWERED);
  });

  it('after the approval undoes it and asks the customer', async () => {
    const request = await asking('20000');
    await register(request, 12_000);
    const taken = await withdraw(request);
    expect(taken.json()).toMatchObject({
      originalStatus: 'Registered',
      statusLabel: '금액 확인 대기',
      totalWon: 12_000,
      advanceLimitWon: null,
      payment: { status: 'None', amountWon: null },
      offer: UNANSWERED,
      allowedActions: ['approve', 'call'],
    });
    expect(taken.json().timeline.at(-1)).toMatchObject({
      event: 'takenBack',
      reason: '12,000원 승인을 취소했어요. 금액을 직접 확인해 주세요.',
    });
    expect((await asShop(api, request, 'process')).statusCode).toBe(409);
    const [shirt] = (await detailOf(api, request)).items;
    expect((await approve(api, request, [shirt.id])).json()).toMatchObject({
      totalWon: 10_100,
      offer: { approval: { by: 'customer', declinedItemIds: [shirt.id] } },
    });
  });

  it('gives the customer the full time to answer', async () => {
    const request = await asking('20000');
    await register(request, 12_000);
    api.clock.advance(10 * 60_000);
    const { offer, timeline } = (await withdraw(request)).json();
    expect(Date.parse(offer.returnableAt) - Date.parse(timeline.at(-1).at)).toBe(72 * 3600_000);
  });

  it.each([
    [
      'once the shop is washing',
      async (request: TestRequest) => asShop(api, request, 'process'),
      /세탁이 이미 시작되어/,
    ],
    [
      'once the laundry is on its way back',
      async (request: TestRequest) => asShop(api, request, 'return', { reason: '찢어져요' }),
      /지금/,
    ],
  ])('is too late %s', async (_, step, sentence) => {
    const request = await asking('20000');
    await register(request, 12_000);
    await step(request);
    const before = await detailOf(api, request);
    const late = await withdraw(request);
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'INVALID_TRANSITION']);
    expect(late.json().error.svMessage).toMatch(sentence);
    expect(await detailOf(api, request)).toEqual(before);
  });

  it('leaves a manual approval unchanged', async () => {
    const request = await asking('20000');
    await register(request, 22_000);
    await asCustomer(api, request, 'approve', await choiceOf(api, request));
    const refused = await withdraw(request);
    expect([refused.statusCode, refused.json().error.svMessage]).toEqual([
      409,
      '직접 승인하신 금액은 취소할 수 없어요. 세탁소에 문의해 주세요.',
    ]);
    const detail = await detailOf(api, request);
    expect(detail).toMatchObject({ payment: { status: 'Issued' }, allowedActions: ['call'] });
  });

  it('is for its own member only', async () => {
    const request = await asking('20000');
    const stranger = { ...request, customer: await addMember(api) };
    expect((await withdraw(stranger)).statusCode).toBe(404);
    expect((await detailOf(api, request)).advanceLimitWon).toBe(20_000);
  });

  it('racing the washing wins or loses, never washing unapproved', async () => {
    for (let round = 0; round < 5; round += 1) {
      const request = await asking('20000');
      await register(request, 12_000);
      const [taken, washed] = await Promise.all([withdraw(request), asShop(api, request, 'process')]);
      expect([taken.statusCode, washed.statusCode].sort()).toEqual([200, 409]);
      const { originalStatus, offer } = await detailOf(api, request);
      expect([originalStatus, offer.approval?.by ?? null]).toEqual(
        taken.statusCode === 200 ? ['Registered', null] : ['Processing', 'advance'],
      );
    }
  });

  it('racing the offer ends unapproved either way', async () => {
    for (let round = 0; round < 5; round += 1) {
      const request = await asking('20000');
      const answers = await Promise.all([withdraw(request), register(request, 12_000)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(await detailOf(api, request)).toMatchObject({
        originalStatus: 'Registered',
        advanceLimitWon: null,
        offer: UNANSWERED,
        payment: { status: 'None' },
      });
    }
  });
});

describe('garment that is mended and washed', () => {
  const trousers = { mendName: '기장', withLaundry: true, clothType: 'trousers', clothNo: 0, imageCount: 0 };
  const HONEST = [
    { category: '와이셔츠', priceWon: 1_900 },
    { category: '와이셔츠', priceWon: 1_900 },
    { category: '하의', priceWon: 4_000 },
    { kind: 'mend', category: '수선', priceWon: 5_000 },
  ];

  /** Counts two shirts; the trousers come from the mend alone. */
  const order = async () => {
    const items = JSON.stringify([{ category: '와이셔츠', count: 2 }]);
    const fields = { laundryNumByUser: '2', items, mendInfo: JSON.stringify([trousers]) };
    const request = await addRequest(api, { fields: { ...fields, advanceLimitWon: '15800' } });
    await asShop(api, request, 'collect', { pieces: 3 });
    return request;
  };

  it('counts in the estimate, so that its upper end is approved', async () => {
    const request = await order();
    expect(await detailOf(api, request)).toMatchObject({ laundryNumByUser: 3, estimate: { min: 15_800, max: 15_800 } });
    const offer = await asShop(api, request, 'register', { items: HONEST, dueDate: '2026-03-06' });
    expect(offer.json()).toMatchObject({ isApproved: true });
  });

  it('is missing when the shop mends but does not wash it', async () => {
    const request = await order();
    const items = HONEST.map((item) =>
      item.category === '하의' ? { ...item, category: '와이셔츠', priceWon: 1_900 } : item,
    );
    const offer = await asShop(api, request, 'register', { items, dueDate: '2026-03-06' });
    expect(offer.json()).toMatchObject({ isApproved: false });
  });

  it('is rejected above 99 pieces including it', async () => {
    const customer = await addMember(api);
    const items = JSON.stringify([{ category: '와이셔츠', count: 99 }]);
    const fields = { laundryNumByUser: '99', items, mendInfo: JSON.stringify([trousers]) };
    const answer = await orderPickup(api, customer.headers, { fields: requestFields(await addLaundry(api), fields) });
    expect([answer.statusCode, answer.json().error?.fields]).toEqual([
      422,
      { laundryNumByUser: '수선할 옷까지 100개예요. 한 번에 99개까지 신청할 수 있어요.' },
    ]);
  });

  it('has no part that its kind does not have', async () => {
    const customer = await addMember(api);
    const laundryId = await addLaundry(api);
    const mendInfo = JSON.stringify([{ ...trousers, mendName: '소매' }]);
    const answer = await orderPickup(api, customer.headers, { fields: requestFields(laundryId, { mendInfo }) });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      422,
      { mendInfo: '바지에는 소매 수선이 없어요. 다시 골라 주세요.' },
    ]);
  });
});
