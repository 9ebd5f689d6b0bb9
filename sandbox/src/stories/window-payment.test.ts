import { eq } from 'drizzle-orm';
import { cardJobs } from '@dongne/api/money';
import { claimSession, chargeJobs, finishPaymentWindow } from '@dongne/api/testing/inner';
import { buildApp } from '@dongne/api';
import { runUntilQuiet } from '@dongne/api/base';
import {
  hastyProviders,
  ledgerOf,
  openCardSandbox,
  postForm,
  returnedFrom,
  type CardSandbox,
} from '../testing/card-sandbox';
import { paymentAttempts } from '@dongne/api/tables';
import { asCustomer, detailOf, requestIn, type TestRequest } from '@dongne/api/testing/shop-commands';
import { TEST_NOW } from '@dongne/api/testing/test-api';
import { addCharge, giveCard, withProvider } from '@dongne/api/testing/money/charge-fixtures';

let api: CardSandbox;
beforeAll(async () => {
  api = await openCardSandbox();
});
afterAll(() => api.close());
beforeEach(() => api.clock.travelTo(TEST_NOW));

let windows = 0;
const freshSid = (): string => {
  windows += 1;
  return `${windows}`.padStart(32, 'a-window-of-this-test-is-so-long');
};

const owed = async () => {
  const request = await requestIn(api, 'Requested');
  const charge = await addCharge(api, request);
  return { request, charge };
};

const open = (request: TestRequest, provider: string, sid: string, order: object = { device: 'pc' }) =>
  asCustomer(api, request, `pay/${provider}/ready`, { sid, ...order });

/** Types a card into the window and posts its return. */
const typeInto = async (request: TestRequest, provider: string, sid: string, lastFour: string, order?: object) => {
  const { action, fields } = (await open(request, provider, sid, order)).json();
  const returned = await returnedFrom(api, action, fields, lastFour);
  const { pathname, search } = new URL(returned.action, 'http://localhost');
  return { ...returned, back: () => postForm(api, pathname + search, returned.fields) };
};

const endOf = async ({ customer }: TestRequest, sid: string) =>
  (await api.app.inject({ url: `/v1/app/pay/card/session/${sid}`, headers: customer.headers })).json();

/** Charges minus cancels in the provider's own book, in won. */
const leftOf = async (chargeId: number): Promise<number> => {
  const tries = await api.parts.database.select().from(paymentAttempts).where(eq(paymentAttempts.chargeId, chargeId));
  const rows = (await Promise.all(tries.map(({ orderId }) => ledgerOf(api, orderId)))).flat();
  return rows
    .filter((row) => row['state'] === 'approved')
    .reduce((sum, row) => sum + Number(row['amount']) * (row['kind'] === 'charge' ? 1 : -1), 0);
};

const takenFor = async (chargeId: number): Promise<number> => {
  const tries = await api.parts.database.select().from(paymentAttempts).where(eq(paymentAttempts.chargeId, chargeId));
  const rows = (await Promise.all(tries.map(({ orderId }) => ledgerOf(api, orderId)))).flat();
  return rows.filter((row) => row['kind'] === 'charge' && row['state'] === 'approved').length;
};

