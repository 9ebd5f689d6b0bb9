import { addMembership } from '#testing/fixtures';
import { addRequest, approve, asShop, detailOf, INSPECTION, requestIn } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('final price', () => {
  it('shows each item with its list price, the lines and total', async () => {
    const request = await requestIn(api, 'Registered');
    expect(await detailOf(api, request)).toMatchObject({
      items: [
        { category: '와이셔츠', estimatedWon: 1_900, priceWon: 1_900, declined: false },
        { category: '하의', estimatedWon: 4_000, priceWon: 4_000, declined: false },
      ],
      priceLines: [
        { kind: 'items', amountWon: 5_900 },
        { kind: 'delivery', amountWon: 3_000 },
      ],
      totalWon: 8_900,
      payment: { status: 'None', amountWon: null },
      allowedActions: ['approve', 'call'],
    });
  });

  it('is issued with the approval, without the declined items', async () => {
    const request = await requestIn(api, 'Registered');
    const [shirt] = (await detailOf(api, request)).items;
    const approved = await approve(api, request, [shirt.id]);
    expect(approved.json()).toMatchObject({
      originalStatus: 'Registered',
      totalWon: 7_000,
      payment: { status: 'Issued', amountWon: 7_000 },
      allowedActions: ['call'],
    });
    expect(approved.json().items.map(({ declined }: { declined: boolean }) => declined)).toEqual([true, false]);
  });

  it('returns the laundry unwashed and free when everything is declined', async () => {
    const request = await requestIn(api, 'Registered');
    const declinedItemIds = (await detailOf(api, request)).items.map(({ id }: { id: number }) => id);
    const returned = await approve(api, request, declinedItemIds);
    expect(returned.json()).toMatchObject({
      originalStatus: 'Returned',
      totalWon: 0,
      payment: { status: 'None', amountWon: null },
    });
    expect(returned.json().timeline.at(-1)).toMatchObject({
      status: 'Returned',
      actor: 'customer',
      reason: '모든 품목을 진행하지 않기로 해서 그대로 돌려 드려요.',
    });
  });

  it("rejects declining another request's item without changes", async () => {
    const [request, other] = [await requestIn(api, 'Registered'), await requestIn(api, 'Registered')];
    const [foreign] = (await detailOf(api, other)).items;
    const refused = await approve(api, request, [foreign.id]);
    expect(refused.json().error).toMatchObject({
      code: 'VALIDATION',
      fields: { declinedItemIds: '이 신청에 없는 품목이에요.' },
    });
    expect((await detailOf(api, request)).payment.status).toBe('None');
    expect((await detailOf(api, other)).items[0].declined).toBe(false);
  });

  it('is approved once: idempotent in any order of declined items', async () => {
    const request = await requestIn(api, 'Registered');
    const [shirt] = (await detailOf(api, request)).items;
    const approved = await approve(api, request, [shirt.id]);
    const again = await approve(api, request, [shirt.id, shirt.id]);
    expect([again.statusCode, again.json()]).toEqual([200, approved.json()]);
  });

  it('rejects a choice that differs from the approved one', async () => {
    const request = await requestIn(api, 'Registered');
    const [shirt, trousers] = (await detailOf(api, request)).items;
    await approve(api, request, [trousers.id]);
    for (const declinedItemIds of [[], [shirt.id], [shirt.id, trousers.id]]) {
      const refused = await approve(api, request, declinedItemIds);
      expect([refused.statusCode, refused.json().error]).toEqual([
        409,
        {
          code: 'OFFER_CHANGED',
          svMessage: '이미 다른 선택으로 승인된 금액이에요. 승인된 내용을 확인해 주세요.',
          offer: (await detailOf(api, request)).offer,
        },
      ]);
    }
    expect(await detailOf(api, request)).toMatchObject({ totalWon: 4_900, payment: { amountWon: 4_900 } });
  });

  it('rejects another choice after everything was declined, and accepts the same again', async () => {
    const request = await requestIn(api, 'Registered');
    const everything = (await detailOf(api, request)).items.map(({ id }: { id: number }) => id);
    await approve(api, request, everything);
    const again = await approve(api, request, everything);
    expect([again.statusCode, again.json().originalStatus]).toEqual([200, 'Returned']);
    const refused = await approve(api, request);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'OFFER_CHANGED']);
  });

  it('goes to exactly one of two concurrent devices', async () => {
    for (let round = 0; round < 5; round += 1) {
      const request = await requestIn(api, 'Registered');
      const [shirt, trousers] = (await detailOf(api, request)).items;
      const choices = [[], [shirt.id], [trousers.id], [shirt.id, trousers.id]];
      const answers = await Promise.all(choices.map((declinedItemIds) => approve(api, request, declinedItemIds)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
      const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
      const { items } = await detailOf(api, request);
      const declined = items.filter((item: { declined: boolean }) => item.declined).map(({ id }: { id: number }) => id);
      expect(declined).toEqual(choices[winner]);
    }
  });

  it('is required before washing', async () => {
    const request = await requestIn(api, 'Registered');
    const refused = await asShop(api, request, 'process');
    expect(refused.json().error).toEqual({
      code: 'INVALID_TRANSITION',
      svMessage: '고객이 금액을 확인하기 전에는 세탁을 시작할 수 없어요.',
    });
    await approve(api, request);
    expect((await asShop(api, request, 'process')).json().originalStatus).toBe('Processing');
  });

  it('is 10 % lower for members where the shop honours the membership', async () => {
    const request = await addRequest(api, { shop: { hasMembershipService: true, isFreeDelivery: true } });
    await addMembership(api, request.customer);
    await asShop(api, request, 'collect', { pieces: 2 });
    await asShop(api, request, 'register', INSPECTION);
    expect(await detailOf(api, request)).toMatchObject({
      priceLines: [
        { kind: 'items', amountWon: 5_900 },
        { kind: 'membership', amountWon: -590 },
      ],
      totalWon: 5_310,
    });
  });

  it('is no longer owed when the laundry returns unwashed', async () => {
    const request = await requestIn(api, 'Registered');
    await approve(api, request);
    await asShop(api, request, 'return', { reason: '세탁할 수 없는 소재예요.' });
    expect((await detailOf(api, request)).payment.status).toBe('None');
  });
});

