import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { mostPoints, priceOfChoice, type RequestDetail } from '@dongne/contract';
import {
  addCoupon,
  addPoints,
  approveWith,
  couponStates,
  inDays,
  pointsOf,
  priced,
  wishOf,
} from '#testing/benefit-fixtures';
import { addMember, addMembership, withFreshToken } from '#testing/fixtures';
import { asCustomer, detailOf } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';
import { members, memberships, pointEntries } from '#tables';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const kinds = ({ priceLines }: RequestDetail) => priceLines.map(({ kind, amountWon }) => [kind, amountWon]);
const problem = (answer: { statusCode: number; json: () => { error: { fields?: object } } }) => [
  answer.statusCode,
  answer.json().error.fields,
];

describe('price with a coupon and points', () => {
  it('names usable benefits before, and used ones after the approval', async () => {
    const customer = await addMember(api);
    const couponId = await addCoupon(api, customer);
    await addCoupon(api, customer, { expiresAt: inDays(api, -1) });
    await addPoints(api, customer, 2_000);
    const request = await priced(api, [8_000, 4_000], {
      customer,
      shop: { isFreeDelivery: false },
      fields: { couponId: String(couponId) },
    });
    const asked: RequestDetail = await detailOf(api, request);
    expect(asked.offer?.benefits).toMatchObject({
      coupons: [{ id: couponId, name: '시험 쿠폰', discountWon: 3_000, minimumWon: 5_000 }],
      pickedCouponId: couponId,
      pointBalance: 2_000,
    });
    const approved = await approveWith(api, request, { couponId, points: 1_500 });
    expect(kinds(approved.json())).toEqual([
      ['items', 12_000],
      ['coupon', -3_000],
      ['delivery', 3_000],
      ['points', -1_500],
    ]);
    expect(approved.json()).toMatchObject({
      totalWon: 10_500,
      payment: { status: 'Issued', amountWon: 10_500 },
      offer: { benefits: null, totalWon: 15_000 },
    });
    expect(await couponStates(api, customer)).toMatchObject({ [couponId]: 'used' });
    expect(await pointsOf(api, customer)).toMatchObject({
      balance: 500,
      items: [{ kind: 'spent', amount: -1_500, text: '세탁 요금에 사용' }, { kind: 'earned' }],
    });
  });

  it('spends points by earliest expiry and shows several lots as one', async () => {
    const customer = await addMember(api);
    const [late, early] = [await addPoints(api, customer, 1_000, 300), await addPoints(api, customer, 700, 20)];
    await approveWith(api, await priced(api, undefined, { customer }), { points: 1_200 });
    const spent = await api.parts.database
      .select()
      .from(pointEntries)
      .where(eq(pointEntries.memberId, customer.memberId))
      .orderBy(pointEntries.id);
    expect(spent.filter(({ kind }) => kind === 'spent').map(({ lotId, amount }) => [lotId, amount])).toEqual([
      [late, -500],
      [early, -700],
    ]);
    const { items } = await pointsOf(api, customer);
    expect(items.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
      ['spent', -1_200],
      ['earned', 700],
      ['earned', 1_000],
    ]);
  });

  it('is approved once: idempotent, and rejects other benefits', async () => {
    const customer = await addMember(api);
    const [couponId, other] = [await addCoupon(api, customer), await addCoupon(api, customer)];
    await addPoints(api, customer, 5_000);
    const request = await priced(api, undefined, { customer });
    const wish = await wishOf(api, request, { couponId, points: 1_000 });
    const send = (changes: object = {}) => asCustomer(api, request, 'approve', { ...wish, ...changes });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await send()).json()).toEqual(answers[0]?.json());
    for (const changes of [{ couponId: other }, { couponId: null }, { points: 1_100 }, { points: 0 }])
      expect((await send(changes)).json().error.code).toBe('OFFER_CHANGED');
    expect(await pointsOf(api, customer)).toMatchObject({ balance: 4_000 });
    expect(await couponStates(api, customer)).toEqual({ [couponId]: 'used', [other]: 'usable' });
  });

  it('rejects another total with the offer, using nothing', async () => {
    const customer = await addMember(api);
    const couponId = await addCoupon(api, customer);
    const request = await priced(api, undefined, { customer });
    const wish = await wishOf(api, request, { couponId });
    const refused = await asCustomer(api, request, 'approve', { ...wish, totalWon: wish.totalWon + 10 });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'OFFER_CHANGED']);
    expect(refused.json().error.offer.benefits.coupons).toHaveLength(1);
    expect(await couponStates(api, customer)).toEqual({ [couponId]: 'usable' });
  });

  it('names the reason for an unusable coupon', async () => {
    const [customer, stranger] = [await addMember(api), await addMember(api)];
    const request = await priced(api, undefined, { customer });
    const wish = await wishOf(api, request, {});
    const withCoupon = async (couponId: number) =>
      problem(await asCustomer(api, request, 'approve', { ...wish, couponId }));
    expect(await withCoupon(await addCoupon(api, stranger))).toEqual([422, { couponId: '사용할 수 없는 쿠폰이에요.' }]);
    expect(await withCoupon(await addCoupon(api, customer, { usedAt: inDays(api, -1) }))).toEqual([
      422,
      { couponId: '이미 사용한 쿠폰이에요. 다른 쿠폰을 골라 주세요.' },
    ]);
    expect(await withCoupon(await addCoupon(api, customer, { expiresAt: inDays(api, -1) }))).toEqual([
      422,
      { couponId: '사용 기간이 끝난 쿠폰이에요. 다른 쿠폰을 골라 주세요.' },
    ]);
    expect(await withCoupon(await addCoupon(api, customer, { minimumWon: 12_010 }))).toEqual([
      422,
      { couponId: '이용 금액 12,010원 이상에서 쓸 수 있는 쿠폰이에요.' },
    ]);
  });

  it.each([
    [900, '포인트는 1,000P부터 100P 단위로 쓸 수 있어요.'],
    [1_050, '포인트는 1,000P부터 100P 단위로 쓸 수 있어요.'],
    [20_100, '지금 쓸 수 있는 포인트는 20,000P예요.'],
    [12_100, '이 금액에는 12,000P까지 쓸 수 있어요.'],
    [11_500, '이 금액에는 12,000P까지 쓸 수 있어요.'],
  ])('names the reason for %i unusable points', async (points, sentence) => {
    const customer = await addMember(api);
    await addPoints(api, customer, 20_000);
    const request = await priced(api, undefined, { customer });
    const wish = await wishOf(api, request, {});
    expect(problem(await asCustomer(api, request, 'approve', { ...wish, points }))).toEqual([
      422,
      { points: sentence },
    ]);
    expect(await pointsOf(api, customer)).toMatchObject({ balance: 20_000 });
  });

  it('rejects points that expired between offer and approval', async () => {
    const customer = await addMember(api);
    await addPoints(api, customer, 3_000, 2);
    const request = await priced(api, undefined, { customer });
    const wish = await wishOf(api, request, { points: 2_000 });
    const now = api.clock.now();
    api.clock.travelTo(inDays(api, 3));
    const later = { ...request, customer: await withFreshToken(api, customer) };
    const refused = await asCustomer(api, later, 'approve', wish);
    expect(problem(refused)).toEqual([422, { points: '지금 쓸 수 있는 포인트는 0P예요.' }]);
    expect((await detailOf(api, later)).offer.benefits.pointBalance).toBe(0);
    api.clock.travelTo(now);
  });

  it("keeps the offer's member price after the membership ends", async () => {
    const customer = await addMember(api);
    await addMembership(api, customer);
    const couponId = await addCoupon(api, customer, { minimumWon: 10_800 });
    const request = await priced(api, undefined, { customer, shop: { hasMembershipService: true } });
    await api.parts.database
      .update(memberships)
      .set({ paidUntil: inDays(api, -1) })
      .where(eq(memberships.memberId, customer.memberId));
    const approved = await approveWith(api, request, { couponId });
    expect(kinds(approved.json())).toEqual([
      ['items', 12_000],
      ['membership', -1_200],
      ['coupon', -3_000],
    ]);
    expect(approved.json().totalWon).toBe(7_800);
  });

  it('charges nothing when points pay all or leave too little', async () => {
    const customer = await addMember(api);
    await addPoints(api, customer, 20_000);
    const paid = await approveWith(api, await priced(api, undefined, { customer }), { points: 12_000 });
    expect(paid.json()).toMatchObject({ totalWon: 0, payment: { status: 'None', amountWon: null } });
    const couponId = await addCoupon(api, customer, { discountWon: 11_500 });
    const waived = await approveWith(api, await priced(api, undefined, { customer }), { couponId });
    expect(kinds(waived.json()).at(-1)).toEqual(['waived', -500]);
    expect(waived.json().payment.status).toBe('None');
  });

  it('uses nothing when every item is declined', async () => {
    const customer = await addMember(api);
    const couponId = await addCoupon(api, customer);
    await addPoints(api, customer, 2_000);
    const request = await priced(api, undefined, { customer });
    const declinedItemIds = (await detailOf(api, request)).items.map(({ id }: { id: number }) => id);
    const returned = await approveWith(api, request, { couponId, points: 1_000, declinedItemIds });
    expect(returned.json()).toMatchObject({ originalStatus: 'Returned', totalWon: 0 });
    expect(await couponStates(api, customer)).toEqual({ [couponId]: 'usable' });
    expect(await pointsOf(api, customer)).toMatchObject({ balance: 2_000 });
    expect((await approveWith(api, request, { couponId, points: 1_000, declinedItemIds })).statusCode).toBe(200);
  });

  it('has no benefits for users of a programme without coupons', async () => {
    const customer = await addMember(api);
    const couponId = await addCoupon(api, customer);
    const request = await priced(api, undefined, { customer });
    await api.parts.database.update(members).set({ partnerId: 1 }).where(eq(members.id, customer.memberId));
    expect((await detailOf(api, request)).offer.benefits).toBeNull();
    const refused = await approveWith(api, request, { couponId });
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'PARTNER_RESTRICTED']);
    expect((await approveWith(api, request, {})).statusCode).toBe(200);
  });
});