describe.each([
  ['inicis', 'pc'],
  ['inicis', 'mobile'],
  ['nicepay', 'pc'],
])('manual payment in the window of %s on %s', (provider, device) => {
  it('is taken once, however often its window returns', async () => {
    const { request, charge } = await owed();
    const sid = freshSid();
    const { back } = await typeInto(request, provider, sid, '0000', { device });
    await Promise.all([back(), back()]);
    await back();
    expect(await endOf(request, sid)).toEqual({ state: 'done', message: null });
    expect((await detailOf(api, request)).payment).toMatchObject({ status: 'Paid', canPay: false });
    expect(await takenFor(charge.id)).toBe(1);
  });

  it('shows the reason of a refusal and may be retried', async () => {
    const { request, charge } = await owed();
    const sid = freshSid();
    await (await typeInto(request, provider, sid, '0051', { device })).back();
    expect(await endOf(request, sid)).toEqual({ state: 'refused', message: '한도초과' });
    expect((await detailOf(api, request)).payment).toMatchObject({ canPay: true });
    await (await typeInto(request, provider, freshSid(), '0000', { device })).back();
    expect(await takenFor(charge.id)).toBe(1);
  });

  it.each([
    ['0051', /^한도초과$/],
    ['0054', /^유효기간 오류$/],
    ['0014', /^잘못된 카드번호$/],
    ['6666', /결제사의 답을 확인하지 못했어요/],
  ])('by a card ending with %s takes nothing and explains: %s', async (lastFour, message) => {
    const { request, charge } = await owed();
    const sid = freshSid();
    await (await typeInto(request, provider, sid, lastFour, { device })).back();
    expect(await endOf(request, sid)).toEqual({ state: 'refused', message: expect.stringMatching(message) });
    expect(await takenFor(charge.id)).toBe(0);
  });

  it.each(['5555', '9999'])('is cancelled when the answer is late (%s)', async (lastFour) => {
    const { request, charge } = await owed();
    const app = await buildApp({ ...api.parts, cardProviders: hastyProviders(api) });
    const sid = freshSid();
    const { action, fields } = await typeInto(request, provider, sid, lastFour, { device });
    const { pathname, search } = new URL(action, 'http://localhost');
    await postForm({ ...api, app }, pathname + search, fields);
    await app.close();
    const message = expect.stringContaining('확인하지 못해서 결제를 취소했어요');
    expect(await endOf(request, sid)).toEqual({ state: 'refused', message });
    expect(await leftOf(charge.id)).toBe(0);
  });

  it('opened twice counts in the newer window only', async () => {
    const { request, charge } = await owed();
    const [one, other] = [freshSid(), freshSid()];
    const first = await typeInto(request, provider, one, '0000', { device });
    const second = await typeInto(request, provider, other, '0000', { device });
    await first.back();
    expect(await endOf(request, one)).toMatchObject({ state: 'refused' });
    await second.back();
    expect(await endOf(request, other)).toMatchObject({ state: 'done' });
    expect(await takenFor(charge.id)).toBe(1);
  });
});

describe('return of one window posted to another', () => {
  it.each([
    ['inicis', 'pc'],
    ['inicis', 'mobile'],
    ['nicepay', 'pc'],
  ])('pays neither and leaves nothing taken (%s on %s)', async (provider, device) => {
    const [mine, other] = [await owed(), await owed()];
    const typed = await typeInto(mine.request, provider, freshSid(), '0000', { device });
    const sid = freshSid();
    await open(other.request, provider, sid, { device });
    const { P_NOTI: _noti, merchantData: _data, ...fields } = typed.fields;
    await postForm(api, `/v1/app/pay/card/${provider}/return?sid=${sid}`, fields);
    await typed.back();
    for (const minutes of [1, 1, 2]) {
      api.clock.advance(minutes * 60_000);
      await runUntilQuiet(api.parts, chargeJobs);
    }
    const [left, leftOther] = [await leftOf(mine.charge.id), await leftOf(other.charge.id)];
    const { payment } = await detailOf(api, mine.request);
    expect([left, leftOther]).toEqual([payment.status === 'Paid' ? 13_410 : 0, 0]);
    expect((await detailOf(api, other.request)).payment.status).not.toBe('Paid');
  });
});

describe('window in the app’s own tab', () => {
  it('continues at the request that was paid', async () => {
    const { request } = await owed();
    const sid = freshSid();
    const { back } = await typeInto(request, 'nicepay', sid, '0000', { device: 'mobile', isRedirect: true });
    const answer = await back();
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, `/usage/detail?id=${request.id}&sid=${sid}`]);
  });
});

