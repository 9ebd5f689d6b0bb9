import {
  CLOSINGS,
  useCardSandbox,
  type Form,
  formOf,
  ledgerOf,
  postForm,
  RETURN_URL,
  returnedFrom,
} from '../testing/card-sandbox';
import { inicisShop, MID, MOBILE_BILLING, MOBILE_PAYMENT, sha512 } from '../testing/inicis-shop';

const api = useCardSandbox();

const { ask, mobileBilling, refund, mobilePayment, approveMobile, netCancelMobile } = inicisShop(() => api);

describe('mobile windows of the sandbox Inicis', () => {
  it('register a card and return its billing key', async () => {
    const form = mobileBilling();
    expect((await returnedFrom(api, MOBILE_BILLING, form, '1234')).fields).toEqual({
      resultcode: '00',
      resultmsg: '성공',
      mid: MID,
      orderid: form['orderId'],
      merchantRedirectData: 'a-sid',
      tid: expect.stringMatching(/^INISBX/),
      billkey: expect.stringMatching(/^BILL/),
      cardno: '************1234',
      cardcd: '11',
    });
  });

  it.each<[string, string, Form]>([
    ['V101', '0000', { mid: 'another' }],
    ['V105', '0000', { timestamp: String(Date.parse('2026-03-02T09:20:00+09:00')) }],
    ['V108', '0000', { hashdata: sha512('another') }],
    ['V801', '0000', { choice: 'cancel' }],
    ['8051', '0051', {}],
    ['8054', '0054', {}],
    ['8014', '0014', {}],
  ])('register nothing and return %s for …%s with %j', async (code, lastFour, { choice = 'go', ...change }) => {
    const { action, fields } = formOf((await postForm(api, MOBILE_BILLING, mobileBilling(change))).body);
    const returned = action.endsWith('/card')
      ? await returnedFrom(api, MOBILE_BILLING, mobileBilling(change), lastFour, { choice })
      : { fields };
    expect([returned.fields['resultcode'], returned.fields['billkey']]).toEqual([code, undefined]);
  });

  it('return late, unsigned, twice or never, by card number', async () => {
    expect((await returnedFrom(api, MOBILE_BILLING, mobileBilling(), '5555')).fields['resultcode']).toBe('00');
    expect(api.outside.waits).toEqual([12_000]);
    const unsigned = (await returnedFrom(api, MOBILE_BILLING, mobileBilling(), '6666')).fields;
    expect([unsigned['resultcode'], unsigned['tid'], unsigned['billkey']]).toEqual(['00', undefined, undefined]);
    const { fields } = await returnedFrom(api, MOBILE_BILLING, mobileBilling(), '7777');
    expect(api.outside.posts.map(({ body }) => body)).toEqual([new URLSearchParams(fields).toString()]);
    expect((await returnedFrom(api, MOBILE_BILLING, mobileBilling(), '9999')).action).toBe('');
  });

  it('return as from 취소 when closed, without another address', async () => {
    for (const [lastFour, change] of CLOSINGS) {
      const registration = await returnedFrom(api, MOBILE_BILLING, mobileBilling(), lastFour, change);
      expect([registration.action, registration.fields['resultcode']]).toEqual([RETURN_URL, 'V801']);
      const payment = await returnedFrom(api, MOBILE_PAYMENT, mobilePayment(), lastFour, change);
      expect([payment.action, payment.fields['P_STATUS']]).toEqual([RETURN_URL, 'V801']);
    }
  });

  it('take one payment, which P_REQ_URL approves once', async () => {
    const form = mobilePayment();
    const { fields } = await returnedFrom(api, MOBILE_PAYMENT, form, '0000');
    expect(fields).toEqual({
      P_STATUS: '00',
      P_RMESG1: '성공',
      P_AMT: '8900',
      P_NOTI: '',
      idc_name: 'stg',
      P_TID: expect.stringMatching(/^INISBX/),
      P_REQ_URL: 'http://127.0.0.1:4000/sandbox/inicis/mobile/approve',
    });
    const P_TID = fields['P_TID'] ?? '';
    expect((await approveMobile({ P_TID }, { P_MID: 'another' }))['P_STATUS']).toBe('V101');
    expect(await approveMobile({ P_TID })).toMatchObject({
      P_STATUS: '00',
      P_TID,
      P_OID: form['P_OID'],
      P_AMT: '8900',
    });
    expect((await approveMobile({ P_TID }))['P_STATUS']).toBe('V202');
    expect((await approveMobile({ P_TID: 'another' }))['P_STATUS']).toBe('V201');
    expect((await ledgerOf(api, form['P_OID'] ?? '')).map(({ tid, amount }) => [tid, amount])).toEqual([
      [P_TID, 8_900],
    ]);
    expect((await ask('api/v1/refund', refund(P_TID)))['resultCode']).toBe('00');
  });

  it.each<[string, Form]>([
    ['V101', { P_MID: 'another' }],
    ['V105', { P_TIMESTAMP: String(Date.parse('2026-03-02T09:20:00+09:00')) }],
    ['V108', { P_CHKFAKE: 'another' }],
    ['V107', { P_AMT: '0' }],
  ])('return the form of one payment with %s for %j', async (code, change) => {
    const { fields } = formOf((await postForm(api, MOBILE_PAYMENT, mobilePayment(change))).body);
    expect([fields['P_STATUS'], fields['P_TID']]).toEqual([code, undefined]);
  });

  it('accept only the hashed order and amount', async () => {
    for (const change of [{ P_OID: 'another' }, { P_AMT: '1' }])
      expect((await returnedFrom(api, MOBILE_PAYMENT, mobilePayment(), '0000', change)).fields['P_STATUS']).toBe(
        'V108',
      );
  });

  it.each([
    ['0051', '8051'],
    ['0054', '8054'],
    ['0014', '8014'],
    ['5555', '00'],
    ['9999', 'V901'],
  ])('answer the approval of …%s with %s', async (lastFour, status) => {
    const { fields } = await returnedFrom(api, MOBILE_PAYMENT, mobilePayment(), lastFour);
    expect((await approveMobile({ P_TID: fields['P_TID'] ?? '' }))['P_STATUS']).toBe(status);
  });

  it('net-cancel a payment once, and approve nothing afterwards', async () => {
    const form = mobilePayment();
    const { fields } = await returnedFrom(api, MOBILE_PAYMENT, form, '9999');
    const P_TID = fields['P_TID'] ?? '';
    await approveMobile({ P_TID });
    const { P_OID = '', P_AMT = '' } = form;
    const cancel = { P_TID, P_OID, P_AMT };
    expect(await netCancelMobile({ ...cancel, P_MID: 'another' })).toMatchObject({ P_STATUS: 'V101' });
    expect(await netCancelMobile({ ...cancel, P_TID: 'another' })).toMatchObject({ P_STATUS: 'V201' });
    expect(await netCancelMobile({ ...cancel, P_OID: 'another' })).toMatchObject({ P_STATUS: 'V109' });
    expect(await netCancelMobile({ ...cancel, P_AMT: '1' })).toMatchObject({ P_STATUS: 'V107' });
    expect(await netCancelMobile(cancel)).toEqual({ P_STATUS: '00', P_RMESG1: '성공', P_TID });
    expect(await netCancelMobile(cancel)).toMatchObject({ P_STATUS: 'R302' });
    expect((await ledgerOf(api, P_OID)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['charge', 8_900],
      ['cancel', 8_900],
    ]);
    const other = mobilePayment();
    const early = (await returnedFrom(api, MOBILE_PAYMENT, other, '0000')).fields['P_TID'] ?? '';
    const taken = { P_TID: early, P_OID: other['P_OID'] ?? '', P_AMT: '8900' };
    expect(await netCancelMobile(taken)).toMatchObject({ P_STATUS: '00' });
    expect((await approveMobile({ P_TID: early }))['P_STATUS']).toBe('V202');
  });
});