describe('one coupon and the same points in two requests', () => {
  it('go to exactly one of 100 concurrent approvals', async () => {
    const customer = await addMember(api);
    const couponId = await addCoupon(api, customer);
    await addPoints(api, customer, 1_900);
    const two = [await priced(api, undefined, { customer }), await priced(api, undefined, { customer })];
    const wishes = await Promise.all(two.map((request) => wishOf(api, request, { couponId, points: 1_000 })));
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        const [request, wish] = [two[n % 2], wishes[n % 2]];
        if (request === undefined || wish === undefined) throw new Error('no request');
        return { which: n % 2, answer: await asCustomer(api, request, 'approve', wish) };
      }),
    );
    const winners = new Set(answers.filter(({ answer }) => answer.statusCode === 200).map(({ which }) => which));
    expect(winners.size).toBe(1);
    const losers = answers.filter(({ which }) => !winners.has(which));
    expect(new Set(losers.map(({ answer }) => JSON.stringify(problem(answer))))).toEqual(
      new Set([JSON.stringify([422, { couponId: '이미 사용한 쿠폰이에요. 다른 쿠폰을 골라 주세요.' }])]),
    );
    expect(await pointsOf(api, customer)).toMatchObject({ balance: 900 });
  });

  it('are never spent twice, in any order of approvals', async () => {
    const customer = await addMember(api);
    await addPoints(api, customer, 1_500);
    await addPoints(api, customer, 1_500, 50);
    const many = [];
    for (let n = 0; n < 4; n += 1) many.push(await priced(api, undefined, { customer }));
    const wishes = await Promise.all(many.map((request) => wishOf(api, request, { points: 1_400 })));
    const answers = await Promise.all(many.map((request, n) => asCustomer(api, request, 'approve', wishes[n] ?? {})));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 422, 422]);
    expect(await pointsOf(api, customer)).toMatchObject({ balance: 200 });
  });
});

