import { eq } from 'drizzle-orm';
import { requests } from '#tables';
import {
  addRequest,
  approve,
  asCustomer,
  asShop,
  choiceOf,
  detailOf,
  INSPECTION,
  type TestRequest,
} from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';
import {
  pricedVoucherRequest,
  bellOf,
  bookOf,
  joinVouchers,
  partsWith,
  paymentStatusOf,
  programmeIn,
} from '#testing/voucher-fixtures';
import { approveRequest } from '../customer/customer-commands';
import { removeFee } from '../offer/remove-fee';
import { lockRequestById } from '../order/request-repository';
import { runVoucherJobs } from './voucher-jobs';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** A shirt, and a mend for that total: the delivery is free from 20,000 won on. */
const costing = (totalWon: number) => ({
  items: [
    { category: '와이셔츠', priceWon: 1_900 },
    { kind: 'mend', category: '기타', priceWon: totalWon - 1_900 },
  ],
  dueDate: '2026-03-06',
  piecesNote: '하나는 함께 세었어요.',
});
const ownOf = ({ id, customer: { memberId } }: TestRequest) => ({ id, memberId });

describe('approving a price as a voucher user', () => {
  it('pays it at once from the vouchers', async () => {
    const request = await pricedVoucherRequest(api);
    const answer = await approve(api, request);
    expect(answer.json()).toMatchObject({ payment: { status: 'Paid', amountWon: 8_900 } });
    expect(await bookOf(api, request)).toMatchObject([{ kind: 'spend', amountWon: 8_900 }]);
  });

  it('pays once when the approval is repeated', async () => {
    const request = await pricedVoucherRequest(api);
    const choice = await choiceOf(api, request);
    await Promise.all(Array.from({ length: 5 }, () => asCustomer(api, request, 'approve', choice)));
    expect(await bookOf(api, request)).toHaveLength(1);
    expect(await paymentStatusOf(api, request)).toBe('Paid');
  });

  it('is rejected with balance and total when vouchers do not suffice', async () => {
    const request = await pricedVoucherRequest(api, {}, costing(50_001));
    const refused = await approve(api, request);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error).toMatchObject({
      code: 'VALIDATION',
      svMessage: '바우처 잔액이 부족해요. 잔액은 50,000원이고 합계는 50,001원이에요.',
    });
    expect(await detailOf(api, request)).toMatchObject({ offer: { approval: null }, payment: { status: 'None' } });
  });

  it('is possible to the last won, and for fewer items', async () => {
    const exact = await pricedVoucherRequest(api, {}, costing(50_000));
    expect((await approve(api, exact)).statusCode).toBe(200);
    const dear = await pricedVoucherRequest(api, {}, costing(60_000));
    const coat = (await detailOf(api, dear)).offer.items[1].id;
    expect((await approve(api, dear, [coat])).json()).toMatchObject({ payment: { status: 'Paid' } });
  });

  it('lets a member without vouchers decline everything', async () => {
    const request = await pricedVoucherRequest(api, {}, costing(60_000));
    const { offer } = await detailOf(api, request);
    const all = offer.items.map(({ id }: { id: number }) => id);
    expect((await approve(api, request, all)).json()).toMatchObject({ originalStatus: 'Returned' });
  });

  it("counts open totals of the member's other requests", async () => {
    const first = await pricedVoucherRequest(api, {}, costing(30_000));
    const second = await addRequest(api);
    // Uses the same member at another shop.
    await api.parts.database
      .update(requests)
      .set({ memberId: first.customer.memberId })
      .where(eq(requests.id, second.id));
    await asShop(api, second, 'collect', { pieces: 2 });
    await asShop(api, second, 'register', costing(30_000));
    const unpaid = partsWith(api, { spend: async () => ({ state: 'unknown', why: 'timeout' }) as const });
    await approveRequest(unpaid, ownOf(first), await choiceOf(api, first));
    const own = { ...second, customer: first.customer };
    expect((await approve(api, own)).json().error.svMessage).toBe(
      '바우처 잔액이 부족해요. 잔액은 50,000원이고 합계는 30,000원이에요. 이 중 30,000원은 다른 신청에 쓰여요.',
    );
  });

  it('is rejected while the balance is unknown', async () => {
    const request = await pricedVoucherRequest(api);
    const silent = partsWith(api, { balanceOf: async () => ({ state: 'unknown', why: 'network' }) as const });
    await expect(approveRequest(silent, ownOf(request), await choiceOf(api, request))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      svMessage: '지금은 바우처 잔액을 확인할 수 없어요. 잠시 후 다시 승인해 주세요.',
    });
    expect(await paymentStatusOf(api, request)).toBe('None');
  });

  it('requests no balance for other members', async () => {
    const request = await addRequest(api);
    await asShop(api, request, 'collect', { pieces: 2 });
    await asShop(api, request, 'register', INSPECTION);
    const asked = partsWith(api, {
      balanceOf: async () => {
        throw new Error('asked');
      },
    });
    await approveRequest(asked, ownOf(request), await choiceOf(api, request));
    expect(await paymentStatusOf(api, request)).toBe('Issued');
    await runVoucherJobs(api.parts);
    expect(await bookOf(api, request)).toEqual([]);
  });
});

