import { inicisProvider } from '../..';
import { INICIS, OPENED, ORDERED, paysAt, SID } from '#testing/money/provider-cases';
import { formOf, scriptedFetch, SILENT_REPLIES, type ScriptedReply } from '#testing/money/scripted-fetch';

const EXPECTED = { ...ORDERED, sid: SID, device: 'mobile' } as const;

const CARD_RETURN = {
  resultcode: '00',
  resultmsg: '성공',
  tid: 'tid-8',
  billkey: 'key-5',
  cardno: '411111******1234',
  cardcd: '04',
  merchantRedirectData: SID,
};
const PAID_RETURN = {
  P_STATUS: '00',
  P_RMESG1: '정상',
  P_TID: 'auth-7',
  P_REQ_URL: 'https://fcmobile.inicis.com/smart/payReq.ini',
  P_AMT: '12900',
  idc_name: 'fc',
};
const PAID_ANSWER = {
  P_STATUS: '00',
  P_TID: 'tid-8',
  P_OID: 'order-1',
  P_AMT: '12900',
  P_MID: 'INIpayTest',
  P_AUTH_DT: '20260302090001',
  P_CARD_NUM: '529942*********0',
  P_FN_NM: '현대',
};
const asText = (fields: Record<string, string>): ScriptedReply => ({ text: new URLSearchParams(fields).toString() });

const register = (change: Record<string, string>) =>
  inicisProvider(INICIS, scriptedFetch().fetch).finishRegistration({ ...CARD_RETURN, ...change }, EXPECTED);
const pay = paysAt((fetch) => inicisProvider(INICIS, fetch), EXPECTED);

