import { runUntilQuiet } from '#base';
import { chargeJobs } from '../../money/charges/charge-jobs';
import { giveCard, withProvider } from '#testing/money/charge-fixtures';
import { reconcile } from '#money';
import {
  addCoupon,
  addPoints,
  approveWith,
  pointsOf,
  priced,
  type Wish,
  couponStates,
} from '#testing/benefit-fixtures';
import { addMember, operatorHeaders } from '#testing/fixtures';
import { approve, asCustomer, detailOf, type TestRequest } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';
import {
  pricedVoucherRequest,
  bellOf,
  bookOf,
  partsWith,
  paymentStatusOf,
  programmeIn,
} from '#testing/voucher-fixtures';
import { refundRequest } from './refund-request';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const work = (parts = api.parts) => runUntilQuiet(parts, chargeJobs);

const refund = async (request: TestRequest, payload: object) =>
  api.app.inject({
    method: 'POST',
    url: '/v1/operator/refunds',
    headers: await operatorHeaders(api),
    payload: { applicationId: request.id, reason: '품목 손상', ...payload },
  });

const idsOf = async (request: TestRequest): Promise<number[]> =>
  (await detailOf(api, request)).items.map(({ id }: { id: number }) => id);

/** Two pieces of 8,000 and 4,000 won, approved and paid by card. */
const paid = async (wish: (customer: TestRequest['customer']) => Promise<Wish> = async () => ({}), isPaid = true) => {
  const customer = await addMember(api);
  await giveCard(api, customer.memberId);
  const request = await priced(api, [8_000, 4_000], { customer });
  await approveWith(api, request, await wish(customer));
  if (isPaid) await asCustomer(api, request, 'pay');
  const [first = 0, second = 0] = await idsOf(request);
  return { request, first, second };
};

const refundsOf = async (request: TestRequest) => (await detailOf(api, request)).payment.refunds;

