import type { InicisKeys, NicepayKeys, ProviderFetch } from '#base';
import { jsonFieldsOf } from '../card-fields';
import type { Buyer, CardProvider } from '../card-provider';
import { registrationOrderOf } from '../hashes';
import { answerSignature } from '../inicis/inicis-hashes';
import { inicisProvider } from '../inicis/inicis-provider';
import { paymentSignature, registrationSignature, returnSignature } from '../nicepay/nicepay-hashes';
import { nicepayProvider } from '../nicepay/nicepay-provider';
import { RECORDED_SESSION, type RECORDED_HASHES } from './recorded-hashes';

type RecordedName = (typeof RECORDED_HASHES)[number]['name'];
type Sent = Readonly<Record<string, string>>;

/** Address that is never called: a hash does not depend on it. */
const NOWHERE = 'http://127.0.0.1:9';
const NOW = new Date('2026-03-02T00:00:00.123Z');
const [AMOUNT_WON, PART] = [12_900, { amountWon: 2_900, leftWon: 9_999 }];
const BUYER: Buyer = { memberRef: 'm1', name: '김세탁', phone: '01000000000', email: 'member@example.com' };

const INICIS: InicisKeys = {
  mid: 'INIpayTest',
  signKey: 'sign-key-1',
  iniApiKey: 'api-key-2',
  mobileHashKey: 'mobile-key-3',
  iniLiteKey: 'lite-key-4',
  clientIp: '10.0.0.7',
  siteUrl: NOWHERE,
  pcWindowUrl: NOWHERE,
  mobileBillingUrl: NOWHERE,
  mobilePaymentUrl: NOWHERE,
  apiUrl: NOWHERE,
  pcBases: { fc: NOWHERE },
  mobileBases: { fc: NOWHERE },
};
const NICEPAY: NicepayKeys = {
  clientId: 'client-1',
  secretKey: 'secret-6',
  apiUrl: NOWHERE,
  windowUrl: NOWHERE,
  cardFormUrl: NOWHERE,
};

const window = {
  sid: RECORDED_SESSION,
  buyer: BUYER,
  returnUrl: 'https://app.example/return',
  closeUrl: 'https://app.example/close',
  now: NOW,
};
const ordered = { orderId: 'order-1', amountWon: AMOUNT_WON, goodsName: '동네세탁', now: NOW };

/** Requests that an adapter sends, form or JSON; every call gets a broken connection. */
const recorded = async (act: (fetch: ProviderFetch) => Promise<unknown>): Promise<readonly Sent[]> => {
  const sent: Sent[] = [];
  await act((_url, { headers, body = '' }) => {
    const json = jsonFieldsOf(body);
    const fields = json === null ? Object.fromEntries(new URLSearchParams(body)) : { signData: json.text('signData') };
    sent.push({ ...headers, ...fields });
    return Promise.resolve({ status: 500, text: () => Promise.resolve('') });
  });
  return sent;
};

const firstOf = async (
  providerOf: (fetch: ProviderFetch) => CardProvider,
  act: (provider: CardProvider) => Promise<unknown>,
): Promise<Sent> => (await recorded((fetch) => act(providerOf(fetch))))[0] ?? {};

const noNetwork: ProviderFetch = () => Promise.reject(new Error('forms need no network'));

const amount = String(AMOUNT_WON);
const returnedSignature = returnSignature({ authToken: 'token-9', clientId: 'client-1', amount }, NICEPAY.secretKey);
const answeredSignature = paymentSignature({ tid: 'tid-8', amount, ediDate: NOW.toISOString() }, NICEPAY.secretKey);

const nicepayReturn = {
  authResultCode: '0000',
  tid: 'tid-8',
  clientId: 'client-1',
  authToken: 'token-9',
  mallReserved: RECORDED_SESSION,
};

