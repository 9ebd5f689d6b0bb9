import { createHash } from 'node:crypto';
import { TEST_NICEPAY_KEYS as KEYS } from '#testing/money/card-keys';
import { NICEPAY_WEBHOOK_ANSWER, nicepayProvider } from '../..';
import { CARD_ORDER, CHARGE, NOW, OPENED, ORDERED, paysAt, SID } from '#testing/money/provider-cases';
import {
  jsonOf,
  scriptedFetch,
  SILENT_REPLIES,
  withoutWaiting,
  type ScriptedReply,
} from '#testing/money/scripted-fetch';

const API = 'http://127.0.0.1:4000/provider/nicepay/v1';
const EXPECTED = { ...ORDERED, sid: SID, device: 'pc' } as const;

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const RETURN = {
  authResultCode: '0000',
  authResultMsg: '인증 성공',
  tid: 'tid-8',
  clientId: 'client-1',
  orderId: 'order-1',
  amount: '12900',
  mallReserved: SID,
  authToken: 'token-9',
  signature: hash('token-9client-112900secret-6'),
};
const CARD_RETURN = {
  ...RETURN,
  orderId: CARD_ORDER,
  encData: 'c0ffee',
  signature: hash(`c0ffeeclient-1${CARD_ORDER}secret-6`),
};
const PAID = {
  resultCode: '0000',
  tid: 'tid-8',
  orderId: 'order-1',
  amount: 12_900,
  status: 'paid',
  paidAt: '2026-03-02T09:00:01.000+0900',
  ediDate: '2026-03-02T09:00:01.000+0900',
  signature: hash('tid-8129002026-03-02T09:00:01.000+0900secret-6'),
  card: { cardCode: '04', cardName: '삼성', cardNum: '53611234****1234' },
};
const DONE: ScriptedReply = { json: { resultCode: '0000' } };

const at = (...replies: readonly ScriptedReply[]) => {
  const { fetch, calls } = scriptedFetch(...replies);
  return { nicepay: nicepayProvider(KEYS, fetch), calls };
};
const pay = paysAt((fetch) => nicepayProvider(KEYS, fetch), EXPECTED);

