import { createHash } from 'node:crypto';
import { type CardSandbox, type Form, freshOrder, postForm, RETURN_URL, returnedFrom } from './card-sandbox';

const SIGN_KEY = 'sandbox-inicis-sign-key';
const API_KEY = 'sandbox-inicis-api-key';
const HASH_KEY = 'sandbox-inicis-hash-key';
const MOBILE_BILLING_KEY = 'sandbox-inicis-mobile-billing-key';
export const MID = 'sandboxmid';
export const STD_PAY = '/sandbox/inicis/stdpay';
export const MOBILE_BILLING = '/sandbox/inicis/mobile/billing';
export const MOBILE_PAYMENT = '/sandbox/inicis/mobile/payment';

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
export const sha512 = (text: string) => createHash('sha512').update(text).digest('hex');

/** Requests of a shop to Inicis, with every hash written out. */
export const inicisShop = (open: () => CardSandbox) => {
  const nowMs = () => String(open().clock.now().getTime());

  const stdPay = (change: Form = {}): Form => {
    const { oid = freshOrder(), price = '12000', timestamp = nowMs() } = change;
    return {
      mid: MID,
      oid,
      price,
      timestamp,
      mKey: sha256(SIGN_KEY),
      signature: sha256(`oid=${oid}&price=${price}&timestamp=${timestamp}`),
      verification: sha256(`oid=${oid}&price=${price}&signKey=${SIGN_KEY}&timestamp=${timestamp}`),
      use_chkfake: 'Y',
      returnUrl: RETURN_URL,
      closeUrl: 'http://localhost/close',
      goodname: '동네세탁',
      buyername: '세탁왕',
      buyertel: '01000000001',
      buyeremail: 'laundry@example.com',
      charset: 'UTF-8',
      merchantData: 'a-sid',
      ...change,
    };
  };
  const billing = (change: Form = {}) => stdPay({ price: '0', acceptmethod: 'centerCd(Y):BILLAUTH(Card)', ...change });

  const approval = (authToken: string, change: Form = {}): Form => {
    const { timestamp = nowMs() } = change;
    return {
      mid: MID,
      authToken,
      timestamp,
      signature: sha256(`authToken=${authToken}&timestamp=${timestamp}`),
      verification: sha256(`authToken=${authToken}&signKey=${SIGN_KEY}&timestamp=${timestamp}`),
      charset: 'UTF-8',
      format: 'JSON',
      ...change,
    };
  };

  const authorize = async (form: Form, lastFour = '0000') =>
    (await returnedFrom(open(), STD_PAY, form, lastFour)).fields['authToken'] ?? '';
  const ask = async (path: string, form: Form) =>
    (await postForm(open(), `/sandbox/inicis/${path}`, form)).json<Form>();

  const mobileBilling = (change: Form = {}): Form => {
    const { orderId = freshOrder(), price = '100', timestamp = nowMs() } = change;
    return {
      mid: MID,
      buyerTel: '01000000001',
      buyerEmail: 'laundry@example.com',
      buyerName: '세탁왕',
      goodName: '카드 등록',
      orderId,
      price,
      timestamp,
      returnUrl: RETURN_URL,
      hashdata: sha512(`${price}${MID}${orderId}${timestamp}${MOBILE_BILLING_KEY}`),
      merchantRedirectData: 'a-sid',
      ...change,
    };
  };
  const registered = async (lastFour = '0000') =>
    (await returnedFrom(open(), MOBILE_BILLING, mobileBilling(), lastFour)).fields['billkey'] ?? '';

  const charge = (billKey: string, change: Form = {}): Form => {
    const form: Form = {
      type: 'Billing',
      paymethod: 'Card',
      timestamp: '20260302100000',
      clientIp: '127.0.0.1',
      mid: MID,
      url: 'http://localhost',
      moid: freshOrder(),
      goodName: '세탁비',
      price: '12000',
      billKey,
      authentification: '00',
      ...change,
    };
    const covered = ['type', 'paymethod', 'timestamp', 'clientIp', 'mid', 'moid', 'price', 'billKey'];
    return { hashData: sha512(API_KEY + covered.map((name) => form[name]).join('')), ...form };
  };
  const refund = (tid: string, change: Form = {}): Form => {
    const form: Form = {
      type: 'Refund',
      paymethod: 'Card',
      timestamp: '20260302100000',
      clientIp: '127.0.0.1',
      mid: MID,
      tid,
      msg: '고객 요청',
      ...change,
    };
    const covered = ['type', 'paymethod', 'timestamp', 'clientIp', 'mid', 'tid', 'price', 'confirmPrice'];
    return { hashData: sha512(API_KEY + covered.map((name) => form[name] ?? '').join('')), ...form };
  };
  const refundPart = (tid: string, price: string, confirmPrice: string, change: Form = {}) =>
    refund(tid, { type: 'PartialRefund', price, confirmPrice, ...change });
  const inquiry = (oid: string, change: Form = {}): Form => {
    const form: Form = {
      type: 'Extra',
      paymethod: 'Inquiry',
      timestamp: '20260302100000',
      clientIp: '127.0.0.1',
      mid: MID,
      originalTid: '',
      oid,
      ...change,
    };
    const covered = ['type', 'paymethod', 'timestamp', 'clientIp', 'mid'];
    return { hashData: sha512(API_KEY + covered.map((name) => form[name]).join('')), ...form };
  };

  const mobilePayment = (change: Form = {}): Form => {
    const { P_OID = freshOrder(), P_AMT = '8900', P_TIMESTAMP = nowMs() } = change;
    return {
      P_INI_PAYMENT: 'CARD',
      P_MID: MID,
      P_OID,
      P_AMT,
      P_GOODS: '세탁비',
      P_UNAME: '세탁왕',
      P_NEXT_URL: RETURN_URL,
      P_TIMESTAMP,
      P_CHKFAKE: createHash('sha512').update(`${P_AMT}${P_OID}${P_TIMESTAMP}${HASH_KEY}`).digest('base64'),
      ...change,
    };
  };
  const askMobile = async (path: string, form: Form): Promise<Form> => {
    const answer = await postForm(open(), `/sandbox/inicis/mobile/${path}`, { P_MID: MID, ...form });
    return Object.fromEntries(new URLSearchParams(answer.body));
  };
  const approveMobile = (form: Form, change: Form = {}) => askMobile('approve', { ...form, ...change });
  const netCancelMobile = (form: Form) => askMobile('payNetCancel.ini', form);
  return {
    stdPay,
    billing,
    approval,
    authorize,
    ask,
    mobileBilling,
    registered,
    charge,
    refund,
    refundPart,
    inquiry,
    mobilePayment,
    approveMobile,
    netCancelMobile,
  };
};
