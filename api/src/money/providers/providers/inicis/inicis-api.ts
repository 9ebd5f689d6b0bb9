import type { InicisKeys, ProviderFetch } from '#base';
import { instantOf, lastFourOf, seoulStamp, wonOf, type AnswerFields } from '../card-fields';
import type { Charge, LookUpOutcome, PaymentOutcome, Question, Refund, RefundOutcome } from '../card-provider';
import { refusedByProvider, unknown, wrongField } from '../outcome';
import { postForm, readJsonAnswer } from './inicis-answers';
import { iniApiHash, type IniApiCall } from './inicis-hashes';
import { issuerNameOf } from './inicis-issuers';

const DONE = '00';

const callOf = (keys: InicisKeys, type: string, paymethod: string, now: Date): IniApiCall => ({
  type,
  paymethod,
  timestamp: seoulStamp(now),
  clientIp: keys.clientIp,
  mid: keys.mid,
});

const ask = async (
  fetch: ProviderFetch,
  keys: InicisKeys,
  path: string,
  call: IniApiCall,
  more: { readonly hashed: readonly string[]; readonly fields: Readonly<Record<string, string>> },
) =>
  readJsonAnswer(
    await postForm(fetch, `${keys.apiUrl}/api/v1/${path}`, {
      ...call,
      ...more.fields,
      hashData: iniApiHash(keys.iniApiKey, call, more.hashed),
    }),
  );

const issuerIn = (answer: AnswerFields): string | null =>
  answer.text('cardCode') === '' ? null : issuerNameOf(answer.text('cardCode'));

/** Takes money by a billing key. INIAPI has no net cancel: an unknown outcome needs a look-up. */
export const chargeByKey = async (
  fetch: ProviderFetch,
  keys: InicisKeys,
  { billingKey, orderId, amountWon, goodsName, buyer, now }: Charge,
): Promise<PaymentOutcome> => {
  const price = String(amountWon);
  const reply = await ask(fetch, keys, 'billing', callOf(keys, 'Billing', 'Card', now), {
    hashed: [orderId, price, billingKey],
    fields: {
      url: keys.siteUrl,
      moid: orderId,
      goodName: goodsName,
      buyerName: buyer.name,
      buyerEmail: buyer.email,
      buyerTel: buyer.phone,
      price,
      billKey: billingKey,
      authentification: '00',
    },
  });
  if ('doubt' in reply) return unknown(reply.doubt, 'not-offered');
  const answer = reply.fields;
  const code = answer.text('resultCode');
  if (code !== DONE) return refusedByProvider(code, answer.text('resultMsg'));
  const field = wrongField({
    mid: ['', keys.mid].includes(answer.text('mid')),
    order: ['', orderId].includes(answer.text('moid')),
    amount: answer.text('price') === '' || wonOf(answer.text('price')) === amountWon,
    tid: answer.text('tid') !== '',
  });
  if (field !== undefined) return unknown({ why: 'contradiction', field }, 'not-offered');
  return {
    state: 'approved',
    payment: {
      tid: answer.text('tid'),
      approvedAt: instantOf(answer.text('payDate') + answer.text('payTime')) ?? now,
      amountWon,
      issuerName: issuerIn(answer),
      lastFour: lastFourOf(answer.text('cardNumber')),
    },
  };
};

/** Refunds a payment, all of it or a part. */
export const refundByTid = async (
  fetch: ProviderFetch,
  keys: InicisKeys,
  { tid, part, reason, now }: Refund,
): Promise<RefundOutcome> => {
  const amounts = part === null ? null : { price: String(part.amountWon), confirmPrice: String(part.leftWon) };
  const type = part === null ? 'Refund' : 'PartialRefund';
  const reply = await ask(fetch, keys, 'refund', callOf(keys, type, 'Card', now), {
    hashed: amounts === null ? [tid] : [tid, amounts.price, amounts.confirmPrice],
    fields: { tid, msg: reason, ...amounts },
  });
  if ('doubt' in reply) return unknown(reply.doubt, 'not-offered');
  const code = reply.fields.text('resultCode');
  return code === DONE ? { state: 'refunded' } : refusedByProvider(code, reply.fields.text('resultMsg'));
};

/** `status` of an inquiry. */
const PAID = '0';
const CANCELLED = '1';
const NOT_FOUND = '9';

/**
 * Looks up a payment. Assumed from public implementations, to be tried before going live: `/api/v1/extra` with type
 * `Extra` and paymethod `Inquiry`, a hash without rest, and a look-up by order alone, which depends on the contract.
 */
export const lookUpPayment = async (
  fetch: ProviderFetch,
  keys: InicisKeys,
  { orderId, tid, amountWon, sentAt, now }: Question,
): Promise<LookUpOutcome> => {
  const reply = await ask(fetch, keys, 'extra', callOf(keys, 'Extra', 'Inquiry', now), {
    hashed: [],
    fields: { originalTid: tid ?? '', oid: orderId },
  });
  if ('doubt' in reply) return unknown(reply.doubt, 'not-offered');
  const answer = reply.fields;
  const [code, status, found] = [answer.text('resultCode'), answer.text('status'), answer.text('tid')];
  if (status === NOT_FOUND) return { state: 'not-found' };
  if (code !== DONE) return unknown({ why: 'unreadable' }, 'not-offered');
  const field = wrongField({
    order: ['', orderId].includes(answer.text('oid')),
    amount: wonOf(answer.text('price')) === amountWon,
    tid: found !== '' && [null, found].includes(tid),
  });
  if (field !== undefined) return unknown({ why: 'contradiction', field }, 'not-offered');
  if (status === CANCELLED) return { state: 'cancelled' };
  if (status !== PAID) return unknown({ why: 'unreadable' }, 'not-offered');
  const payment = { tid: found, approvedAt: sentAt, amountWon, issuerName: issuerIn(answer), lastFour: null };
  return { state: 'approved', payment };
};
