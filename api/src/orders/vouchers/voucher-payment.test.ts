import { VOUCHER } from '@dongne/contract';
import { openTestApi, TEST_NOW, type TestApi } from '../../testing/test-api';
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
} from '../../testing/voucher-fixtures';
import { asCustomer, detailOf, withFreshTokens, type TestRequest } from '../../testing/shop-commands';
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
const grant = ({ customer: { memberId: userId } }: TestRequest, amountWon: number) =>
  api.app.inject({ method: 'POST', url: '/sandbox/vouchers/grant', payload: { userId, amountWon } });
const spent = async (request: TestRequest) =>
  (await bookOf(api, request)).map(({ kind, amountWon }) => [kind, amountWon]);

describe('paying a request from vouchers', () => {
  it('takes its total, marks it as paid, and tells what was taken and what is left', async () => {
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

  it('takes it once when a hundred ask for it at the same time', async () => {
    const request = await owedVoucherRequest(api);
    const answers = await Promise.all(Array.from({ length: 100 }, () => payByVoucher(api.parts, paymentOf(request))));
    expect(answers.filter(({ state }) => state === 'refused')).toEqual([]);
    expect(await spent(request)).toEqual([['spend', INSPECTED_WON]]);
    expect(await usesOfRequest(api, request)).toHaveLength(1);
    expect((await bellOf(api, request.customer)).filter(({ title }) => title === '결제 완료')).toHaveLength(1);
  });

  it.each([
    ['another amount', { amountWon: 1 }],
    ['somebody else', { memberId: 1_000_000 }],
  ])('takes nothing for %s than was approved', async (_what, changed) => {
    const request = await owedVoucherRequest(api);
    expect(await payByVoucher(api.parts, { ...paymentOf(request), ...changed })).toMatchObject({ state: 'refused' });
    expect(await usesOfRequest(api, request)).toEqual([]);
  });

  it('says no where nobody takes vouchers, and leaves the request owed', async () => {
    const request = await owedVoucherRequest(api);
    expect(await payByVoucher({ ...api.parts, vouchers: null }, paymentOf(request))).toMatchObject({
      state: 'refused',
    });
    expect(await paymentStatusOf(api, request)).toBe('Issued');
  });

  it('fails with a sentence when there is too little, and succeeds the next day when there is enough', async () => {
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

describe('a payment from vouchers that is cut off', () => {
  const cutOff = async (): Promise<never> => {
    throw new Error('killed');
  };

  it('right after the approval is made up for by the next process', async () => {
    const request = await owedVoucherRequest(api);
    await Promise.all(Array.from({ length: 3 }, () => runVoucherJobs(api.parts)));
    await runVoucherJobs(api.parts);
    expect(await paymentStatusOf(api, request)).toBe('Paid');
    expect(await spent(request)).toEqual([['spend', INSPECTED_WON]]);
  });

  it('before the programme heard of it is asked about, and tried anew under another order', async () => {
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

  it('after the programme took it is found there, and never sent again', async () => {
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

  it('by a lost answer stays open until somebody can say, however long the programme is silent', async () => {
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

  it('is not asked about while its answer may still come', async () => {
    const request = await owedVoucherRequest(api);
    await expect(payByVoucher(partsWith(api, { spend: cutOff }), paymentOf(request))).rejects.toThrow('killed');
    // Short of it by more than the test takes.
    api.clock.advance((VOUCHER.askAfterSeconds - 10) * 1_000);
    await runVoucherJobs(api.parts);
    expect((await usesOfRequest(api, request)).map(({ state }) => state)).toEqual(['sent']);
  });
});

describe('a payment from vouchers that was refused, pressed again', () => {
  const payAgain = async (request: TestRequest) => asCustomer(api, await withFreshTokens(api, request), 'pay');

  it('takes the money at once when there is enough now, and once', async () => {
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

  it('says why when there is still too little, and is not offered while nobody knows', async () => {
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

  it('takes nothing that was never tried', async () => {
    const request = await owedVoucherRequest(api);
    expect((await payAgain(request)).json().error.code).toBe('INVALID_TRANSITION');
    expect(await usesOfRequest(api, request)).toEqual([]);
  });
});