describe('open window', () => {
  it('keeps the job from charging the card for half an hour', async () => {
    const { request, charge } = await owed();
    await giveCard(api, request.customer.memberId);
    await open(request, 'inicis', freshSid());
    await runUntilQuiet(api.parts, chargeJobs);
    expect(await takenFor(charge.id)).toBe(0);
    api.clock.advance(31 * 60_000);
    await runUntilQuiet(api.parts, chargeJobs);
    expect(await takenFor(charge.id)).toBe(1);
  });

  it('is dropped by a payment with the registered card, and takes nothing on return', async () => {
    const { request, charge } = await owed();
    const sid = freshSid();
    const { back } = await typeInto(request, 'nicepay', sid, '0000');
    await giveCard(api, request.customer.memberId);
    const paid = await asCustomer(api, request, 'pay');
    expect([paid.statusCode, paid.json().payment.status]).toEqual([200, 'Paid']);
    await back();
    expect(await endOf(request, sid)).toMatchObject({ state: 'refused' });
    expect(await takenFor(charge.id)).toBe(1);
  });

  it("is rejected for a paid charge and for another member's", async () => {
    const { request } = await owed();
    const stranger = await requestIn(api, 'Requested');
    expect((await open({ ...request, customer: stranger.customer }, 'inicis', freshSid())).statusCode).toBe(404);
    await giveCard(api, request.customer.memberId);
    await asCustomer(api, request, 'pay');
    expect((await open(request, 'inicis', freshSid())).json().error.code).toBe('INVALID_TRANSITION');
  });
});

describe('window after a crash during its result', () => {
  it('shows an unknown outcome, and the payment may be retried', async () => {
    const { request, charge } = await owed();
    const sid = freshSid();
    await open(request, 'nicepay', sid);
    await claimSession(api.parts.database, sid, 'NICEPAY', api.clock.now());
    await runUntilQuiet(api.parts, cardJobs);
    expect(await endOf(request, sid)).toMatchObject({ state: 'pending' });
    api.clock.advance(10 * 60_000);
    await runUntilQuiet(api.parts, cardJobs);
    expect(await endOf(request, sid)).toEqual({
      state: 'unknown',
      message: '결제 결과를 받지 못했어요. 이 페이지에서 결제되었는지 확인해 주세요.',
    });
    await (await typeInto(request, 'nicepay', freshSid(), '0000')).back();
    expect(await takenFor(charge.id)).toBe(1);
  });

  it('shows the payment as soon as the provider is looked up', async () => {
    const { request, charge } = await owed();
    const sid = freshSid();
    const { fields } = await typeInto(request, 'nicepay', sid, '0000');
    const session = await claimSession(api.parts.database, sid, 'NICEPAY', api.clock.now());
    if (session === undefined) throw new Error('no window');
    const dying = withProvider(api.parts, 'NICEPAY', (real) => ({
      finishPayment: async (returned, expected) => {
        await real.finishPayment(returned, expected);
        throw new Error('killed');
      },
    }));
    await expect(finishPaymentWindow(dying, session, fields)).rejects.toThrow('killed');
    expect(await endOf(request, sid)).toMatchObject({ state: 'pending' });
    api.clock.advance(60_000);
    await runUntilQuiet(api.parts, chargeJobs);
    expect(await endOf(request, sid)).toEqual({ state: 'done', message: null });
    expect(await takenFor(charge.id)).toBe(1);
  });
});

describe('manual payment with the registered card', () => {
  it('shows why the card is refused', async () => {
    const { request } = await owed();
    await giveCard(api, request.customer.memberId, '0200');
    const refused = await asCustomer(api, request, 'pay');
    expect([refused.statusCode, refused.json().error]).toMatchObject([
      402,
      { code: 'PAYMENT_REFUSED', svMessage: '사용이 정지된 카드' },
    ]);
  });

  it('is limited to ten attempts per hour', async () => {
    const { request } = await owed();
    await giveCard(api, request.customer.memberId, '0200');
    for (let press = 1; press <= 10; press += 1) expect((await asCustomer(api, request, 'pay')).statusCode).toBe(402);
    const refused = await asCustomer(api, request, 'pay');
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  it('is rejected without an open charge or for strangers', async () => {
    const request = await requestIn(api, 'Requested');
    expect((await asCustomer(api, request, 'pay')).json().error.code).toBe('INVALID_TRANSITION');
    const other = await requestIn(api, 'Requested');
    expect((await asCustomer(api, { ...request, customer: other.customer }, 'pay')).statusCode).toBe(404);
  });
});
