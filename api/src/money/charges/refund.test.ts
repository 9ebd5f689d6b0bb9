import { eq } from 'drizzle-orm';
import { runUntilQuiet } from '#base';
import { requests } from '#tables';
import { operatorHeaders } from '#testing/fixtures';
import { asCustomer, detailOf, requestIn, type TestRequest } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { paymentStatusOf } from '#testing/voucher-fixtures';
import { chargeJobs } from './charge-jobs';
import type { ChargingParts } from './pay-charge';
import { reduceCharge } from './issue-charge';
import { addCharge, booksOf, chargeNow, giveCard, takenFor, withProvider } from '#testing/money/charge-fixtures';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.clock.travelTo(TEST_NOW));

const work = (parts: ChargingParts = api.parts) => runUntilQuiet(parts, chargeJobs);

const paid = async (provider: 'INICIS' | 'NICEPAY') => {
  const request: TestRequest = await requestIn(api, 'Requested');
  await giveCard(api, request.customer.memberId, '0000', provider);
  const charge = await addCharge(api, request);
  await asCustomer(api, request, 'pay');
  return { request, charge };
};

const giveBack = async (request: TestRequest, amountWon?: number) =>
  api.app.inject({
    method: 'POST',
    url: '/v1/operator/refunds',
    headers: await operatorHeaders(api),
    payload: { applicationId: request.id, ...(amountWon !== undefined && { amountWon }), reason: '품목 손상' },
  });

const bookOfProvider = (chargeId: number) => takenFor(api, chargeId);

describe.each(['INICIS', 'NICEPAY'] as const)('refund by %s', (provider) => {
  it('returns the whole amount once', async () => {
    const { request, charge } = await paid(provider);
    expect((await giveBack(request)).json()).toMatchObject({ paidWon: 13_410, refundedWon: 0, onItsWayWon: 13_410 });
    await work();
    await work();
    expect(await bookOfProvider(charge.id)).toEqual(['charge 13410', 'cancel 13410']);
    expect((await detailOf(api, request)).payment).toMatchObject({
      status: 'Refunded',
      refundedWon: 13_410,
      tax: { supplyWon: 0, vatWon: 0 },
      refunds: [{ amountWon: 13_410, reason: '품목 손상', state: 'done' }],
    });
    expect((await booksOf(api, charge.id)).slice(-2)).toEqual(['refunded sales 13410', `refunded ${provider} -13410`]);
    expect((await giveBack(request)).json().error.code).toBe('INVALID_TRANSITION');
  });

  it('returns parts up to the rest and rejects more', async () => {
    const { request, charge } = await paid(provider);
    await giveBack(request, 3_000);
    await giveBack(request, 410);
    await work();
    expect((await detailOf(api, request)).payment).toMatchObject({ status: 'PartiallyRefunded', refundedWon: 3_410 });
    expect((await giveBack(request, 10_001)).json().error.fields).toEqual({ amountWon: expect.any(String) });
    await giveBack(request);
    await work();
    expect(await bookOfProvider(charge.id)).toEqual(['charge 13410', 'cancel 3000', 'cancel 410', 'cancel 10000']);
    expect((await detailOf(api, request)).payment.status).toBe('Refunded');
  });

  it.each([undefined, 3_000])('is done once after a lost answer (%s won)', async (amountWon) => {
    const { request, charge } = await paid(provider);
    await giveBack(request, amountWon);
    const losing = withProvider(api.parts, provider, (real) => ({
      refund: async (refund) => {
        await real.refund(refund);
        return { state: 'unknown', doubt: { why: 'timeout' }, netCancel: 'not-offered' };
      },
    }));
    await work(losing);
    expect((await detailOf(api, request)).payment.refunds).toMatchObject([{ state: 'onItsWay' }]);
    api.clock.advance(60_000);
    await work();
    expect((await detailOf(api, request)).payment.refunds).toMatchObject([{ state: 'done' }]);
    expect(await bookOfProvider(charge.id)).toEqual(['charge 13410', `cancel ${amountWon ?? 13_410}`]);
  });

  it('never exceeds the payment for concurrent refunds', async () => {
    const { request, charge } = await paid(provider);
    const answers = await Promise.all(Array.from({ length: 5 }, () => giveBack(request, 5_000)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    await Promise.all([work(), work(), work()]);
    await work();
    expect(await bookOfProvider(charge.id)).toEqual(['charge 13410', 'cancel 5000', 'cancel 5000']);
  });
});

describe('refund requested while an attempt is in flight', () => {
  it('reduces the charge after a refusal, and the request shows it', async () => {
    const request = await requestIn(api, 'Requested');
    await giveCard(api, request.customer.memberId, '0200');
    const charge = await addCharge(api, request);
    await api.parts.database.update(requests).set({ paymentStatus: 'Issued' }).where(eq(requests.id, request.id));
    const interrupted = withProvider(api.parts, 'INICIS', (real) => ({
      charge: async (call) => {
        const { database } = api.parts;
        const all = { requestId: request.id, byWon: 13_410, reason: '품목 손상', askedBy: 'operator' } as const;
        await database.transaction((tx) => reduceCharge(tx, { ...all, at: api.clock.now() }));
        return real.charge(call);
      },
    }));
    await work(interrupted);
    expect((await chargeNow(api, charge.id)).status).toBe('Void');
    expect(await paymentStatusOf(api, request)).toBe('None');
    expect(await bookOfProvider(charge.id)).toEqual([]);
  });
});

describe('operator', () => {
  it('cannot refund an unpaid charge', async () => {
    const request = await requestIn(api, 'Requested');
    expect((await giveBack(request)).statusCode).toBe(404);
    await addCharge(api, request);
    expect((await giveBack(request)).json().error.code).toBe('INVALID_TRANSITION');
  });
});
