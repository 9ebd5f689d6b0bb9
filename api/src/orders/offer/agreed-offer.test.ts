import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { priceOfChoice } from '@dongne/contract';
import { outboxMessages, laundries, requestOffers } from '#tables';
import { approve, asCustomer, asShop, choiceOf, detailOf, INSPECTION, requestIn } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('approval of an offer', () => {
  it('is recorded with member, time, offer and total, without a push', async () => {
    const request = await requestIn(api, 'Registered');
    const [shirt] = (await detailOf(api, request)).items;
    const to = eq(outboxMessages.to, request.customer.phoneNumber);
    const pushes = () => api.parts.database.$count(outboxMessages, to);
    const before = await pushes();
    await approve(api, request, [shirt.id]);
    const { offer, timeline, statusLabel } = await detailOf(api, request);
    expect(statusLabel).toBe('금액 승인 완료');
    expect(offer).toMatchObject({
      version: 1,
      totalWon: 8_900,
      approval: { at: timeline.at(-1).at, by: 'customer', totalWon: 7_000, declinedItemIds: [shirt.id] },
    });
    expect(timeline.at(-1)).toMatchObject({
      event: 'approved',
      status: 'Registered',
      label: '금액 승인 완료',
      actor: 'customer',
      reason: '7,000원으로 승인했어요',
    });
    expect(await pushes()).toBe(before);
  });

  it.each([
    ['one won less than it costs', { totalWon: 8_899 }],
    ['one won more than it costs', { totalWon: 8_901 }],
    ['an offer of another version', { offerVersion: 2 }],
    ["another version, with another request's items", { offerVersion: 2, declinedItemIds: [999_999] }],
  ])('of %s is rejected with the present offer', async (_, part) => {
    const request = await requestIn(api, 'Registered');
    const before = await detailOf(api, request);
    const refused = await asCustomer(api, request, 'approve', { ...(await choiceOf(api, request)), ...part });
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      { code: 'OFFER_CHANGED', svMessage: '금액 안내가 바뀌었어요. 바뀐 내용을 확인해 주세요.', offer: before.offer },
    ]);
    expect(await detailOf(api, request)).toEqual(before);
  });

  it.each([
    ['total', { totalWon: 8_901 }],
    ['version', { offerVersion: 2 }],
  ])('naming another %s is rejected with the approved offer', async (_, part) => {
    const request = await requestIn(api, 'Registered');
    const choice = await choiceOf(api, request);
    await asCustomer(api, request, 'approve', choice);
    const refused = await asCustomer(api, request, 'approve', { ...choice, ...part });
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      {
        code: 'OFFER_CHANGED',
        svMessage: '이미 다른 선택으로 승인된 금액이에요. 승인된 내용을 확인해 주세요.',
        offer: (await detailOf(api, request)).offer,
      },
    ]);
    expect(refused.json().error.offer.approval).toMatchObject({ totalWon: 8_900, declinedItemIds: [] });
  });

  it.each(['offerVersion', 'declinedItemIds', 'totalWon'])('without %s is rejected', async (field) => {
    const request = await requestIn(api, 'Registered');
    const choice = Object.entries(await choiceOf(api, request)).filter(([name]) => name !== field);
    const refused = await asCustomer(api, request, 'approve', Object.fromEntries(choice));
    expect([refused.statusCode, refused.json().error.fields]).toEqual([422, { [field]: '꼭 입력해 주세요.' }]);
  });

  it("uses the offer's terms, not a delivery fee raised later", async () => {
    const request = await requestIn(api, 'Registered');
    const choice = await choiceOf(api, request);
    await api.parts.database
      .update(laundries)
      .set({ deliveryFeeWon: 4_000, freeFromWon: 0, isFreeDelivery: true })
      .where(eq(laundries.id, request.laundryId));
    const approved = await asCustomer(api, request, 'approve', choice);
    expect(approved.json()).toMatchObject({ totalWon: 8_900, payment: { status: 'Issued', amountWon: 8_900 } });
    expect((await detailOf(api, request)).offer.terms.delivery).toEqual({
      isFree: false,
      feeWon: 3_000,
      freeFromWon: 20_000,
    });
  });

  it('declining everything still charges an earlier no-show fee', async () => {
    const request = await requestIn(api, 'Registered');
    await api.parts.database
      .update(requestOffers)
      .set({ terms: sql`terms || '{"noShowFeeWon": 3000}'` })
      .where(eq(requestOffers.requestId, request.id));
    const everything = (await detailOf(api, request)).items.map(({ id }: { id: number }) => id);
    const returned = await approve(api, request, everything);
    expect(returned.json()).toMatchObject({
      originalStatus: 'Returned',
      statusLabel: '세탁 없이 반송',
      priceLines: [{ kind: 'noshow', amountWon: 3_000 }],
      totalWon: 3_000,
      payment: { status: 'Issued', amountWon: 3_000 },
      offer: { approval: { by: 'customer', totalWon: 3_000, declinedItemIds: everything } },
    });
    expect(returned.json().timeline.at(-1)).toMatchObject({
      label: '세탁 없이 반송',
      reason: expect.stringContaining('지난 수거 실패 수수료 3,000원은 남아 있어요.'),
    });
  });

  it("charges exactly the contract's price for any choice", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ priceWon: fc.integer({ min: 1, max: 20_000 }), declined: fc.boolean() }), {
          minLength: 1,
          maxLength: 6,
        }),
        async (pieces) => {
          const request = await requestIn(api, 'Collected');
          const items = pieces.map(({ priceWon }) => ({ kind: 'mend', category: '기타', priceWon }));
          await asShop(api, request, 'register', { items, dueDate: INSPECTION.dueDate, piecesNote: '수선만 있어요.' });
          const { offer } = await detailOf(api, request);
          const declined = offer.items.filter((_: unknown, index: number) => pieces[index]?.declined);
          const declinedItemIds = declined.map(({ id }: { id: number }) => id);
          const { lines, totalWon } = priceOfChoice(offer, new Set(declinedItemIds));
          const answer = await asCustomer(api, request, 'approve', { offerVersion: 1, declinedItemIds, totalWon });
          expect(answer.json()).toMatchObject({ priceLines: lines, totalWon });
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('state of an approval', () => {
  it('is shown to both sides', async () => {
    const request = await requestIn(api, 'Registered');
    const words = async () => {
      const read = (url: string, headers: object) => api.app.inject({ url, headers: { ...headers } });
      const { headers } = request.customer;
      const list = (await read('/v1/app/request/delivery', headers)).json().items[0];
      const [processing] = (await read('/v1/app/request/delivery/processing', headers)).json();
      const shop = (await read(`/v1/partner/requests/${request.id}`, request.shop)).json();
      return [await detailOf(api, request), list, processing, shop].map(({ statusLabel }) => statusLabel);
    };
    expect(new Set(await words())).toEqual(new Set(['금액 확인 대기']));
    await approve(api, request);
    expect(new Set(await words())).toEqual(new Set(['금액 승인 완료']));
  });

  it('names who decided that nothing is washed', async () => {
    const byShop = await requestIn(api, 'Registered');
    await approve(api, byShop);
    await asShop(api, byShop, 'return', { reason: '세탁할 수 없는 소재예요.' });
    const byCustomer = await requestIn(api, 'Registered');
    const items = (await detailOf(api, byCustomer)).items.map(({ id }: { id: number }) => id);
    await approve(api, byCustomer, items);
    const labels = await Promise.all(
      [byShop, byCustomer].map(async (request) => (await detailOf(api, request)).statusLabel),
    );
    expect(labels).toEqual(['세탁 불가 반송', '세탁 없이 반송']);
  });
});
