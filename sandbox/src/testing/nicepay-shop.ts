import { createHash } from 'node:crypto';
import { type CardSandbox, type Form, freshOrder, RETURN_URL, returnedFrom } from './card-sandbox';

export const CLIENT = 'sandbox-nicepay-client';
export const SECRET = 'sandbox-nicepay-secret-key';
export const AUTHORIZATION = `Basic ${Buffer.from(`${CLIENT}:${SECRET}`).toString('base64')}`;
export const EDI_DATE = '2026-03-02T10:00:00+09:00';
export const WINDOW = '/sandbox/nicepay/window';
export const CARD_FORM = '/sandbox/nicepay/card-form';

export type Call = Record<string, unknown>;

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Requests of a shop to NicePay, with every hash written out. */
export const nicepayShop = (open: () => CardSandbox) => {
  const payment = (change: Form = {}): Form => ({
    clientId: CLIENT,
    method: 'card',
    orderId: freshOrder(),
    amount: '12000',
    goodsName: '세탁비',
    returnUrl: RETURN_URL,
    mallReserved: 'a-sid',
    ...change,
  });
  const cardForm = (change: Form = {}): Form => ({
    clientId: CLIENT,
    orderId: freshOrder(),
    goodsName: '카드 등록',
    returnUrl: RETURN_URL,
    mallReserved: 'a-sid',
    ...change,
  });

  const call = async (path: string, payload: Call) => {
    const headers = { authorization: AUTHORIZATION };
    const answer = await open().app.inject({ method: 'POST', url: `/sandbox/nicepay/v1/${path}`, headers, payload });
    return { status: answer.statusCode, ...answer.json() };
  };
  const read = async (path: string) =>
    (await open().app.inject({ url: `/sandbox/nicepay/v1/${path}`, headers: { authorization: AUTHORIZATION } })).json();

  const authenticated = async (lastFour = '0000', change: Form = {}) => {
    const form = payment(change);
    const { fields } = await returnedFrom(open(), WINDOW, form, lastFour);
    return { orderId: form['orderId'] ?? '', tid: fields['tid'] ?? '' };
  };
  const approval = (tid: string, amount = 12_000, ediDate = EDI_DATE): Call => ({
    amount,
    ediDate,
    signData: sha256(`${tid}${amount}${ediDate}${SECRET}`),
  });
  const approve = (tid: string, change: Call = {}) => call(`payments/${tid}`, { ...approval(tid), ...change });
  const paid = async (lastFour = '0000') => {
    const order = await authenticated(lastFour);
    expect(await approve(order.tid)).toMatchObject({ resultCode: '0000' });
    return order;
  };
  const cancel = (tid: string, change: Call = {}) => {
    const { ediDate = EDI_DATE } = change;
    const signData = sha256(`${tid}${String(ediDate)}${SECRET}`);
    return call(`payments/${tid}/cancel`, { reason: '고객 요청', orderId: freshOrder(), ediDate, signData, ...change });
  };

  const typed = async (lastFour = '0000') => {
    const form = cardForm();
    const { fields } = await returnedFrom(open(), CARD_FORM, form, lastFour);
    return { orderId: form['orderId'] ?? '', encData: fields['encData'] ?? '' };
  };
  const regist = ({ orderId, encData }: { orderId: string; encData: string }, change: Call = {}) => {
    const { ediDate = EDI_DATE } = change;
    const signData = sha256(`${orderId}${String(ediDate)}${SECRET}`);
    return call('subscribe/regist', { encData, orderId, ediDate, signData, ...change });
  };
  const registered = async (lastFour = '0000') => String((await regist(await typed(lastFour))).bid);
  const charge = (bid: string, change: Call = {}) => {
    const { orderId = freshOrder(), ediDate = EDI_DATE } = change;
    return call(`subscribe/${bid}/payments`, {
      orderId,
      amount: 12_000,
      goodsName: '세탁비',
      cardQuota: 0,
      useShopInterest: false,
      ediDate,
      signData: sha256(`${String(orderId)}${bid}${String(ediDate)}${SECRET}`),
      ...change,
    });
  };
  const expire = (bid: string, change: Call = {}) => {
    const orderId = freshOrder();
    const signData = sha256(`${orderId}${bid}${EDI_DATE}${SECRET}`);
    return call(`subscribe/${bid}/expire`, { orderId, ediDate: EDI_DATE, signData, ...change });
  };
  return {
    payment,
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
  };
};
