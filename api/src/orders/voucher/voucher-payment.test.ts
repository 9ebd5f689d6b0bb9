import { VOUCHER } from '@dongne/contract';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import {
  bellOf,
  bookOf,
  GRANTED_WON,
  INSPECTED_WON,
  owedVoucherRequest,
  partsWith,
  paymentOf,
  paymentStatusOf,
  programmeIn,
  usesOfRequest,
} from '#testing/voucher-fixtures';
import { asCustomer, detailOf, withFreshTokens, type TestRequest } from '#testing/shop-commands';
import { voucherMemberRef } from '#money';
import { payByVoucher } from './pay-by-voucher';
import { runVoucherJobs } from './voucher-jobs';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => api.clock.travelTo(TEST_NOW));
afterAll(() => api.close());

const HOUR_MS = 3_600_000;
const passAskingTime = () => api.clock.advance(VOUCHER.askAfterSeconds * 1_000);
const spendAllBut = async ({ customer: { memberId } }: TestRequest, leftWon: number) => {
  const memberRef = voucherMemberRef(api.parts.config, memberId);
  const spend = { memberRef, orderId: `other-${memberId}`, amountWon: GRANTED_WON - leftWon, now: api.clock.now() };
  await programmeIn(api).spend(spend);
};
const grant = ({ customer: { memberId } }: TestRequest, amountWon: number) =>
  api.companies.grantVouchers(voucherMemberRef(api.parts.config, memberId), amountWon);
const spent = async (request: TestRequest) =>
  (await bookOf(api, request)).map(({ kind, amountWon }) => [kind, amountWon]);

describe('paying a request from vouchers', () => {
  it('takes its total, marks it paid, and reports the balance', async () => {
    const request = await owedVoucherRequest(api);
    expect(await payByVoucher(api.parts, paymentOf(request))).toEqual({ state: 'paid' });
    expect(await paymentStatusOf(api, request)).toBe('Paid');
    const { payment } = await detailOf(api, request);
    expect(payment).toMatchObject({ paidAt: expect.stringMatching(/^2026-03-02T01:/), card: null, status: 'Paid' });
    expect(await spent(request)).toEqual([['spend', INSPECTED_WON]]);
    expect((await bellOf(api, request.customer))[0]).toMatchObject({
      title: '결제 완료',
      text: '바우처로 8,900원을 결제했어요. 남은 잔액은 41,100원이에요.',
    });
  });

  it('takes it once for a hundred concurrent calls', async () => {
    const request = await owedVoucherRequest(api);
    const answers = await Promise.all(Array.from({ length: 100 }, () => payByVoucher(api.parts, paymentOf(request))));
    expect(answers.filter(({ state }) => state === 'refused')).toEqual([]);
    expect(await spent(request)).toEqual([['spend', INSPECTED_WON]]);
    expect(await usesOfRequest(api, request)).toHaveLength(1);
    expect((await bellOf(api, request.customer)).filter(({ title }) => title === '결제 완료')).toHaveLength(1);
  });

  it.each([
    ['another amount', { amountWon: 1 }],
    ['another member', { memberId: 1_000_000 }],
  ])('takes nothing for %s that was not approved', async (_what, changed) => {
    const request = await owedVoucherRequest(api);
    expect(await payByVoucher(api.parts, { ...paymentOf(request), ...changed })).toMatchObject({ state: 'refused' });
    expect(await usesOfRequest(api, request)).toEqual([]);
  });

  it('fails without a programme and leaves the request unpaid', async () => {
    const request = await owedVoucherRequest(api);
    expect(await payByVoucher({ ...api.parts, vouchers: null }, paymentOf(request))).toMatchObject({
      state: 'refused',
    });
    expect(await paymentStatusOf(api, request)).toBe('Issued');
  });

  it('fails for a low balance, and succeeds the next day', async () => {
    const request = await owedVoucherRequest(api);
    await spendAllBut(request, INSPECTED_WON - 1);
    await payByVoucher(api.parts, paymentOf(request));
    expect(await paymentStatusOf(api, request)).toBe('Failed');
    const failed = '바우처 잔액이 부족해 8,900원을 결제하지 못했어요. 잔액이 채워지면 하루에 한 번 다시 결제해요.';
    expect((await bellOf(api, request.customer))[0]).toMatchObject({ title: '결제 실패', text: failed });

    await runVoucherJobs(api.parts);
    expect(await usesOfRequest(api, request)).toHaveLength(1);
    api.clock.advance(VOUCHER.retryHours * HOUR_MS + 1);
    await runVoucherJobs(api.parts);
    expect(await usesOfRequest(api, request)).toHaveLength(2);
    const later = (await withFreshTokens(api, request)).customer;
    expect((await bellOf(api, later)).filter(({ title }) => title === '결제 실패')).toHaveLength(1);

    await grant(request, 1);
    api.clock.advance(VOUCHER.retryHours * HOUR_MS + 1);
    await runVoucherJobs(api.parts);
    expect(await paymentStatusOf(api, request)).toBe('Paid');
    expect(await spent(request)).toEqual([['spend', INSPECTED_WON]]);
  });
});

