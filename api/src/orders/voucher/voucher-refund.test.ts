import { VOUCHER } from '@dongne/contract';
import { approve, asShop } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';
import {
  pricedVoucherRequest,
  bellOf,
  bookOf,
  partsWith,
  paymentStatusOf,
  programmeIn,
} from '#testing/voucher-fixtures';
import { refundVoucher } from './refund-voucher';
import { runVoucherJobs } from './voucher-jobs';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const REASON = '셔츠가 상했어요.';
const paidRequest = async () => {
  const request = await pricedVoucherRequest(api);
  await approve(api, request);
  return request;
};
const refund = (requestId: number, amountWon: number | null, parts = api.parts) =>
  refundVoucher(parts, { requestId, amountWon, reason: REASON });

describe('refunding vouchers', () => {
  it('returns a part with amount and reason, then the rest', async () => {
    const request = await paidRequest();
    expect(await refund(request.id, 1_900)).toEqual({ state: 'refunded' });
    expect(await paymentStatusOf(api, request)).toBe('PartiallyRefunded');
    expect((await bellOf(api, request.customer))[0]).toMatchObject({
      title: '환불 완료',
      text: '바우처로 1,900원을 돌려 드렸어요. 셔츠가 상했어요.',
    });
    expect(await refund(request.id, null)).toEqual({ state: 'refunded' });
    expect(await paymentStatusOf(api, request)).toBe('Refunded');
    expect((await bookOf(api, request)).map(({ kind, amountWon }) => [kind, amountWon])).toEqual([
      ['spend', 8_900],
      ['refund', 1_900],
      ['refund', 7_000],
    ]);
  });

  it.each([0, -1, 1.5, 8_901])('rejects a refund of %s won', async (amountWon) => {
    const request = await paidRequest();
    expect(await refund(request.id, amountWon)).toMatchObject({ state: 'refused' });
    expect(await bookOf(api, request)).toHaveLength(1);
  });

  it('returns everything when the laundry comes back unwashed', async () => {
    const request = await paidRequest();
    const returned = await asShop(api, request, 'return', { reason: '세탁할 수 없는 소재예요.' });
    expect(returned.statusCode).toBe(200);
    api.clock.advance((VOUCHER.askAfterSeconds + 1) * 1_000);
    await runVoucherJobs(api.parts);
    expect((await bookOf(api, request)).map(({ kind, amountWon }) => [kind, amountWon])).toEqual([
      ['spend', 8_900],
      ['refund', 8_900],
    ]);
    expect(await paymentStatusOf(api, request)).toBe('Refunded');
  });

  it('never exceeds the payment for concurrent refunds', async () => {
    const request = await paidRequest();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(request.id, 5_000)));
    expect(answers.filter(({ state }) => state === 'refunded')).toHaveLength(1);
    expect(await bookOf(api, request)).toHaveLength(2);
    expect(await paymentStatusOf(api, request)).toBe('PartiallyRefunded');
  });

  it('rejects what was not paid by vouchers', async () => {
    const request = await pricedVoucherRequest(api);
    expect(await refund(request.id, null)).toMatchObject({ state: 'refused' });
  });

  it('is repeated under the same id after a lost answer', async () => {
    const request = await paidRequest();
    const lost = partsWith(api, {
      giveBack: async (call) => {
        await programmeIn(api).giveBack(call);
        return { state: 'unknown', why: 'timeout' } as const;
      },
    });
    expect(await refund(request.id, null, lost)).toEqual({ state: 'pending' });
    expect(await paymentStatusOf(api, request)).toBe('Paid');
    expect(await refund(request.id, 1)).toMatchObject({ state: 'refused' });
    api.clock.advance(VOUCHER.askAfterSeconds * 1_000);
    await Promise.all(Array.from({ length: 3 }, () => runVoucherJobs(api.parts)));
    expect(await paymentStatusOf(api, request)).toBe('Refunded');
    expect(await bookOf(api, request)).toHaveLength(2);
  });

  it('may be repeated after a refusal of the programme', async () => {
    const request = await paidRequest();
    const refusing = partsWith(api, {
      giveBack: async () => ({ state: 'refused', code: 'CLOSED', message: '지금은 받지 않아요.' }) as const,
    });
    expect(await refund(request.id, null, refusing)).toEqual({ state: 'refused', message: '지금은 받지 않아요.' });
    expect(await refund(request.id, null)).toEqual({ state: 'refunded' });
  });
});
