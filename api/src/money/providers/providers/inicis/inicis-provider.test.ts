import { createHash } from 'node:crypto';
import type { ProviderFetch } from '#base';
import { inicisProvider } from '../..';
import { CARD_ORDER, INICIS, NOW, OPENED, ORDERED, paysAt, registersAt, SID } from '#testing/money/provider-cases';
import { formOf, scriptedFetch, SILENT_REPLIES } from '#testing/money/scripted-fetch';

const PAYMENT = { ...ORDERED, goodsName: '동네세탁' };

const PC_RETURN = {
  resultCode: '0000',
  resultMsg: '성공',
  mid: 'INIpayTest',
  orderNumber: 'order-1',
  authToken: 'token-9',
  authUrl: 'https://fcstdpay.inicis.com/api/payAuth',
  netCancelUrl: 'https://fcstdpay.inicis.com/api/netCancel',
  idc_name: 'fc',
  merchantData: SID,
};
const signed = (order: string) =>
  createHash('sha256').update(`mid=INIpayTest&MOID=${order}&tstamp=1772409600123`).digest('hex');
const PC_ANSWER = {
  resultCode: '0000',
  tid: 'tid-8',
  MOID: 'order-1',
  TotPrice: '12900',
  applDate: '20260302',
  applTime: '090001',
  CARD_Num: '4111111111111234',
  CARD_Code: '14',
  authSignature: signed('order-1'),
};
const CARD_RETURN = { ...PC_RETURN, orderNumber: CARD_ORDER };
const CARD_ANSWER = {
  ...PC_ANSWER,
  MOID: CARD_ORDER,
  TotPrice: '0',
  CARD_BillKey: 'key-5',
  authSignature: signed(CARD_ORDER),
};

const onPc = (fetch: ProviderFetch) => inicisProvider(INICIS, fetch);
const payOnPc = paysAt(onPc, { ...PAYMENT, sid: SID, device: 'pc' });
const registerOnPc = registersAt(onPc, { sid: SID, device: 'pc', now: NOW });