describe('NicePay window', () => {
  it('approves a payment with equal fields', async () => {
    const { outcome, calls } = pay(RETURN, { json: PAID });
    expect(await outcome).toEqual({
      state: 'approved',
      payment: {
        tid: 'tid-8',
        approvedAt: new Date('2026-03-02T00:00:01Z'),
        amountWon: 12_900,
        issuerName: '삼성',
        lastFour: '1234',
      },
    });
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: `${API}/payments/tid-8`,
      // printf '%s' 'client-1:secret-6' | openssl base64 -A
      headers: { authorization: 'Basic Y2xpZW50LTE6c2VjcmV0LTY=' },
    });
    expect(jsonOf(calls[0])).toMatchObject({ amount: 12_900, ediDate: '2026-03-02T00:00:00.123Z' });
  });

  it.each([
    ['client', { clientId: 'client-2', signature: hash('token-9client-212900secret-6') }, 'WRONG_MID'],
    ['session', { mallReserved: 'another-session' }, 'WRONG_SESSION'],
    ['order', { orderId: 'order-2' }, 'WRONG_ORDER'],
    ['amount', { amount: '1000', signature: hash('token-9client-11000secret-6') }, 'WRONG_AMOUNT'],
    ['signature', { signature: hash('token-9client-112900another-key') }, 'WRONG_SIGNATURE'],
    ['signature', { signature: '' }, 'WRONG_SIGNATURE'],
    ['token', { authToken: 'token-8' }, 'WRONG_SIGNATURE'],
    ['token', { authToken: '', signature: hash('client-112900secret-6') }, 'WRONG_AUTHTOKEN'],
    ['tid', { tid: '' }, 'WRONG_TID'],
    ['tid with a foreign path', { tid: '..' }, 'WRONG_TID'],
    ['tid with a foreign path', { tid: 'tid-8/cancel' }, 'WRONG_TID'],
  ])('makes no call when the returned %s differs', async (_field, change, code) => {
    const { outcome, calls } = pay({ ...RETURN, ...change }, { json: PAID });
    expect(await outcome).toMatchObject({ state: 'refused', by: 'us', code });
    expect(calls).toEqual([]);
  });

  it('explains in our words that the customer cancelled', async () => {
    const { outcome } = pay({ authResultCode: 'I002', authResultMsg: '사용자가 결제를 취소하였습니다' });
    expect(await outcome).toMatchObject({ code: 'I002', message: '결제를 취소했어요.' });
  });

  it('returns the reason of a refusal, with HTTP 200 as with 401', async () => {
    const refused = { state: 'refused', by: 'provider', message: '한도초과' };
    const json = { resultCode: '3095', resultMsg: '[F104|카드사 거절|한도초과]' };
    expect(await pay({ authResultCode: '9999', authResultMsg: '한도초과' }).outcome).toEqual({
      ...refused,
      code: '9999',
    });
    expect(await pay(RETURN, { json }).outcome).toEqual({ ...refused, code: '3095' });
    expect(await pay(RETURN, { status: 401, json: { ...json, resultCode: 'U304' } }).outcome).toEqual({
      ...refused,
      code: 'U304',
    });
  });

  it.each([
    ['order', { orderId: 'order-2' }],
    ['amount', { amount: 1_000 }],
    ['tid', { tid: 'tid-9' }],
    ['signature', { signature: hash('tid-812900another-key') }],
    ['signature', { ediDate: '2026-03-02T09:00:02.000+0900' }],
  ])('rejects an approval with another %s and cancels it', async (field, change) => {
    const { outcome, calls } = pay(RETURN, { json: { ...PAID, ...change } }, DONE);
    expect(await outcome).toEqual({ state: 'unknown', doubt: { why: 'contradiction', field }, netCancel: 'cancelled' });
    expect(calls[1]?.url).toBe(`${API}/payments/netcancel`);
  });

  it('rejects an approval that is not paid', async () => {
    const { outcome } = pay(RETURN, { json: { ...PAID, status: 'ready' } }, DONE);
    expect(await outcome).toMatchObject({ state: 'unknown', netCancel: 'cancelled' });
  });

  it.each([...SILENT_REPLIES, ['its own doubt', { json: { resultCode: 'A299' } }, 'provider-unsure'] as const])(
    'net-cancels the order after %s',
    async (_name, reply, why) => {
      const { outcome, calls } = pay(RETURN, reply, DONE);
      expect(await outcome).toMatchObject({ state: 'unknown', doubt: { why }, netCancel: 'cancelled' });
      expect(jsonOf(calls[1])).toMatchObject({ orderId: 'order-1' });
    },
  );

  it('does not cancel an order that was approved before', async () => {
    const { outcome, calls } = pay(RETURN, { json: { resultCode: 'A225' } });
    expect(await outcome).toEqual({
      state: 'unknown',
      doubt: { why: 'order-used', code: 'A225' },
      netCancel: 'not-offered',
    });
    expect(calls).toHaveLength(1);
  });

  it('opens with its required fields, bound to the session', () => {
    const opened = { ...OPENED, device: 'pc' } as const;
    const payment = at().nicepay.readyPayment({ ...opened, ...EXPECTED, goodsName: '동네세탁' });
    expect(payment.action).toBe('/provider/nicepay/window');
    expect(payment.fields).toEqual({
      clientId: 'client-1',
      method: 'card',
      orderId: 'order-1',
      amount: '12900',
      goodsName: '동네세탁',
      returnUrl: 'r',
      mallReserved: SID,
    });
    const card = at().nicepay.readyRegistration(opened);
    expect(card.action).toBe('/provider/nicepay/card-form');
    expect(card.fields).toMatchObject({
      clientId: 'client-1',
      orderId: CARD_ORDER,
      amount: '0',
      returnUrl: 'r',
      mallReserved: SID,
      // printf '%s' 'R826468e786cba18b36fc30698109e70967bcde2026-03-02T00:00:00.123Zsecret-6' | openssl dgst -sha256 -r
      signData: 'ec65b79803894c3b9b76eb8701a3e9002751120bb6b6780dd8ce6504b2f92f29',
    });
  });

  it('cuts a product name between two characters', () => {
    const { fields } = at().nicepay.readyPayment({
      ...OPENED,
      ...EXPECTED,
      goodsName: '가'.repeat(14),
    });
    expect(fields['goodsName']).toBe('가'.repeat(13));
  });
});