/** Mend that `costing` prices. */
const MEND = JSON.stringify([{ mendName: '기타', withLaundry: false, imageCount: 0 }]);

describe('agreement in advance of a voucher user', () => {
  /**
   * Orders with the highest limit. The balance is 50,000 won; the form limits an agreement to the estimate, which these
   * prices exceed.
   */
  const agreed = async (totalWon: number) => {
    const request = await addRequest(api, {
      shop: { freeFromWon: 0, isFreeDelivery: true },
      fields: { laundryNumByUser: '2', advanceLimitWon: '1', mendInfo: MEND },
    });
    await joinVouchers(api, request.customer.memberId);
    await api.parts.database.update(requests).set({ advanceLimitWon: 90_000 }).where(eq(requests.id, request.id));
    await asShop(api, request, 'collect', { pieces: 2 });
    await asShop(api, request, 'register', costing(totalWon));
    return request;
  };

  it('approves covered prices and charges them when washing starts', async () => {
    const request = await agreed(40_000);
    expect(await detailOf(api, request)).toMatchObject({ offer: { approval: { by: 'advance' } } });
    await runVoucherJobs(api.parts);
    expect(await paymentStatusOf(api, request)).toBe('Issued');
    await asShop(api, request, 'process');
    await runVoucherJobs(api.parts);
    expect(await paymentStatusOf(api, request)).toBe('Paid');
    expect(await bookOf(api, request)).toHaveLength(1);
  });

  it('can be revoked before, without payment', async () => {
    const request = await agreed(40_000);
    await runVoucherJobs(api.parts);
    expect((await asCustomer(api, request, 'advance/withdraw')).statusCode).toBe(200);
    await runVoucherJobs(api.parts);
    expect(await bookOf(api, request)).toEqual([]);
    expect(await paymentStatusOf(api, request)).toBe('None');
  });

  it('asks the customer when the balance is too low', async () => {
    const request = await agreed(60_000);
    expect(await detailOf(api, request)).toMatchObject({ originalStatus: 'Registered', offer: { approval: null } });
    expect((await bellOf(api, request.customer))[0]?.text).toBe(
      '금액은 60,000원이고, 바우처 잔액이 부족해 승인하지 않았어요. 금액을 확인해 주세요.',
    );
  });
});

describe('fee of a request that is being paid', () => {
  it('is not removed under a payment calculated with it', async () => {
    const request = await pricedVoucherRequest(api);
    const lost = partsWith(api, {
      spend: async (call) => {
        await programmeIn(api).spend(call);
        return { state: 'unknown', why: 'timeout' } as const;
      },
    });
    await approveRequest(lost, ownOf(request), await choiceOf(api, request));
    const taken = api.parts.database.transaction(async (tx) => {
      const row = await lockRequestById(tx, request.id);
      if (row === undefined) throw new Error('no request');
      return removeFee(tx, row, { feeWon: 0, actor: { type: 'operator' }, at: api.clock.now() });
    });
    await expect(taken).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  });
});