describe('KG Inicis on a computer', () => {
  it('approves a payment with equal fields and keeps four card digits', async () => {
    const { outcome, calls } = payOnPc(PC_RETURN, { json: PC_ANSWER });
    expect(await outcome).toEqual({
      state: 'approved',
      payment: {
        tid: 'tid-8',
        approvedAt: new Date('2026-03-02T00:00:01Z'),
        amountWon: 12_900,
        issuerName: '신한',
        lastFour: '1234',
      },
    });
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://fcstdpay.inicis.com/api/payAuth',
    ]);
    expect(formOf(calls[0])).toMatchObject({
      mid: 'INIpayTest',
      authToken: 'token-9',
      charset: 'UTF-8',
      format: 'JSON',
    });
  });

  it('registers a card by its billing key without its number', async () => {
    const outcome = await registerOnPc(CARD_RETURN, { json: CARD_ANSWER }).outcome;
    expect(outcome).toEqual({
      state: 'registered',
      card: { billingKey: 'key-5', issuerCode: '14', issuerName: '신한', lastFour: '1234' },
    });
    expect(JSON.stringify(outcome)).not.toContain('41111111');
  });

  it('requests a billing key in the window only', () => {
    const { readyPayment, readyRegistration } = inicisProvider(INICIS, scriptedFetch().fetch);
    const opened = { ...OPENED, device: 'pc' } as const;
    expect(readyRegistration(opened).fields).toMatchObject({
      oid: CARD_ORDER,
      price: '0',
      acceptmethod: 'centerCd(Y):BILLAUTH(Card)',
      use_chkfake: 'Y',
    });
    expect(readyPayment({ ...opened, ...PAYMENT }).fields['acceptmethod']).toBe('centerCd(Y)');
  });

  it('returns the reason of a refusal and cancels nothing', async () => {
    const refused = { state: 'refused', by: 'provider', message: '한도초과' };
    const window = payOnPc({ resultCode: 'V013', resultMsg: '[F104|카드사 거절|한도초과]' });
    expect(await window.outcome).toEqual({ ...refused, code: 'V013' });
    const approval = payOnPc(PC_RETURN, { json: { resultCode: 'R101', resultMsg: '카드사|한도초과[51]' } });
    expect(await approval.outcome).toEqual({ ...refused, code: 'R101' });
    expect([window.calls.length, approval.calls.length]).toEqual([0, 1]);
  });

  it.each([
    ['mid', { mid: 'other' }, 'WRONG_MID'],
    ['session', { merchantData: 'another-session' }, 'WRONG_SESSION'],
    ['order', { orderNumber: 'order-2' }, 'WRONG_ORDER'],
    ['data centre', { idc_name: 'ks' }, 'WRONG_HOST'],
    ['unknown data centre', { idc_name: '__proto__' }, 'WRONG_HOST'],
    ['staging data centre', { idc_name: 'stg', authUrl: 'https://stgstdpay.inicis.com/api/payAuth' }, 'WRONG_HOST'],
    ['host', { authUrl: 'https://fcstdpay.inicis.com.evil.example/api/payAuth' }, 'WRONG_HOST'],
    ['host behind a name', { authUrl: 'https://fcstdpay.inicis.com@evil.example/api' }, 'WRONG_HOST'],
    ['host with a name', { authUrl: 'https://me@fcstdpay.inicis.com/api' }, 'WRONG_HOST'],
    ['scheme', { authUrl: 'http://fcstdpay.inicis.com/api/payAuth' }, 'WRONG_HOST'],
    ['port', { authUrl: 'https://fcstdpay.inicis.com:8443/api/payAuth' }, 'WRONG_HOST'],
    ['address', { authUrl: 'payAuth' }, 'WRONG_HOST'],
    ['host of the net cancel', { netCancelUrl: 'https://169.254.169.254/latest' }, 'WRONG_HOST'],
    ['token', { authToken: '' }, 'WRONG_AUTHTOKEN'],
  ])('makes no call when the returned %s differs', async (_field, change, code) => {
    const { outcome, calls } = payOnPc({ ...PC_RETURN, ...change }, { json: PC_ANSWER });
    expect(await outcome).toMatchObject({ state: 'refused', by: 'us', code });
    expect(calls).toEqual([]);
  });

  it('accepts only the provider’s own folder of this machine', async () => {
    const base = 'http://127.0.0.1:4000/provider/inicis';
    const keys = { ...INICIS, pcBases: { fc: base } };
    const pay = (authUrl: string) =>
      inicisProvider(keys, scriptedFetch({ json: PC_ANSWER }).fetch).finishPayment(
        { ...PC_RETURN, authUrl, netCancelUrl: `${base}/cancel` },
        { ...PAYMENT, sid: SID, device: 'pc' },
      );
    expect(await pay(`${base}/pay`)).toMatchObject({ state: 'approved' });
    expect(await pay(`${base}/../faults`)).toMatchObject({ code: 'WRONG_HOST' });
    expect(await pay(`${base}-else/pay`)).toMatchObject({ code: 'WRONG_HOST' });
  });

  it.each([
    ['mid', { mid: 'other' }],
    ['order', { MOID: 'order-2', authSignature: signed('order-2') }],
    ['amount', { TotPrice: '1000' }],
    ['amount', { TotPrice: '' }],
    ['signature', { authSignature: signed('order-2') }],
    ['signature', { authSignature: '' }],
    [
      'signature',
      { authSignature: createHash('sha256').update('mid=INIpayTest&MOID=order-1&tstamp=1772409600122').digest('hex') },
    ],
    ['tid', { tid: '' }],
  ])('rejects an answer with another %s and cancels it', async (field, change) => {
    const { outcome, calls } = payOnPc(
      PC_RETURN,
      { json: { ...PC_ANSWER, ...change } },
      { json: { resultCode: '0000' } },
    );
    expect(await outcome).toEqual({
      state: 'unknown',
      doubt: { why: 'contradiction', field },
      netCancel: 'cancelled',
    });
    expect(calls[1]).toEqual({ ...calls[0], url: 'https://fcstdpay.inicis.com/api/netCancel' });
  });

  it('cancels a registration without a billing key', async () => {
    const { outcome } = registerOnPc(
      CARD_RETURN,
      { json: { ...CARD_ANSWER, CARD_BillKey: '' } },
      { json: { resultCode: '0000' } },
    );
    expect(await outcome).toMatchObject({ doubt: { field: 'billingKey' }, netCancel: 'cancelled' });
  });

  it.each(SILENT_REPLIES)('cancels with the same body after %s', async (_name, reply, why) => {
    for (const finish of [
      () => payOnPc(PC_RETURN, reply, { json: { resultCode: '0000' } }),
      () => registerOnPc(CARD_RETURN, reply, { json: { resultCode: '0000' } }),
    ]) {
      const { outcome, calls } = finish();
      expect(await outcome).toEqual({ state: 'unknown', doubt: { why }, netCancel: 'cancelled' });
      expect(calls).toHaveLength(2);
      expect(calls[1]).toEqual({ ...calls[0], url: 'https://fcstdpay.inicis.com/api/netCancel' });
    }
  });

  it.each([
    ['refused', { json: { resultCode: 'R201' } }],
    ['unanswered', 'never'],
    ['unanswered', { text: '<html>' }],
  ] as const)('reports that the net cancel was %s', async (netCancel, reply) => {
    expect(await payOnPc(PC_RETURN, 'never', reply).outcome).toMatchObject({ state: 'unknown', netCancel });
  });
});