describe('refund of single items', () => {
  it('returns their price once and names them to the customer', async () => {
    const { request, first, second } = await paid();
    const answer = await refund(request, { itemIds: [second] });
    expect(answer.json()).toMatchObject({ paidWon: 12_000, refundedWon: 0, onItsWayWon: 4_000, leftWon: 8_000 });
    expect(answer.json().items).toEqual([
      { id: first, name: expect.any(String), worthWon: 8_000, isRefunded: false },
      { id: second, name: expect.any(String), worthWon: 4_000, isRefunded: true },
    ]);
    await work();
    expect((await detailOf(api, request)).payment).toMatchObject({
      status: 'PartiallyRefunded',
      refundedWon: 4_000,
      refunds: [{ amountWon: 4_000, state: 'done', points: 0, items: [{ id: second, name: '유모차' }] }],
    });
    const again = await refund(request, { itemIds: [first, second] });
    expect([again.statusCode, again.json().error]).toEqual([
      409,
      { code: 'INVALID_TRANSITION', svMessage: '이미 환불한 품목이에요: 유모차' },
    ]);
    expect(await refundsOf(request)).toHaveLength(1);
  });

  it('is done once for concurrent refunds of one item', async () => {
    const { request, second } = await paid();
    const answers = await Promise.all(Array.from({ length: 6 }, () => refund(request, { itemIds: [second] })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    await work();
    expect((await detailOf(api, request)).payment.refundedWon).toBe(4_000);
  });

  it("returns each item's share of a coupon, in total the payment", async () => {
    const { request, first, second } = await paid(async (customer) => ({ couponId: await addCoupon(api, customer) }));
    expect((await refund(request, { itemIds: [first] })).json()).toMatchObject({ paidWon: 9_000, onItsWayWon: 6_000 });
    expect((await refund(request, { itemIds: [second] })).json()).toMatchObject({ onItsWayWon: 9_000, leftWon: 0 });
    await work();
    expect((await detailOf(api, request)).payment.status).toBe('Refunded');
  });

  it('returns money first, then points, and names both', async () => {
    const { request, first, second } = await paid(async (customer) => {
      await addPoints(api, customer, 5_000);
      return { points: 5_000 };
    });
    await refund(request, { itemIds: [second] });
    await work();
    expect((await pointsOf(api, request.customer)).balance).toBe(0);
    await refund(request, { itemIds: [first] });
    await work();
    expect(await refundsOf(request)).toMatchObject([
      { amountWon: 4_000, points: 0 },
      { amountWon: 3_000, points: 5_000, items: [{ id: first }] },
    ]);
    expect((await pointsOf(api, request.customer)).balance).toBe(5_000);
  });

  it('returns coupon and points with a refund of everything', async () => {
    const { request } = await paid(async (customer) => {
      await addPoints(api, customer, 2_000);
      return { couponId: await addCoupon(api, customer), points: 2_000 };
    });
    expect((await refund(request, {})).statusCode).toBe(200);
    await work();
    expect((await detailOf(api, request)).payment.status).toBe('Refunded');
    expect((await pointsOf(api, request.customer)).balance).toBe(2_000);
    expect(Object.values(await couponStates(api, request.customer))).toEqual(['usable']);
  });

  it('returns points alone when no money is left', async () => {
    const most = await paid(async (customer) => {
      await addPoints(api, customer, 9_000);
      return { points: 9_000 };
    });
    await refund(most.request, { itemIds: [most.second] });
    await refund(most.request, { itemIds: [most.first] });
    await work();
    expect(await refundsOf(most.request)).toMatchObject([
      { amountWon: 3_000, points: 1_000, items: [{ id: most.second }] },
      { amountWon: 0, points: 8_000, items: [{ id: most.first }], state: 'done' },
    ]);
    const all = await paid(async (customer) => {
      await addPoints(api, customer, 12_000);
      return { points: 12_000 };
    }, false);
    expect((await refund(all.request, { itemIds: [all.second] })).json()).toMatchObject({ paidWon: 0, leftWon: 0 });
    expect((await pointsOf(api, all.request.customer)).balance).toBe(4_000);
    expect((await refund(all.request, { itemIds: [all.second] })).statusCode).toBe(409);
  });

  it('may be repeated after a refusal of the provider', async () => {
    const { request, second } = await paid();
    await refund(request, { itemIds: [second] });
    const refusing = withProvider(api.parts, 'INICIS', () => ({
      refund: async () => ({ state: 'refused', by: 'provider', code: '01', message: '취소할 수 없어요' }),
    }));
    await work(refusing);
    expect(await refundsOf(request)).toMatchObject([{ state: 'refused' }]);
    expect((await refund(request, { itemIds: [second] })).statusCode).toBe(200);
  });

  it('requires approved items of this request, without an amount', async () => {
    const { request, first } = await paid(undefined, true);
    const other = await paid();
    for (const itemIds of [[other.first], [first, 999_999_999]])
      expect((await refund(request, { itemIds })).json().error.fields).toEqual({
        itemIds: '승인된 품목만 환불할 수 있어요.',
      });
    expect((await refund(request, { itemIds: [first], amountWon: 1_000 })).json().error.fields).toEqual({
      amountWon: expect.any(String),
    });
    expect(await refundsOf(request)).toEqual([]);
  });

  it('is rejected for declined items and unpaid requests', async () => {
    const declining = await priced(api, [8_000, 4_000]);
    const [, declined = 0] = await idsOf(declining);
    await approve(api, declining, [declined]);
    expect((await refund(declining, { itemIds: [declined] })).json().error.code).toBe('INVALID_TRANSITION');
    const unpaid = await paid(async (customer) => {
      await addPoints(api, customer, 5_000);
      return { points: 5_000 };
    }, false);
    expect((await refund(unpaid.request, { itemIds: [unpaid.first] })).json().error.code).toBe('INVALID_TRANSITION');
    expect((await pointsOf(api, unpaid.request.customer)).balance).toBe(0);
  });

  it('can be previewed, by operators only', async () => {
    const { request, second } = await paid();
    const url = `/v1/operator/refunds/${request.id}`;
    const read = await api.app.inject({ url, headers: await operatorHeaders(api) });
    expect(read.json()).toMatchObject({
      paidWon: 12_000,
      leftWon: 12_000,
      items: [{ worthWon: 8_000 }, { id: second }],
    });
    expect((await api.app.inject({ url, headers: request.customer.headers })).statusCode).toBe(403);
    const none = await api.app.inject({ url: '/v1/operator/refunds/999999999', headers: await operatorHeaders(api) });
    expect(none.statusCode).toBe(404);
  });
});

describe('refund of a voucher payment', () => {
  const voucherPaid = async () => {
    const request = await pricedVoucherRequest(api);
    await approve(api, request);
    const [shirt = 0, trousers = 0] = await idsOf(request);
    return { request, shirt, trousers };
  };

  it('returns vouchers for an item, an amount, and the rest', async () => {
    const { request, shirt, trousers } = await voucherPaid();
    expect((await refund(request, { itemIds: [shirt] })).json()).toMatchObject({ paidWon: 8_900, refundedWon: 1_900 });
    expect((await bellOf(api, request.customer))[0]?.text).toBe('바우처로 1,900원을 돌려 드렸어요. 품목 손상');
    expect((await detailOf(api, request)).payment).toMatchObject({
      status: 'PartiallyRefunded',
      refundedWon: 1_900,
      refunds: [{ amountWon: 1_900, reason: '품목 손상', state: 'done', items: [{ id: shirt, name: '와이셔츠' }] }],
    });
    expect((await refund(request, { itemIds: [shirt] })).json().error.code).toBe('INVALID_TRANSITION');
    expect((await refund(request, { amountWon: 7_001 })).json().error.fields).toEqual({
      amountWon: expect.any(String),
    });
    await refund(request, { amountWon: 4_000 });
    expect((await refund(request, { itemIds: [trousers] })).json()).toMatchObject({ refundedWon: 8_900, leftWon: 0 });
    expect(await paymentStatusOf(api, request)).toBe('Refunded');
    expect((await refund(request, {})).json().error.code).toBe('INVALID_TRANSITION');
    expect((await bookOf(api, request)).map(({ amountWon }) => amountWon)).toEqual([8_900, 1_900, 4_000, 3_000]);
    expect((await reconcile(api.parts, { from: '2026-03-02' })).differences).toEqual([]);
  });

  it('is done once for concurrent refunds of one item', async () => {
    const { request, shirt } = await voucherPaid();
    const answers = await Promise.all(Array.from({ length: 6 }, () => refund(request, { itemIds: [shirt] })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await bookOf(api, request)).toHaveLength(2);
  });

  it('is pending after a lost answer and repeatable after a refusal', async () => {
    const { request, shirt } = await voucherPaid();
    const wish = { requestId: request.id, itemIds: [shirt], reason: '품목 손상' };
    const refusing = partsWith(api, {
      giveBack: async () => ({ state: 'refused', code: 'CLOSED', message: '지금은 받지 않아요.' }) as const,
    });
    await expect(refundRequest(refusing, wish)).rejects.toMatchObject({ svMessage: '지금은 받지 않아요.' });
    const lost = partsWith(api, {
      giveBack: async (call) => {
        await programmeIn(api).giveBack(call);
        return { state: 'unknown', why: 'timeout' } as const;
      },
    });
    expect(await refundRequest(lost, wish)).toMatchObject({ refundedWon: 0, onItsWayWon: 1_900 });
    expect((await refund(request, { itemIds: [shirt] })).statusCode).toBe(409);
  });
});
