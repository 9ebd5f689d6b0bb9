import { type CardSandbox, openCardSandbox, type Form, ledgerOf } from '../testing/card-sandbox';
import { inicisShop, sha512 } from '../testing/inicis-shop';

let api: CardSandbox;
beforeAll(async () => {
  api = await openCardSandbox();
});
beforeEach(() => {
  api.outside.waits.length = 0;
  api.outside.posts.length = 0;
});
afterAll(() => api.close());

const { ask, registered, charge, refund } = inicisShop(() => api);

describe('charges and refunds of the sandbox Inicis', () => {
  it('charges a registered card and takes it back, once', async () => {
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
  ])('refuses a charge with %s for %j', async (code, change) => {
    const form = charge(await registered(), change);
    expect((await ask('api/v1/billing', form))['resultCode']).toBe(code);
    expect(await ledgerOf(api, form['moid'] ?? '')).toEqual([]);
  });

  it.each(['type', 'paymethod', 'timestamp', 'clientIp', 'moid', 'price', 'billKey'])(
    'refuses a charge whose %s was changed after it was hashed',
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
    ['R101', { type: 'PartialRefund' }],
    ['R301', { tid: 'another' }],
  ])('refuses a refund with %s for %j', async (code, change) => {
    const { tid = '' } = await ask('api/v1/billing', charge(await registered()));
    expect((await ask('api/v1/refund', refund(tid, change)))['resultCode']).toBe(code);
  });

  it('charges an order once, also when it is sent twice at the same moment', async () => {
    const form = charge(await registered());
    const both = await Promise.all([ask('api/v1/billing', form), ask('api/v1/billing', form)]);
    expect(both.map(({ resultCode }) => resultCode).sort()).toEqual(['00', 'V106']);
    const ofAnotherCard = charge(await registered(), { moid: form['moid'] ?? '' });
    expect((await ask('api/v1/billing', ofAnotherCard))['resultCode']).toBe('V106');
  });

  it('refuses …0100 the first two times and …0200 always', async () => {
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