describe('NicePay billing keys', () => {
  it('are made from the encrypted result of its card form', async () => {
    const { nicepay, calls } = at({
      json: {
        resultCode: '0000',
        orderId: CARD_ORDER,
        bid: 'key-5',
        cardCode: '04',
        cardName: '[삼성]',
        cardNo: '4111111111111234',
      },
    });
    expect(await nicepay.finishRegistration(CARD_RETURN, EXPECTED)).toEqual({
      state: 'registered',
      card: { billingKey: 'key-5', issuerCode: '04', issuerName: '삼성', lastFour: '1234' },
    });
    expect(calls[0]?.url).toBe(`${API}/subscribe/regist`);
    expect(jsonOf(calls[0])).toMatchObject({ encData: 'c0ffee', orderId: CARD_ORDER });
  });

  it('are rejected when unsigned, refused, missing, or of another order', async () => {
    const register = (change: Record<string, string>, json: Record<string, string>) =>
      at({ json }).nicepay.finishRegistration({ ...CARD_RETURN, ...change }, EXPECTED);
    expect(await register({ signature: '' }, {})).toMatchObject({ code: 'WRONG_SIGNATURE' });
    expect(await register({ orderId: 'order-1' }, {})).toMatchObject({ code: 'WRONG_ORDER' });
    expect(await register({}, { resultCode: 'F201', resultMsg: '이미 등록된 카드 입니다' })).toMatchObject({
      state: 'refused',
      code: 'F201',
    });
    expect(await register({}, { resultCode: '0000', orderId: 'x', bid: 'b' })).toMatchObject({
      doubt: { field: 'order' },
    });
    expect(await register({}, { resultCode: '0000', orderId: CARD_ORDER })).toMatchObject({
      doubt: { field: 'billingKey' },
    });
  });

  it('charge and expire', async () => {
    const { nicepay, calls } = at(
      { json: PAID },
      DONE,
      { json: { resultCode: 'A126' } },
      { json: { resultCode: 'A255', resultMsg: '타 상점 빌키' } },
    );
    expect(await nicepay.charge(CHARGE)).toMatchObject({ state: 'approved', payment: { tid: 'tid-8' } });
    const removal = { billingKey: 'key-5', orderId: 'order-2', now: NOW };
    expect(await nicepay.removeCard(removal)).toEqual({ state: 'removed' });
    expect(await nicepay.removeCard(removal)).toEqual({ state: 'removed' });
    expect(await nicepay.removeCard(removal)).toMatchObject({ state: 'refused', code: 'A255' });
    expect(calls.slice(0, 2).map(({ url }) => url)).toEqual([
      `${API}/subscribe/key-5/payments`,
      `${API}/subscribe/key-5/expire`,
    ]);
    expect(jsonOf(calls[0])).toMatchObject({
      orderId: 'order-1',
      amount: 12_900,
      cardQuota: 0,
      useShopInterest: false,
    });
  });

  it.each([
    ['F112', 'refused'],
    ['3041', 'refused'],
    ['P015', 'unknown'],
    ['A299', 'unknown'],
  ])('answer %s with %s', async (resultCode, state) => {
    const { nicepay, calls } = at({ json: { resultCode, resultMsg: '안 돼요' } });
    expect(await nicepay.charge(CHARGE)).toMatchObject({ state });
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['order', { orderId: 'order-2' }],
    ['amount', { amount: 1_000, signature: '' }],
    ['signature', { signature: 'x' }],
    ['tid', { tid: '', signature: '' }],
  ])('report an unknown outcome for a charge with another %s', async (field, change) => {
    const { nicepay } = at({ json: { ...PAID, ...change } });
    expect(await nicepay.charge(CHARGE)).toMatchObject({ state: 'unknown', doubt: { why: 'contradiction', field } });
  });

  it('report an unknown outcome for an unpaid charge', async () => {
    const { nicepay } = at({ json: { ...PAID, status: 'ready' } });
    expect(await nicepay.charge(CHARGE)).toMatchObject({ state: 'unknown', netCancel: 'not-offered' });
  });

  it.each(SILENT_REPLIES)('report an unknown outcome after %s', async (_name, reply, why) => {
    const unknown = { state: 'unknown', doubt: { why }, netCancel: 'not-offered' };
    expect(await withoutWaiting(() => at(reply).nicepay.charge(CHARGE))).toEqual(unknown);
    expect(await withoutWaiting(() => at(reply).nicepay.removeCard(CHARGE))).toEqual(unknown);
    expect(await withoutWaiting(() => at(reply).nicepay.finishRegistration(CARD_RETURN, EXPECTED))).toEqual(unknown);
  });
});

