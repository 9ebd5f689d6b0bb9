import { TEST_INICIS_KEYS as KEYS } from '#testing/money/card-keys';
import { inicisProvider } from '../..';
import { CHARGE, NOW, ORDERED } from '#testing/money/provider-cases';
import {
  formOf,
  scriptedFetch,
  SILENT_REPLIES,
  withoutWaiting,
  type ScriptedReply,
} from '#testing/money/scripted-fetch';

const REFUND = { tid: 'tid-8', orderId: 'refund-1', part: null, reason: '취소', now: NOW };
const QUESTION = { ...ORDERED, tid: null, sentAt: new Date(NOW.getTime() - 60_000) };

const at = (...replies: readonly ScriptedReply[]) => {
  const { fetch, calls } = scriptedFetch(...replies);
  return { inicis: inicisProvider(KEYS, fetch), calls };
};

describe('INIAPI', () => {
  it('charges a card by a form, never by JSON', async () => {
    const { inicis, calls } = at({ json: { resultCode: '00', tid: 'tid-8', payAuthCode: '12345678' } });
    expect(await inicis.charge(CHARGE)).toEqual({
      state: 'approved',
      payment: { tid: 'tid-8', approvedAt: NOW, amountWon: 12_900, issuerName: null, lastFour: null },
    });
    expect(calls[0]?.url).toBe('http://127.0.0.1:4000/provider/inicis/api/v1/billing');
    expect(calls[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(formOf(calls[0])).toMatchObject({
      type: 'Billing',
      paymethod: 'Card',
      timestamp: '20260302090000',
      moid: 'order-1',
      price: '12900',
      billKey: 'key-5',
      authentification: '00',
    });
  });

  it('reads time, amount and four card digits from a successful answer', async () => {
    const { inicis } = at({
      json: {
        resultCode: '00',
        tid: 't',
        price: '12900',
        payDate: '20260302',
        payTime: '090001',
        cardCode: '06',
        cardNumber: '4111111111111234',
      },
    });
    expect(await inicis.charge(CHARGE)).toMatchObject({
      payment: { approvedAt: new Date('2026-03-02T00:00:01Z'), issuerName: '국민', lastFour: '1234' },
    });
  });

  it('returns the reason of a refused charge or refund', async () => {
    const no: ScriptedReply = { json: { resultCode: '01', resultMsg: '[1195] 빌링 미등록 거래' } };
    const refused = { state: 'refused', by: 'provider', code: '01', message: '빌링 미등록 거래' };
    expect(await at(no).inicis.charge(CHARGE)).toEqual(refused);
    expect(await at(no).inicis.refund(REFUND)).toEqual(refused);
  });

  it.each([
    ['amount', { price: '1000' }],
    ['order', { moid: 'order-2' }],
    ['mid', { mid: 'other' }],
    ['tid', { tid: '' }],
  ])('rejects a charge with another %s', async (field, change) => {
    const { inicis } = at({ json: { resultCode: '00', tid: 'tid-8', ...change } });
    expect(await inicis.charge(CHARGE)).toMatchObject({ state: 'unknown', doubt: { why: 'contradiction', field } });
  });

  it('refunds everything, or a part with the remainder', async () => {
    const { inicis, calls } = at({ json: { resultCode: '00' } }, { json: { resultCode: '00' } });
    expect(await inicis.refund(REFUND)).toEqual({ state: 'refunded' });
    expect(await inicis.refund({ ...REFUND, part: { amountWon: 2_900, leftWon: 10_000 } })).toEqual({
      state: 'refunded',
    });
    expect(formOf(calls[0])).toMatchObject({ type: 'Refund', tid: 'tid-8', msg: '취소' });
    expect(formOf(calls[0])).not.toHaveProperty('price');
    expect(formOf(calls[1])).toMatchObject({ type: 'PartialRefund', price: '2900', confirmPrice: '10000' });
  });

  it.each(SILENT_REPLIES)('returns an unknown outcome after %s', async (_name, reply, why) => {
    const unknown = { state: 'unknown', doubt: { why }, netCancel: 'not-offered' };
    expect(await withoutWaiting(() => at(reply).inicis.charge(CHARGE))).toEqual(unknown);
    expect(await withoutWaiting(() => at(reply).inicis.refund(REFUND))).toEqual(unknown);
    expect(await withoutWaiting(() => at(reply).inicis.lookUp(QUESTION))).toEqual(unknown);
  });

  it.each([
    ['0', 'approved'],
    ['1', 'cancelled'],
    ['9', 'not-found'],
    ['7', 'unknown'],
  ])('looks up status %s as %s', async (status, state) => {
    const { inicis, calls } = at({ json: { resultCode: '00', tid: 'tid-8', price: '12900', status } });
    expect(await inicis.lookUp(QUESTION)).toMatchObject({ state });
    expect(formOf(calls[0])).toMatchObject({ type: 'Extra', paymethod: 'Inquiry', oid: 'order-1', originalTid: '' });
  });

  it.each([
    ['order', { oid: 'order-2' }],
    ['amount', { price: '1' }],
    ['tid', { tid: 'tid-9' }],
  ])('rejects a look-up with another %s', async (field, change) => {
    const { inicis } = at({ json: { resultCode: '00', tid: 'tid-8', price: '12900', status: '0', ...change } });
    const outcome = await inicis.lookUp({ ...QUESTION, tid: 'tid-8' });
    expect(outcome).toMatchObject({ state: 'unknown', doubt: { why: 'contradiction', field } });
  });

  it('keeps keys for ever and sends no webhooks', async () => {
    const { inicis, calls } = at();
    expect(await inicis.removeCard(CHARGE)).toEqual({ state: 'not-offered' });
    expect(inicis.readWebhook({}, '{}')).toMatchObject({ state: 'refused', code: 'NOT_OFFERED' });
    expect(calls).toEqual([]);
  });
});