describe('interrupted voucher payment', () => {
  const cutOff = async (): Promise<never> => {
    throw new Error('killed');
  };

  it('right after the approval is done by the next process', async () => {
    const request = await owedVoucherRequest(api);
    await Promise.all(Array.from({ length: 3 }, () => runVoucherJobs(api.parts)));
    await runVoucherJobs(api.parts);
    expect(await paymentStatusOf(api, request)).toBe('Paid');
    expect(await spent(request)).toEqual([['spend', INSPECTED_WON]]);
  });

  it('that never arrived is looked up and retried as another order', async () => {
    const request = await owedVoucherRequest(api);
    await expect(payByVoucher(partsWith(api, { spend: cutOff }), paymentOf(request))).rejects.toThrow('killed');
    await runVoucherJobs(api.parts);
    expect(await paymentStatusOf(api, request)).toBe('Issued');
    passAskingTime();
    await runVoucherJobs(api.parts);
    expect(await paymentStatusOf(api, request)).toBe('Paid');
    const uses = await usesOfRequest(api, request);
    expect(uses.map(({ state, code }) => [state, code])).toEqual([
      ['refused', 'NOT_TAKEN'],
      ['spent', null],
    ]);
    expect(await spent(request)).toEqual([['spend', INSPECTED_WON]]);
  });

  it('that was taken is found and never sent again', async () => {
    const request = await owedVoucherRequest(api);
    const takenThenKilled = partsWith(api, {
      spend: async (call) => {
        await programmeIn(api).spend(call);
        return cutOff();
      },
    });
    await expect(payByVoucher(takenThenKilled, paymentOf(request))).rejects.toThrow('killed');
    expect(await payByVoucher(api.parts, paymentOf(request))).toEqual({ state: 'pending' });
    passAskingTime();
    await Promise.all(Array.from({ length: 3 }, () => runVoucherJobs(api.parts)));
    expect(await paymentStatusOf(api, request)).toBe('Paid');
    expect(await spent(request)).toEqual([['spend', INSPECTED_WON]]);
    expect((await bellOf(api, request.customer))[0]?.text).toBe('바우처로 8,900원을 결제했어요.');
  });

  it('with a lost answer stays open until the programme answers', async () => {
    const request = await owedVoucherRequest(api);
    const silent = async () => ({ state: 'unknown', why: 'timeout' }) as const;
    const lost = partsWith(api, {
      spend: async (call) => {
        await programmeIn(api).spend(call);
        return silent();
      },
      lookUp: silent,
    });
    expect(await payByVoucher(lost, paymentOf(request))).toEqual({ state: 'pending' });
    for (let round = 0; round < 3; round += 1) {
      passAskingTime();
      await runVoucherJobs(lost);
    }
    expect(await paymentStatusOf(api, request)).toBe('Issued');
    await runVoucherJobs(api.parts);
    expect(await paymentStatusOf(api, request)).toBe('Paid');
    expect(await spent(request)).toEqual([['spend', INSPECTED_WON]]);
  });

  it('is not looked up while its answer may still arrive', async () => {
    const request = await owedVoucherRequest(api);
    await expect(payByVoucher(partsWith(api, { spend: cutOff }), paymentOf(request))).rejects.toThrow('killed');
    // Stops earlier by more than the duration of the test.
    api.clock.advance((VOUCHER.askAfterSeconds - 10) * 1_000);
    await runVoucherJobs(api.parts);
    expect((await usesOfRequest(api, request)).map(({ state }) => state)).toEqual(['sent']);
  });
});

describe('retry of a refused voucher payment', () => {
  const payAgain = async (request: TestRequest) => asCustomer(api, await withFreshTokens(api, request), 'pay');

  it('takes the money once when the balance suffices', async () => {
    const request = await owedVoucherRequest(api);
    await spendAllBut(request, INSPECTED_WON - 1);
    await payByVoucher(api.parts, paymentOf(request));
    expect((await detailOf(api, request)).payment).toMatchObject({ status: 'Failed', canPay: true });
    await grant(request, 1);
    const paid = await payAgain(request);
    expect([paid.statusCode, paid.json().payment]).toMatchObject([200, { status: 'Paid', canPay: false }]);
    expect((await payAgain(request)).json().error.code).toBe('INVALID_TRANSITION');
    expect((await usesOfRequest(api, request)).filter(({ state }) => state === 'spent')).toHaveLength(1);
  });

  it('names the reason, and is hidden while the outcome is unknown', async () => {
    const request = await owedVoucherRequest(api);
    await spendAllBut(request, INSPECTED_WON - 1);
    await payByVoucher(api.parts, paymentOf(request));
    const refused = await payAgain(request);
    expect([refused.statusCode, refused.json().error.svMessage]).toEqual([
      402,
      '바우처 잔액이 부족해 8,900원을 결제하지 못했어요. 잔액이 채워지면 하루에 한 번 다시 결제해요.',
    ]);
    const silent = partsWith(api, { spend: async () => ({ state: 'unknown', why: 'timeout' }) });
    await payByVoucher(silent, paymentOf(request));
    expect((await detailOf(api, request)).payment).toMatchObject({ isBeingPaid: true, canPay: false });
  });

  it('takes nothing that was never attempted', async () => {
    const request = await owedVoucherRequest(api);
    expect((await payAgain(request)).json().error.code).toBe('INVALID_TRANSITION');
    expect(await usesOfRequest(api, request)).toEqual([]);
  });
});