describe('later calls to NicePay', () => {
  const question = {
    orderId: 'order-1',
    tid: null,
    amountWon: 12_900,
    sentAt: new Date('2026-03-01T15:30:00Z'),
    now: NOW,
  };

  it('refund the whole or a part', async () => {
    const { nicepay, calls } = at(DONE, DONE);
    const refund = { tid: 'tid-8', orderId: 'refund-1', part: null, reason: '취소', now: NOW };
    expect(await nicepay.refund(refund)).toEqual({ state: 'refunded' });
    expect(await nicepay.refund({ ...refund, part: { amountWon: 2_900, leftWon: 10_000 } })).toEqual({
      state: 'refunded',
    });
    expect(calls[0]?.url).toBe(`${API}/payments/tid-8/cancel`);
    expect(jsonOf(calls[0])).not.toHaveProperty('cancelAmt');
    expect(jsonOf(calls[1])).toMatchObject({ reason: '취소', orderId: 'refund-1', cancelAmt: 2_900 });
  });

  it('look up by tid, or by order and day in Seoul', async () => {
    const { nicepay, calls } = at({ json: PAID }, { json: PAID });
    expect(await nicepay.lookUp(question)).toMatchObject({ state: 'approved', payment: { tid: 'tid-8' } });
    expect(await nicepay.lookUp({ ...question, tid: 'tid-8' })).toMatchObject({ state: 'approved' });
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${API}/payments/find/order-1?orderDate=20260302`,
      `GET ${API}/payments/tid-8`,
    ]);
  });

  it.each([
    [{ status: 'cancelled' }, 'cancelled'],
    [{ status: 'failed' }, 'not-found'],
    [{ status: 'partialCancelled' }, 'approved'],
    [{ resultCode: 'A118' }, 'not-found'],
    [{ resultCode: 'U304' }, 'unknown'],
    [{ orderId: 'order-2' }, 'unknown'],
    [{ amount: 1_000 }, 'unknown'],
    [{ signature: 'x' }, 'unknown'],
  ])('turn the answer %j into %j', async (change, state) => {
    expect(await at({ json: { ...PAID, ...change } }).nicepay.lookUp(question)).toMatchObject({ state });
  });
});

describe('NicePay webhook', () => {
  const read = (body: string) => at().nicepay.readWebhook({}, body);

  it('is an event when it is signed', () => {
    expect(read(JSON.stringify(PAID))).toEqual({
      state: 'event',
      event: { tid: 'tid-8', orderId: 'order-1', status: 'paid', amountWon: 12_900 },
    });
    expect(NICEPAY_WEBHOOK_ANSWER).toEqual({ status: 200, contentType: 'text/html', body: 'OK' });
  });

  it('is rejected when its names do not fit a database', () => {
    expect(read(JSON.stringify({ ...PAID, orderId: 'order\u0000' }))).toMatchObject({ code: 'WRONG_ORDER' });
  });

  it.each([
    ['another amount', JSON.stringify({ ...PAID, amount: 1 })],
    ['another tid', JSON.stringify({ ...PAID, tid: 'tid-9' })],
    ['another time', JSON.stringify({ ...PAID, ediDate: '2026-03-03T09:00:01.000+0900' })],
    ['no signature', JSON.stringify({ ...PAID, signature: undefined })],
    ['invalid JSON', 'tid=tid-8'],
  ])('is rejected with %s', (_name, body) => {
    expect(read(body)).toMatchObject({ state: 'refused', by: 'us', code: 'WRONG_SIGNATURE' });
  });
});
