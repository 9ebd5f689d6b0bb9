import { useCardSandbox, freshOrder, ledgerOf, returnedFrom } from '../testing/card-sandbox';
import { nicepayShop, AUTHORIZATION, CARD_FORM, CLIENT, SECRET, sha256, type Call } from '../testing/nicepay-shop';

const api = useCardSandbox();

const {
  cardForm,
  call,
  read,
  authenticated,
  approval,
  approve,
  paid,
  cancel,
  typed,
  regist,
  registered,
  charge,
  expire,
} = nicepayShop(() => api);

describe('servers of the sandbox NicePay', () => {
  it('require Basic authentication on every path', async () => {
    for (const authorization of [undefined, 'Basic eDp5', AUTHORIZATION.toLowerCase()])
      for (const [method, path] of [
        ['GET', 'payments/x'],
        ['GET', 'payments/find/x'],
        ['POST', 'payments/x'],
        ['POST', 'payments/x/cancel'],
        ['POST', 'payments/netcancel'],
        ['POST', 'subscribe/regist'],
        ['POST', 'subscribe/x/payments'],
        ['POST', 'subscribe/x/expire'],
      ] as const) {
        const headers = authorization === undefined ? {} : { authorization };
        const answer = await api.app.inject({ method, url: `/sandbox/nicepay/v1/${path}`, headers });
        expect([answer.statusCode, answer.json().resultCode]).toEqual([401, 'U304']);
      }
  });

  it.each<[string, Call]>([
    ['A211', { signData: sha256('another') }],
    ['A211', { signData: undefined }],
    ['A211', { amount: 1_000 }],
    ['A211', { ediDate: '2026-03-02T10:00:01+09:00' }],
  ])('reject an approval with %s for %j, and accept the right one', async (code, change) => {
    const { tid } = await authenticated();
    expect((await approve(tid, change)).resultCode).toBe(code);
    expect((await approve(tid)).resultCode).toBe('0000');
  });

  it('reject another amount, too little, no payment, and another time', async () => {
    const { tid } = await authenticated();
    const code = async (of: string, body: Call) => (await call(`payments/${of}`, body)).resultCode;
    expect(await code(tid, approval(tid, 11_999))).toBe('A123');
    expect(await code('another', approval('another'))).toBe('A115');
    expect(await code(tid, approval(tid, 12_000, '2026-03-02T09:20:00+09:00'))).toBe('P038');
    expect(await code(tid, approval(tid, 12_000, '2026-03-02T10:20:00+09:00'))).toBe('P038');
    expect(await code(tid, approval(tid, 12_000, '20260302100000'))).toBe('P024');
    const small = await authenticated('0000', { amount: '999' });
    expect(await code(small.tid, approval(small.tid, 999))).toBe('3041');
  });

  it('approve a payment once and within 30 minutes', async () => {
    const { tid } = await authenticated();
    const both = await Promise.all([approve(tid), approve(tid)]);
    expect(both.map(({ resultCode }) => resultCode).sort()).toEqual(['0000', 'A225']);
    const old = await authenticated();
    const before = api.clock.now();
    api.clock.advance(31 * 60_000);
    const later = api.clock.now().toISOString();
    expect((await call(`payments/${old.tid}`, approval(old.tid, 12_000, later))).resultCode).toBe('A245');
    api.clock.travelTo(before);
  });

  it('register a typed card once, for its own order', async () => {
    const card = await typed();
    const wrong = { ...card, orderId: freshOrder() };
    expect((await regist(card, { signData: 'x' })).resultCode).toBe('U312');
    expect((await regist(card, { ediDate: '2026-03-02T09:20:00+09:00' })).resultCode).toBe('P038');
    expect((await regist({ ...card, encData: 'another' })).resultCode).toBe('U306');
    expect((await regist(wrong)).resultCode).toBe('A243');
    expect(await regist(card)).toEqual({
      status: 200,
      resultCode: '0000',
      resultMsg: '빌키가 정상적으로 생성되었습니다.',
      tid: expect.stringMatching(/^NICSBX/),
      orderId: card.orderId,
      bid: expect.stringMatching(/^BIKY[\da-f]{26}$/),
      authDate: expect.any(String),
      cardCode: '01',
      cardName: '비씨',
    });
    expect((await regist(card)).resultCode).toBe('F201');
  });

  it('sign the encData of a card form, and expire it', async () => {
    const form = cardForm();
    const { fields } = await returnedFrom(api, CARD_FORM, form, '0000');
    expect(fields['signature']).toBe(sha256(`${fields['encData']}${CLIENT}${form['orderId']}${SECRET}`));
    const before = api.clock.now();
    api.clock.advance(31 * 60_000);
    const card = { orderId: form['orderId'] ?? '', encData: fields['encData'] ?? '' };
    expect((await regist(card, { ediDate: api.clock.now().toISOString() })).resultCode).toBe('A245');
    api.clock.travelTo(before);
  });

  it('charge a registered card until it is removed', async () => {
    const bid = await registered();
    const orderId = freshOrder();
    const charged = await charge(bid, { orderId });
    expect(charged).toMatchObject({ resultCode: '0000', orderId, status: 'paid', amount: 12_000 });
    expect((await expire(bid, { signData: 'x' })).resultCode).toBe('U312');
    expect((await expire(bid)).resultCode).toBe('0000');
    expect((await expire(bid)).resultCode).toBe('U115');
    expect((await charge(bid)).resultCode).toBe('U115');
    expect((await cancel(charged.tid)).resultCode).toBe('0000');
    expect((await expire('another')).resultCode).toBe('U309');
  });

  it.each<[string, Call]>([
    ['U312', { signData: sha256('another') }],
    ['U312', { signData: undefined }],
    ['P038', { ediDate: '2026-03-02T09:20:00+09:00' }],
    ['P024', { ediDate: 'now' }],
    ['3041', { amount: 999 }],
  ])('reject a charge with %s for %j', async (code, change) => {
    const orderId = freshOrder();
    expect((await charge(await registered(), { orderId, ...change })).resultCode).toBe(code);
    expect(await ledgerOf(api, orderId)).toEqual([]);
  });

  it('charge an order once, also concurrently, and no unknown card', async () => {
    const bid = await registered();
    const orderId = freshOrder();
    const both = await Promise.all([charge(bid, { orderId }), charge(bid, { orderId })]);
    expect(both.map(({ resultCode }) => resultCode).sort()).toEqual(['0000', 'P015']);
    expect((await charge('another')).resultCode).toBe('U309');
  });

  it('reject …0100 the first two times and …0200 always', async () => {
    const codesOf = async (lastFour: string) => {
      const bid = await registered(lastFour);
      const codes = [];
      for (let time = 0; time < 4; time += 1) codes.push((await charge(bid)).resultCode);
      return codes;
    };
    expect(await codesOf('0100')).toEqual(['3095', '3095', '0000', '0000']);
    expect(await codesOf('0200')).toEqual(['F118', 'F118', 'F118', 'F118']);
  });

  it('cancel parts up to the remainder, once per cancel order', async () => {
    const { tid, orderId } = await paid();
    const partOrder = freshOrder();
    expect(await cancel(tid, { cancelAmt: 5_000, orderId: partOrder })).toMatchObject({
      resultCode: '0000',
      status: 'partialCancelled',
      balanceAmt: 7_000,
      cancels: [{ amount: 5_000, reason: '고객 요청' }],
    });
    expect((await cancel(tid, { cancelAmt: 1, orderId: partOrder })).resultCode).toBe('P015');
    expect((await cancel(tid, { cancelAmt: 7_001 })).resultCode).toBe('2032');
    expect((await cancel(tid, { cancelAmt: 0 })).resultCode).toBe('2010');
    expect((await cancel(tid, { cancelAmt: -5 })).resultCode).toBe('2010');
    const whole = await cancel(tid);
    expect(whole).toMatchObject({ resultCode: '0000', status: 'cancelled', balanceAmt: 0 });
    expect(whole.cancelledTid).toBe(whole.cancels[1].tid);
    expect((await cancel(tid)).resultCode).toBe('2013');
    expect((await ledgerOf(api, orderId)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['charge', 12_000],
      ['cancel', 5_000],
      ['cancel', 7_000],
    ]);
  });

  it('cancel no more than the charge under concurrent cancels', async () => {
    const { tid, orderId } = await paid();
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(tid, { cancelAmt: 5_000 })));
    expect(answers.map(({ resultCode }) => resultCode).sort()).toEqual(['0000', '0000', '2032', '2032', '2032']);
    expect((await ledgerOf(api, orderId)).map(({ amount }) => amount)).toEqual([12_000, 5_000, 5_000]);
  });

  it.each<[string, Call]>([
    ['A211', { signData: sha256('another') }],
    ['P038', { ediDate: '2026-03-02T09:20:00+09:00' }],
  ])('reject a cancel with %s for %j', async (code, change) => {
    expect((await cancel((await paid()).tid, change)).resultCode).toBe(code);
  });

  it('neither cancel nor show an unknown charge', async () => {
    expect((await cancel('another')).resultCode).toBe('2012');
    expect((await cancel((await authenticated()).tid)).resultCode).toBe('2012');
    expect((await read('payments/another')).resultCode).toBe('A118');
    expect((await read('payments/find/another')).resultCode).toBe('A118');
  });
});