describe('inspection by the shop', () => {
  it('uses list prices by default and counts pieces separately', async () => {
    const request = await requestIn(api, 'Collected');
    const items = [{ category: '와이셔츠', count: 2 }];
    const registered = await asShop(api, request, 'register', { items, dueDate: '2026-03-06' });
    expect(registered.json().items).toHaveLength(2);
    expect(registered.json().items[0]).toMatchObject({ priceWon: 1_900, estimatedWon: 1_900 });
  });

  it.each([
    ['a past due date', { dueDate: '2026-03-01' }, { dueDate: '완료 예정일을 다시 확인해 주세요.' }],
    [
      'a due date in a thousand years',
      { dueDate: '+012026-03-06T00:00:00Z' },
      { dueDate: '완료 예정일을 다시 확인해 주세요.' },
    ],
    ['an invalid due date', { dueDate: 'soon' }, { dueDate: '완료 예정일을 다시 확인해 주세요.' }],
    ['a category without any price', { items: [{ category: '낙하산' }] }, { items: '가격을 적어 주세요: 낙하산' }],
    [
      'too many pieces',
      { items: Array.from({ length: 3 }, () => ({ category: '와이셔츠', count: 99 })) },
      { items: '품목이 너무 많아요.' },
    ],
  ])('rejects %s and stays unopened', async (_, part, fields) => {
    const request = await requestIn(api, 'Collected');
    const refused = await asShop(api, request, 'register', { ...INSPECTION, ...part });
    expect([refused.statusCode, refused.json().error.fields]).toEqual([422, fields]);
    expect(await detailOf(api, request)).toMatchObject({ originalStatus: 'Collected', items: [] });
  });
});