describe('KG Inicis on a phone', () => {
  it('opens its pages with every required field, bound to the session', () => {
    const { readyPayment, readyRegistration } = inicisProvider(INICIS, scriptedFetch().fetch);
    const opened = { ...OPENED, ...EXPECTED, goodsName: '동네세탁' };
    const payment = readyPayment(opened);
    expect(payment.action).toBe('/provider/inicis/mobile/payment');
    expect(payment.fields).toMatchObject({
      P_INI_PAYMENT: 'CARD',
      P_MID: 'INIpayTest',
      P_OID: 'order-1',
      P_AMT: '12900',
      P_GOODS: '동네세탁',
      P_UNAME: '김세탁',
      P_NEXT_URL: 'r',
      P_NOTI: SID,
      P_TIMESTAMP: '1772409600123',
    });
    const card = readyRegistration(opened);
    expect(card.action).toBe('/provider/inicis/mobile/billing');
    expect(card.fields).toMatchObject({
      mid: 'INIpayTest',
      buyerTel: '01000000000',
      buyerEmail: 'member@example.com',
      buyerName: '김세탁',
      price: '0',
      timestamp: '20260302090000',
      returnUrl: 'r',
      merchantRedirectData: SID,
    });
  });

  it('registers the card of its session', async () => {
    expect(await register({})).toEqual({
      state: 'registered',
      card: { billingKey: 'key-5', issuerCode: '04', issuerName: '현대', lastFour: '1234' },
    });
    expect(await register({ resultcode: '01', resultmsg: '[01]유효기간 오류' })).toEqual({
      state: 'refused',
      by: 'provider',
      code: '01',
      message: '유효기간 오류',
    });
  });

  it.each([
    ['session', { merchantRedirectData: 'another-session' }, 'WRONG_SESSION'],
    ['session', { merchantRedirectData: '' }, 'WRONG_SESSION'],
    ['order', { orderid: 'order-1' }, 'WRONG_ORDER'],
    ['mid', { mid: 'other' }, 'WRONG_MID'],
    ['tid', { tid: '' }, 'WRONG_TID'],
    ['billing key', { billkey: '' }, 'WRONG_BILLINGKEY'],
  ])('rejects a card with another %s', async (_field, change, code) => {
    expect(await register(change)).toMatchObject({ state: 'refused', by: 'us', code });
  });

  it('rejects an unsigned key for a window opened on a computer', async () => {
    const { finishRegistration } = inicisProvider(INICIS, scriptedFetch().fetch);
    expect(await finishRegistration(CARD_RETURN, { ...EXPECTED, device: 'pc' })).toMatchObject({ state: 'refused' });
  });

  it('approves a payment at the data centre that returned it', async () => {
    const { outcome, calls } = pay(PAID_RETURN, asText(PAID_ANSWER));
    expect(await outcome).toEqual({
      state: 'approved',
      payment: {
        tid: 'tid-8',
        approvedAt: new Date('2026-03-02T00:00:01Z'),
        amountWon: 12_900,
        issuerName: '현대',
        lastFour: '***0',
      },
    });
    expect(calls.map(({ url }) => url)).toEqual([PAID_RETURN.P_REQ_URL]);
    expect(formOf(calls[0])).toEqual({ P_MID: 'INIpayTest', P_TID: 'auth-7' });
  });

  it('returns the reason of a refusal', async () => {
    const refused = { state: 'refused', by: 'provider', code: '01', message: '한도초과' };
    expect(await pay({ P_STATUS: '01', P_RMESG1: '[01|한도초과]' }).outcome).toEqual(refused);
    expect(await pay(PAID_RETURN, asText({ P_STATUS: '01', P_RMESG1: '한도초과' })).outcome).toEqual(refused);
  });

  it.each([
    ['amount', { P_AMT: '1000' }, 'WRONG_AMOUNT'],
    ['session', { P_NOTI: 'another-session' }, 'WRONG_SESSION'],
    ['mid', { P_MID: 'other' }, 'WRONG_MID'],
    ['tid', { P_TID: '' }, 'WRONG_TID'],
    ['data centre', { idc_name: 'ks' }, 'WRONG_HOST'],
    ['host', { P_REQ_URL: 'https://evil.example/smart/payReq.ini' }, 'WRONG_HOST'],
  ])('makes no call when the returned %s differs', async (_field, change, code) => {
    const { outcome, calls } = pay({ ...PAID_RETURN, ...change }, asText(PAID_ANSWER));
    expect(await outcome).toMatchObject({ state: 'refused', by: 'us', code });
    expect(calls).toEqual([]);
  });

  it.each([
    ['order', { P_OID: 'order-2' }],
    ['amount', { P_AMT: '1000' }],
    ['mid', { P_MID: 'other' }],
    ['tid', { P_TID: '' }],
  ])('rejects an approval with another %s and cancels it', async (field, change) => {
    const { outcome } = pay(PAID_RETURN, asText({ ...PAID_ANSWER, ...change }), asText({ P_STATUS: '00' }));
    expect(await outcome).toEqual({ state: 'unknown', doubt: { why: 'contradiction', field }, netCancel: 'cancelled' });
  });

  it('cancels the approved order when it differs from the expected one', async () => {
    const { outcome, calls } = pay(
      PAID_RETURN,
      asText({ ...PAID_ANSWER, P_OID: 'order-2', P_AMT: '15000' }),
      asText({ P_STATUS: '00' }),
    );
    expect(await outcome).toMatchObject({ state: 'unknown', netCancel: 'cancelled' });
    expect(formOf(calls[1])).toEqual({ ...formOf(calls[0]), P_AMT: '15000', P_OID: 'order-2' });
  });

  it('looks up a return that was used before', async () => {
    const { outcome, calls } = pay(PAID_RETURN, asText({ P_STATUS: 'V202', P_RMESG1: '이미 사용된 인증' }));
    expect(await outcome).toMatchObject({ state: 'unknown', doubt: { why: 'order-used' }, netCancel: 'not-offered' });
    expect(calls).toHaveLength(1);
  });

  it.each(SILENT_REPLIES)('cancels an approval that ended in %s', async (_name, reply, why) => {
    const { outcome, calls } = pay(PAID_RETURN, reply, asText({ P_STATUS: '00' }));
    expect(await outcome).toEqual({ state: 'unknown', doubt: { why }, netCancel: 'cancelled' });
    expect(calls[1]?.url).toBe('https://fcmobile.inicis.com/smart/payNetCancel.ini');
    expect(formOf(calls[1])).toEqual({ ...formOf(calls[0]), P_AMT: '12900', P_OID: 'order-1' });
  });
});
