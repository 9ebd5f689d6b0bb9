import {
  CLOSINGS,
  useCardSandbox,
  type Form,
  formOf,
  ledgerOf,
  postForm,
  RETURN_URL,
  returnedFrom,
  typeCard,
} from '../testing/card-sandbox';
import { inicisShop, MID, STD_PAY, sha256 } from '../testing/inicis-shop';

const api = useCardSandbox();

const { stdPay, billing, approval, authorize, ask, charge } = inicisShop(() => api);

describe('PC window of the sandbox Inicis', () => {
  it('registers a card in two steps: token, then billing key', async () => {
    const form = billing();
    const { action, fields } = await returnedFrom(api, STD_PAY, form, '0000');
    expect(action).toBe(RETURN_URL);
    expect(fields).toEqual({
      resultCode: '0000',
      resultMsg: '성공',
      mid: MID,
      orderNumber: form['oid'],
      authToken: expect.stringMatching(/^[\da-f]{40}$/),
      authUrl: 'http://127.0.0.1:4000/sandbox/inicis/auth',
      netCancelUrl: 'http://127.0.0.1:4000/sandbox/inicis/netCancel',
      charset: 'UTF-8',
      merchantData: 'a-sid',
      idc_name: 'stg',
    });
    // Its last digit determines the order of the answer's signed fields.
    const timestamp = '1772413200003';
    const answer = await ask('auth', approval(fields['authToken'] ?? '', { timestamp }));
    expect(answer).toEqual({
      resultCode: '0000',
      resultMsg: '성공',
      tid: expect.stringMatching(/^INISBX[\da-f]{24}$/),
      MOID: form['oid'],
      TotPrice: '0',
      CARD_BillKey: expect.stringMatching(/^BILL/),
      CARD_Num: '************0000',
      CARD_Code: '11',
      authSignature: sha256(`mid=${MID}&MOID=${form['oid']}&tstamp=${timestamp}`),
    });
    expect(await ledgerOf(api, form['oid'] ?? '')).toEqual([]);
    expect((await ask('api/v1/billing', charge(answer['CARD_BillKey'] ?? '')))['resultCode']).toBe('00');
  });

  it('charges once without BILLAUTH, with an entry in the ledger', async () => {
    const form = stdPay();
    const authToken = await authorize(form);
    expect(await ledgerOf(api, form['oid'] ?? '')).toEqual([]);
    const answer = await ask('auth', approval(authToken));
    expect(answer).toMatchObject({ resultCode: '0000', TotPrice: '12000' });
    expect(answer).not.toHaveProperty('CARD_BillKey');
    expect(await ledgerOf(api, form['oid'] ?? '')).toEqual([
      {
        at: expect.any(String),
        provider: 'inicis',
        tid: answer['tid'],
        orderId: form['oid'],
        amount: 12_000,
        kind: 'charge',
        state: 'approved',
      },
    ]);
  });

  it.each([
    ['0051', '8051', '한도초과'],
    ['0054', '8054', '유효기간 오류'],
    ['0014', '8014', '잘못된 카드번호'],
  ])('rejects …%s at the approval with %s', async (lastFour, code, sentence) => {
    for (const form of [stdPay(), billing()]) {
      const answer = await ask('auth', approval(await authorize(form, lastFour)));
      expect(answer).toEqual({ resultCode: code, resultMsg: `[${code}|카드사 거절|${sentence}]` });
      const states = (await ledgerOf(api, form['oid'] ?? '')).map(({ state }) => state);
      expect(states).toEqual(form['acceptmethod'] === undefined ? ['refused'] : []);
    }
  });

  it('answers for …5555 after 12 seconds', async () => {
    expect(await ask('auth', approval(await authorize(stdPay(), '5555')))).toMatchObject({ resultCode: '0000' });
    expect(api.outside.waits).toEqual([12_000]);
  });

  it('returns …6666 without the token, so that no call is possible', async () => {
    const { fields } = await returnedFrom(api, STD_PAY, stdPay(), '6666');
    expect([fields['resultCode'], fields['authToken']]).toEqual(['0000', undefined]);
  });

  it('returns …7777 twice with the same fields', async () => {
    const { fields } = await returnedFrom(api, STD_PAY, stdPay(), '7777');
    expect(api.outside.posts).toEqual([
      { url: RETURN_URL, type: 'application/x-www-form-urlencoded', body: new URLSearchParams(fields).toString() },
    ]);
  });

  it('goes to closeUrl when closed, leaving the order unused', async () => {
    const form = stdPay();
    for (const [lastFour, change] of CLOSINGS) {
      const page = await typeCard(api, STD_PAY, form, lastFour, change);
      expect([page.statusCode, page.headers.location]).toEqual([303, form['closeUrl']]);
    }
    expect(await authorize(form)).not.toBe('');
  });

  it('rejects a closeUrl on another host', async () => {
    const page = await postForm(api, STD_PAY, stdPay({ closeUrl: 'https://evil.example/' }));
    expect(page.json().error.fields).toEqual({ closeUrl: '돌아갈 수 없는 주소예요.' });
  });

  it('refuses when the customer presses 취소', async () => {
    const { action, fields } = await returnedFrom(api, STD_PAY, stdPay(), '0000', { choice: 'cancel' });
    expect([action, fields['resultCode'], fields['authToken']]).toEqual([RETURN_URL, 'V801', undefined]);
  });

  it('loses the answer for …9999 until a net cancel', async () => {
    const form = stdPay();
    const authToken = await authorize(form, '9999');
    const lost = await postForm(api, '/sandbox/inicis/auth', approval(authToken));
    expect([lost.statusCode, lost.json().resultCode, api.outside.waits]).toEqual([504, 'V901', [30_000]]);
    const kinds = async () => (await ledgerOf(api, form['oid'] ?? '')).map(({ kind, amount }) => [kind, amount]);
    expect(await kinds()).toEqual([['charge', 12_000]]);
    expect(await ask('netCancel', approval(authToken))).toMatchObject({ resultCode: '0000' });
    expect(await kinds()).toEqual([
      ['charge', 12_000],
      ['cancel', 12_000],
    ]);
    expect(await ask('netCancel', approval(authToken))).toMatchObject({ resultCode: 'R302' });
  });

  it('expires the key of a lost registration by net cancel', async () => {
    const lost = await authorize(billing(), '9999');
    await ask('auth', approval(lost));
    expect((await ask('netCancel', approval(lost)))['resultCode']).toBe('0000');
    expect((await ask('netCancel', approval(lost)))['resultCode']).toBe('R302');
    const early = await authorize(stdPay());
    expect((await ask('netCancel', approval(early)))['resultCode']).toBe('0000');
    expect((await ask('auth', approval(early)))['resultCode']).toBe('V202');
  });

  it.each<[string, Form]>([
    ['V101', { mid: 'another' }],
    ['V102', { mKey: sha256('another') }],
    ['V103', { signature: sha256('another') }],
    ['V104', { verification: sha256('another') }],
    ['V105', { timestamp: String(Date.parse('2026-03-02T09:20:00+09:00')) }],
    ['V105', { timestamp: String(Date.parse('2026-03-02T10:20:00+09:00')) }],
    ['V105', { timestamp: 'now' }],
    ['V107', { price: '0' }],
  ])('returns a form with %s for %j', async (code, change) => {
    const { action, fields } = formOf((await postForm(api, STD_PAY, stdPay(change))).body);
    expect([action, fields['resultCode']]).toEqual([RETURN_URL, code]);
  });

  it('accepts only the signed order and price in both steps', async () => {
    for (const change of [{ oid: 'another' }, { price: '1' }]) {
      const forged = { ...stdPay(), ...change };
      const first = formOf((await postForm(api, STD_PAY, forged)).body);
      const second = await returnedFrom(api, STD_PAY, stdPay(), '0000', change);
      expect([first.fields['resultCode'], second.fields['resultCode']]).toEqual(['V103', 'V103']);
    }
  });

  it('accepts an order once', async () => {
    const form = stdPay();
    const authToken = await authorize(form);
    expect((await returnedFrom(api, STD_PAY, form, '0000')).fields['resultCode']).toBe('V106');
    await ask('auth', approval(authToken));
    expect(formOf((await postForm(api, STD_PAY, form)).body).fields['resultCode']).toBe('V106');
  });

  it.each<[string, Form]>([
    ['V101', { mid: 'another' }],
    ['V103', { signature: sha256('another') }],
    ['V104', { verification: sha256('another') }],
    ['V105', { timestamp: String(Date.parse('2026-03-02T09:20:00+09:00')) }],
  ])('answers an approval and a net cancel with %s for %j', async (code, change) => {
    const authToken = await authorize(stdPay());
    for (const path of ['auth', 'netCancel'])
      expect((await ask(path, approval(authToken, change)))['resultCode']).toBe(code);
    expect((await ask('auth', approval(authToken)))['resultCode']).toBe('0000');
  });

  it('accepts its own tokens once within 30 minutes', async () => {
    expect((await ask('auth', approval('another')))['resultCode']).toBe('V201');
    const used = await authorize(stdPay());
    const both = await Promise.all([ask('auth', approval(used)), ask('auth', approval(used))]);
    expect(both.map(({ resultCode }) => resultCode).sort()).toEqual(['0000', 'V202']);
    const old = await authorize(stdPay());
    const before = api.clock.now();
    api.clock.advance(31 * 60_000);
    expect((await ask('auth', approval(old)))['resultCode']).toBe('V203');
    api.clock.travelTo(before);
  });
});