describe('any choice of any offer with any coupon and points', () => {
  it('costs the same on the server as on the screen', async () => {
    const customer = await addMember(api);
    await addMembership(api, customer);
    const choice = fc.record({
      prices: fc.tuple(fc.integer({ min: 1, max: 15_000 }), fc.integer({ min: 1, max: 15_000 })),
      declines: fc.constantFrom(null, null, 0, 1),
      isMember: fc.boolean(),
      coupon: fc.option(fc.record({ discountWon: fc.nat(12_000), minimumWon: fc.constantFrom(0, 5_000, 20_000) })),
      wanted: fc.nat(20_000),
    });
    await fc.assert(
      fc.asyncProperty(choice, async ({ prices, declines, isMember, coupon, wanted }) => {
        const shop = { hasMembershipService: isMember, isFreeDelivery: false };
        const request = await priced(api, prices, { customer, shop });
        await addPoints(api, customer, 3_000);
        const couponId = coupon === null ? undefined : await addCoupon(api, customer, coupon);
        const { offer }: RequestDetail = await detailOf(api, request);
        if (offer === null || offer.benefits === null) throw new Error('nothing can be used');
        const { coupons: held, pointBalance } = offer.benefits;
        const declinedItemIds = declines === null ? [] : [offer.items[declines]?.id ?? 0];
        const picked = held.find(({ id }) => id === couponId);
        const { dueWon, lines } = priceOfChoice(offer, new Set(declinedItemIds), { coupon: picked });
        const isCouponUsed = lines.some(({ kind }) => kind === 'coupon');
        const points = mostPoints(Math.min(wanted, pointBalance), dueWon);
        const wish = { declinedItemIds, points, ...(isCouponUsed && couponId !== undefined && { couponId }) };
        const sent = await wishOf(api, request, wish);
        const approved = await asCustomer(api, request, 'approve', sent);
        expect(approved.statusCode).toBe(200);
        const detail: RequestDetail = approved.json();
        expect(detail.totalWon).toBe(sent.totalWon);
        expect(detail.priceLines.reduce((total, { amountWon }) => total + amountWon, 0)).toBe(sent.totalWon);
        expect(sent.totalWon === 0 || sent.totalWon >= 1_000).toBe(true);
        expect((await pointsOf(api, customer)).balance).toBe(pointBalance - points);
      }),
      { numRuns: 25, seed: 7 },
    );
  });
});
