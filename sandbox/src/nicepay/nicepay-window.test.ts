import {
  CLOSINGS,
  useCardSandbox,
  formOf,
  ledgerOf,
  postForm,
  RETURN_URL,
  returnedFrom,
  typeCard,
  WEBHOOK_URL,
} from '../testing/card-sandbox';
import { nicepayShop, CARD_FORM, CLIENT, EDI_DATE, SECRET, WINDOW, sha256 } from '../testing/nicepay-shop';

const api = useCardSandbox();

const { payment, cardForm, call, read, authenticated, approve, paid, cancel, typed, regist } = nicepayShop(() => api);

describe('window of the sandbox NicePay', () => {
  it('returns a signed result, which an approval charges', async () => {
    const form = payment();
    const { action, fields } = await returnedFrom(api, WINDOW, form, '0000');
    expect(action).toBe(RETURN_URL);
    expect(fields).toEqual({
      authResultCode: '0000',
      authResultMsg: '인증 성공',
      tid: expect.stringMatching(/^NICSBX[\da-f]{24}$/),
      clientId: CLIENT,
      orderId: form['orderId'],
      amount: '12000',
      mallReserved: 'a-sid',
      authToken: expect.stringMatching(/^[\da-f]{40}$/),
      signature: sha256(`${fields['authToken']}${CLIENT}12000${SECRET}`),
    });
    const tid = fields['tid'] ?? '';
    const answer = await approve(tid);
    expect(answer).toMatchObject({
      resultCode: '0000',
      tid,
      orderId: form['orderId'],
      status: 'paid',
      amount: 12_000,
      balanceAmt: 12_000,
      cancelledAt: '0',
      card: { cardCode: '01', cardName: '비씨', cardNum: '************0000' },
      cancels: [],
    });
    expect(answer.signature).toBe(sha256(`${tid}12000${answer.ediDate}${SECRET}`));
    expect(await ledgerOf(api, form['orderId'] ?? '')).toEqual([
      {
        at: expect.any(String),
        provider: 'nicepay',
        tid,
        orderId: form['orderId'],
        amount: 12_000,
        kind: 'charge',
        state: 'approved',
      },
    ]);
  });

  it.each([
    ['0051', '3095', '한도초과'],
    ['0054', '3021', '유효기간 오류'],
    ['0014', 'F112', '잘못된 카드번호'],
  ])('rejects …%s with %s at the approval and the registration', async (lastFour, code, sentence) => {
    const refused = { status: 200, resultCode: code, resultMsg: `[${code}|카드사 거절|${sentence}]` };
    const { tid, orderId } = await authenticated(lastFour);
    expect(await approve(tid)).toEqual(refused);
    expect(await regist(await typed(lastFour))).toEqual(refused);
    expect((await ledgerOf(api, orderId)).map(({ state }) => state)).toEqual(['refused']);
    expect(await read(`payments/${tid}`)).toMatchObject({ status: 'failed', paidAt: '0' });
    expect(await read(`payments/find/${orderId}`)).toMatchObject({ status: 'failed', tid });
  });

  it('answers for …5555 after 12 seconds', async () => {
    expect((await approve((await authenticated('5555')).tid)).resultCode).toBe('0000');
    expect((await regist(await typed('5555'))).resultCode).toBe('0000');
    expect(api.outside.waits).toEqual([12_000, 12_000]);
  });

  it('returns …6666 and its webhook without a signature', async () => {
    const { fields } = await returnedFrom(api, WINDOW, payment(), '6666');
    expect([fields['authResultCode'], fields['signature']]).toEqual(['0000', undefined]);
    const registration = (await returnedFrom(api, CARD_FORM, cardForm(), '6666')).fields;
    expect([registration['authResultCode'], registration['signature']]).toEqual(['0000', undefined]);
    await approve(fields['tid'] ?? '');
    await api.outside.posted(1);
    expect(JSON.parse(api.outside.posts[0]?.body ?? '')).not.toHaveProperty('signature');
  });

  it('returns …7777 and its webhook twice', async () => {
    const { fields } = await returnedFrom(api, WINDOW, payment(), '7777');
    expect(api.outside.posts.map(({ body }) => body)).toEqual([new URLSearchParams(fields).toString()]);
    await approve(fields['tid'] ?? '');
    await api.outside.posted(3);
    expect(api.outside.posts[2]).toEqual(api.outside.posts[1]);
  });

  it('returns as from 취소 when closed, or to closeUrl', async () => {
    const closeUrl = 'http://localhost/close?sid=a-sid';
    for (const [lastFour, change] of CLOSINGS) {
      const paid = await returnedFrom(api, WINDOW, payment({ closeUrl }), lastFour, change);
      const typed = await returnedFrom(api, CARD_FORM, cardForm(), lastFour, change);
      for (const { action, fields } of [paid, typed])
        expect([action, fields['authResultCode']]).toEqual([RETURN_URL, 'I002']);
      const closed = await typeCard(api, CARD_FORM, cardForm({ closeUrl }), lastFour, change);
      expect([closed.statusCode, closed.headers.location]).toEqual([303, closeUrl]);
    }
  });

  it('refuses when the customer presses 취소', async () => {
    for (const [path, form] of [
      [WINDOW, payment()],
      [CARD_FORM, cardForm()],
    ] as const) {
      const { fields } = await returnedFrom(api, path, form, '0000', { choice: 'cancel' });
      expect([fields['authResultCode'], fields['signature'], fields['tid'], fields['encData']]).toEqual([
        'I002',
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  it('loses the answer for …9999 until a cancel', async () => {
    const { tid, orderId } = await authenticated('9999');
    expect(await approve(tid)).toMatchObject({ status: 504, resultCode: 'A299' });
    expect(api.outside.waits).toEqual([30_000]);
    expect(await read(`payments/find/${orderId}`)).toMatchObject({ tid, status: 'paid' });
    const signData = sha256(`${orderId}${EDI_DATE}${SECRET}`);
    const netCancel = { orderId, ediDate: EDI_DATE, signData };
    expect(await call('payments/netcancel', { ...netCancel, signData: 'x' })).toMatchObject({ resultCode: 'A211' });
    expect(await call('payments/netcancel', netCancel)).toMatchObject({ resultCode: '0000', balanceAmt: 0 });
    expect(await call('payments/netcancel', netCancel)).toMatchObject({ resultCode: '2013' });
    expect((await ledgerOf(api, orderId)).map(({ kind }) => kind)).toEqual(['charge', 'cancel']);
    expect((await regist(await typed('9999'))).status).toBe(504);
  });

  it('accepts its own shop only, and an order once', async () => {
    const foreign = formOf((await postForm(api, WINDOW, payment({ clientId: 'another' }))).body);
    expect([foreign.action, foreign.fields['authResultCode']]).toEqual([RETURN_URL, 'V001']);
    const form = payment();
    const { fields } = await returnedFrom(api, WINDOW, form, '0000');
    expect((await returnedFrom(api, WINDOW, form, '0000')).fields['authResultCode']).toBe('P015');
    await approve(fields['tid'] ?? '');
    expect(formOf((await postForm(api, WINDOW, form)).body).fields['authResultCode']).toBe('P015');
  });
});

describe('webhooks of the sandbox NicePay', () => {
  it('report a charge and a cancel, signed', async () => {
    const { tid } = await paid();
    await cancel(tid, { cancelAmt: 2_000 });
    await api.outside.posted(2);
    expect(api.outside.posts.map(({ url, type }) => [url, type])).toEqual(
      Array(2).fill([WEBHOOK_URL, 'application/json;charset=utf-8']),
    );
    const [charged, cancelled] = api.outside.posts.map(({ body }) => JSON.parse(body));
    expect([charged.status, cancelled.status, cancelled.balanceAmt]).toEqual(['paid', 'partialCancelled', 10_000]);
    expect(charged.signature).toBe(sha256(`${tid}12000${charged.ediDate}${SECRET}`));
  });

  it('are repeated with backoff until OK, not for ever', async () => {
    api.outside.answers.push(undefined, { status: 500, text: 'OK' }, { status: 200, text: 'no' });
    await paid();
    await api.outside.posted(4);
    expect(api.outside.waits).toEqual([1_000, 2_000, 4_000]);
    expect(new Set(api.outside.posts.map(({ body }) => body)).size).toBe(1);
  });
});