const sentBodies = async () => {
  const inicis = (fetch: ProviderFetch) => inicisProvider(INICIS, fetch);
  const nicepay = (fetch: ProviderFetch) => nicepayProvider(NICEPAY, fetch);
  const expected = { sid: RECORDED_SESSION, device: 'pc', ...ordered } as const;
  const charge = { ...ordered, billingKey: 'key-5', buyer: BUYER };
  const refund = { tid: 'tid-8', orderId: 'refund-1', part: null, reason: '취소', now: NOW };
  const pcReturn = {
    resultCode: '0000',
    mid: 'INIpayTest',
    orderNumber: 'order-1',
    authToken: 'token-9',
    idc_name: 'fc',
    authUrl: `${INICIS.apiUrl}/api/payAuth`,
    netCancelUrl: `${INICIS.apiUrl}/api/netCancel`,
  };
  const approvals = await recorded((fetch) =>
    nicepay(fetch).finishPayment(
      { ...nicepayReturn, orderId: 'order-1', amount, signature: returnedSignature },
      expected,
    ),
  );
  const cardOrder = { encData: 'c0ffee', clientId: 'client-1', orderId: registrationOrderOf(RECORDED_SESSION) };
  const cardReturn = {
    ...nicepayReturn,
    ...cardOrder,
    signature: registrationSignature(cardOrder, NICEPAY.secretKey),
  };
  return {
    authorisation: await firstOf(inicis, (provider) => provider.finishPayment(pcReturn, expected)),
    inicisCharge: await firstOf(inicis, (provider) => provider.charge(charge)),
    inicisRefund: await firstOf(inicis, (provider) => provider.refund(refund)),
    inicisPart: await firstOf(inicis, (provider) => provider.refund({ ...refund, part: PART })),
    inquiry: await firstOf(inicis, (provider) => provider.lookUp({ ...ordered, tid: 'tid-8', sentAt: NOW })),
    approval: approvals[0] ?? {},
    netCancel: approvals[1] ?? {},
    registration: await firstOf(nicepay, (provider) => provider.finishRegistration(cardReturn, expected)),
    nicepayCharge: await firstOf(nicepay, (provider) => provider.charge(charge)),
    nicepayRefund: await firstOf(nicepay, (provider) => provider.refund(refund)),
    expiry: await firstOf(nicepay, (provider) =>
      provider.removeCard({ billingKey: 'key-5', orderId: 'order-2', now: NOW }),
    ),
  } satisfies Record<string, Sent>;
};

const { readyPayment, readyRegistration } = inicisProvider(INICIS, noNetwork);
const pcForm = readyPayment({ ...window, ...ordered, device: 'pc' });
const mobileForm = readyPayment({ ...window, ...ordered, device: 'mobile' });
const pcCardForm = readyRegistration({ ...window, device: 'pc' });
const mobileCardForm = readyRegistration({ ...window, device: 'mobile' });

/** Expected signature of an answer to a request whose timestamp ends with this digit. */
const answerAt = (digit: string): string =>
  answerSignature({ mid: 'INIpayTest', tstamp: `177240960012${digit}`, MOID: 'order-1', TotPrice: amount });
/** Actual hash that the adapters send, or accept, for each recorded one. */
export const producedHashes = async (): Promise<Readonly<Record<RecordedName, string | undefined>>> => {
  const sent = await sentBodies();
  return {
    'KG Inicis, PC: mKey': pcForm.fields['mKey'],
    'KG Inicis, PC: signature': pcForm.fields['signature'],
    'KG Inicis, PC: verification': pcForm.fields['verification'],
    'KG Inicis, PC billing key: signature': pcCardForm.fields['signature'],
    'KG Inicis, PC billing key: verification': pcCardForm.fields['verification'],
    'KG Inicis, PC authorisation: signature': sent.authorisation['signature'],
    'KG Inicis, PC authorisation: verification': sent.authorisation['verification'],
    'KG Inicis, PC answer at a time that ends in 0: authSignature': answerAt('0'),
    'KG Inicis, PC answer at a time that ends in 1: authSignature': answerAt('1'),
    'KG Inicis, PC answer at a time that ends in 2: authSignature': answerAt('2'),
    'KG Inicis, PC answer at a time that ends in 3: authSignature': answerAt('3'),
    'KG Inicis, PC answer at a time that ends in 4: authSignature': answerAt('4'),
    'KG Inicis, PC answer at a time that ends in 5: authSignature': answerAt('5'),
    'KG Inicis, PC answer at a time that ends in 6: authSignature': answerAt('6'),
    'KG Inicis, PC answer at a time that ends in 7: authSignature': answerAt('7'),
    'KG Inicis, PC answer at a time that ends in 8: authSignature': answerAt('8'),
    'KG Inicis, PC answer at a time that ends in 9: authSignature': answerAt('9'),
    'KG Inicis, mobile billing key: hashdata': mobileCardForm.fields['hashdata'],
    'KG Inicis, mobile payment: P_CHKFAKE': mobileForm.fields['P_CHKFAKE'],
    'KG Inicis, charge: hashData': sent.inicisCharge['hashData'],
    'KG Inicis, refund: hashData': sent.inicisRefund['hashData'],
    'KG Inicis, partial refund: hashData': sent.inicisPart['hashData'],
    'KG Inicis, inquiry: hashData': sent.inquiry['hashData'],
    'NicePay: Basic credentials': sent.nicepayCharge['authorization']?.replace('Basic ', ''),
    'NicePay, window: signature': returnedSignature,
    'NicePay, approval: signData': sent.approval['signData'],
    'NicePay, answer and webhook: signature': answeredSignature,
    'NicePay, card form and registration: signData': sent.registration['signData'],
    'NicePay, charge: signData': sent.nicepayCharge['signData'],
    'NicePay, end of a key: signData': sent.expiry['signData'],
    'NicePay, refund: signData': sent.nicepayRefund['signData'],
    'NicePay, net cancel: signData': sent.netCancel['signData'],
  };
};
