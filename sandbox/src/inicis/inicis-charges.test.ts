import { useCardSandbox, type Form, ledgerOf } from '../testing/card-sandbox';
import { inicisShop, sha512 } from '../testing/inicis-shop';

const api = useCardSandbox();

const { ask, registered, charge, refund, refundPart, inquiry } = inicisShop(() => api);

describe('charges and refunds of the sandbox Inicis', () => {
  it('charge a registered card and refund it once', async () => {
    const form = charge(await registered());
    const answer = await ask('api/v1/billing', form);
    expect(answer).toEqual({
      resultCode: '00',
      resultMsg: '성공',
      tid: expect.stringMatching(/^INISBX/),
      payAuthCode: expect.stringMatching(/^\d{8}$/),
      payDate: '20260302',
      payTime: expect.stringMatching(/^10\d{4}$/),
      price: 12_000,
    });
    const tid = answer['tid'] ?? '';
    expect(await ask('api/v1/refund', refund(tid))).toMatchObject({ resultCode: '00', cancelDate: '20260302' });
    expect((await ask('api/v1/refund', refund(tid)))['resultCode']).toBe('R302');
    expect((await ledgerOf(api, form['moid'] ?? '')).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['charge', 12_000],
      ['cancel', 12_000],
    ]);
  });

  it.each<[string, Form]>([
    ['V101', { mid: 'another' }],
    ['V105', { timestamp: '20260302090000' }],
    ['V105', { timestamp: '20261302090000' }],
    ['V107', { price: '0' }],
    ['V108', { hashData: sha512('another') }],
    ['R101', { type: 'Auth' }],
    ['R201', { billKey: 'another' }],
  ])('reject a charge with %s for %j', async (code, change) => {
    const form = charge(await registered(), change);
    expect((await ask('api/v1/billing', form))['resultCode']).toBe(code);
    expect(await ledgerOf(api, form['moid'] ?? '')).toEqual([]);
  });

  it.each(['type', 'paymethod', 'timestamp', 'clientIp', 'moid', 'price', 'billKey'])(
    'reject a charge whose %s was changed after hashing',
    async (name) => {
      const changed = name === 'timestamp' ? '20260302100001' : '13';
      const answer = await ask('api/v1/billing', { ...charge(await registered()), [name]: changed });
      expect(answer['resultCode']).toBe('V108');
    },
  );

  it.each<[string, Form]>([
    ['V101', { mid: 'another' }],
    ['V105', { timestamp: '20260302090000' }],
    ['V108', { hashData: sha512('another') }],
    ['R101', { type: 'Cancel' }],
    ['R301', { tid: 'another' }],
  ])('reject a refund with %s for %j', async (code, change) => {
    const { tid = '' } = await ask('api/v1/billing', charge(await registered()));
    expect((await ask('api/v1/refund', refund(tid, change)))['resultCode']).toBe(code);
  });

  it('refund part after part until nothing is left', async () => {
    const form = charge(await registered());
    const { tid = '' } = await ask('api/v1/billing', form);
    const first = await ask('api/v1/refund', refundPart(tid, '2000', '10000'));
    expect(first).toEqual({
      resultCode: '00',
      resultMsg: '성공',
      cancelDate: '20260302',
      cancelTime: expect.stringMatching(/^10\d{4}$/),
      tid: expect.stringMatching(/^INISBX/),
      prtcTid: tid,
      prtcPrice: '2000',
      prtcRemains: '10000',
    });
    expect(first['tid']).not.toBe(tid);
    expect(await ask('api/v1/refund', refundPart(tid, '10000', '0'))).toMatchObject({ prtcRemains: '0' });
    expect((await ask('api/v1/refund', refundPart(tid, '1', '0')))['resultCode']).toBe('R302');
    expect((await ask('api/v1/refund', refund(tid)))['resultCode']).toBe('R302');
    expect((await ledgerOf(api, form['moid'] ?? '')).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['charge', 12_000],
      ['cancel', 2_000],
      ['cancel', 10_000],
    ]);
  });

  it('refund the remainder of parts as a whole', async () => {
    const form = charge(await registered());
    const { tid = '' } = await ask('api/v1/billing', form);
    await ask('api/v1/refund', refundPart(tid, '2000', '10000'));
    expect((await ask('api/v1/refund', refund(tid)))['resultCode']).toBe('00');
    expect((await ledgerOf(api, form['moid'] ?? '')).map(({ amount }) => amount)).toEqual([12_000, 2_000, 10_000]);
  });

  it('refund a part once when it is sent twice concurrently', async () => {
    const { tid = '' } = await ask('api/v1/billing', charge(await registered()));
    const part = refundPart(tid, '2000', '10000');
    const both = await Promise.all([ask('api/v1/refund', part), ask('api/v1/refund', part)]);
    expect(both.map(({ resultCode }) => resultCode).sort()).toEqual(['00', 'R303']);
  });

  it.each<[string, string, string, Form]>([
    ['R303', '12001', '0', {}],
    ['R303', '2000', '9999', {}],
    ['R303', '2000', '12000', {}],
    ['V107', '0', '12000', {}],
    ['V107', '', '', {}],
    ['V108', '2000', '10000', { hashData: sha512('another') }],
    ['R301', '2000', '10000', { tid: 'another' }],
  ])('reject a part with %s for %s of which %s are left, with %j', async (code, price, confirmPrice, change) => {
    const form = charge(await registered());
    const { tid = '' } = await ask('api/v1/billing', form);
    const { price: sent = '', confirmPrice: left = '', ...rest } = refundPart(tid, price, confirmPrice, change);
    const amounts = sent === '' ? {} : { price: sent, confirmPrice: left };
    expect((await ask('api/v1/refund', { ...rest, ...amounts }))['resultCode']).toBe(code);
    expect(await ledgerOf(api, form['moid'] ?? '')).toHaveLength(1);
  });

  it.each(['price', 'confirmPrice'])('reject a part whose %s was changed after hashing', async (name) => {
    const { tid = '' } = await ask('api/v1/billing', charge(await registered()));
    const answer = await ask('api/v1/refund', { ...refundPart(tid, '2000', '10000'), [name]: '13' });
    expect(answer['resultCode']).toBe('V108');
  });

  it('look up an order: unknown, paid, partly refunded, and fully', async () => {
    const form = charge(await registered());
    const oid = form['moid'] ?? '';
    const look = (originalTid = '') => ask('api/v1/extra', inquiry(oid, { originalTid }));
    expect(await look()).toMatchObject({ resultCode: 'R401', status: '9' });
    const { tid = '' } = await ask('api/v1/billing', form);
    const paid = { resultCode: '00', resultMsg: '성공', status: '0', tid, oid, price: '12000', cardCode: '11' };
    expect(await look()).toEqual(paid);
    expect(await look(tid)).toEqual(paid);
    expect(await look('another')).toMatchObject({ resultCode: 'R401', status: '9' });
    await ask('api/v1/refund', refundPart(tid, '2000', '10000'));
    expect(await look()).toEqual(paid);
    await ask('api/v1/refund', refund(tid));
    expect(await look()).toEqual({ ...paid, status: '1' });
  });

  it('find no rejected charge', async () => {
    const form = charge(await registered('0200'));
    await ask('api/v1/billing', form);
    expect((await ask('api/v1/extra', inquiry(form['moid'] ?? '')))['status']).toBe('9');
  });

  it.each<[string, Form]>([
    ['V101', { mid: 'another' }],
    ['V105', { timestamp: '20260302090000' }],
    ['V108', { hashData: sha512('another') }],
    ['R101', { type: 'Billing' }],
    ['R101', { paymethod: 'Card' }],
  ])('answer a look-up with %s for %j', async (code, change) => {
    expect((await ask('api/v1/extra', inquiry('order', change)))['resultCode']).toBe(code);
  });

  it('answer a charge of …5555 after 12 seconds', async () => {
    const billKey = await registered('5555');
    api.outside.waits.length = 0;
    expect((await ask('api/v1/billing', charge(billKey)))['resultCode']).toBe('00');
    expect(api.outside.waits).toEqual([12_000]);
  });

  it('charge an order once, also concurrently', async () => {
    const form = charge(await registered());
    const both = await Promise.all([ask('api/v1/billing', form), ask('api/v1/billing', form)]);
    expect(both.map(({ resultCode }) => resultCode).sort()).toEqual(['00', 'V106']);
    const ofAnotherCard = charge(await registered(), { moid: form['moid'] ?? '' });
    expect((await ask('api/v1/billing', ofAnotherCard))['resultCode']).toBe('V106');
  });

  it('reject …0100 the first two times and …0200 always', async () => {
    const codesOf = async (lastFour: string) => {
      const billKey = await registered(lastFour);
      const codes = [];
      for (let time = 0; time < 4; time += 1) codes.push((await ask('api/v1/billing', charge(billKey)))['resultCode']);
      return codes;
    };
    expect(await codesOf('0100')).toEqual(['8051', '8051', '00', '00']);
    expect(await codesOf('0200')).toEqual(['8200', '8200', '8200', '8200']);
  });
});
