import type { NicepayKeys, ProviderFetch } from '#base';
import { seoulStamp } from '../card-fields';
import type {
  CardProvider,
  Charge,
  LookUpOutcome,
  PaymentOutcome,
  Question,
  Refund,
  RefundOutcome,
  RemovalOutcome,
} from '../card-provider';
import { refusedByProvider, unknown } from '../outcome';
import { approvedOf, callNicepay, DONE, noOf, wrongAnswer } from './nicepay-calls';
import { goodsNameOf } from './nicepay-forms';
import { billingSignData, cancelSignData } from './nicepay-hashes';

/** Takes money by a billing key. An unknown outcome needs a look-up, which a job can repeat. */
export const chargeByKey = async (
  fetch: ProviderFetch,
  keys: NicepayKeys,
  { billingKey, orderId, amountWon, goodsName, now }: Charge,
): Promise<PaymentOutcome> => {
  const ediDate = now.toISOString();
  const reply = await callNicepay(fetch, keys, `subscribe/${encodeURIComponent(billingKey)}/payments`, {
    orderId,
    amount: amountWon,
    goodsName: goodsNameOf(goodsName),
    cardQuota: 0,
    useShopInterest: false,
    ediDate,
    signData: billingSignData({ orderId, bid: billingKey, ediDate }, keys.secretKey),
  });
  if ('doubt' in reply) return unknown(reply.doubt, 'not-offered');
  const answer = reply.fields;
  if (answer.text('resultCode') !== DONE) {
    const no = noOf(answer);
    return 'state' in no ? no : unknown(no, 'not-offered');
  }
  const field = wrongAnswer(answer, { orderId, amountWon, tid: null }, keys);
  if (field !== undefined) return unknown({ why: 'contradiction', field }, 'not-offered');
  if (answer.text('status') !== 'paid') return unknown({ why: 'unreadable' }, 'not-offered');
  return { state: 'approved', payment: approvedOf(answer, amountWon, now) };
};

/** Refunds a payment, all of it or a part. */
export const refundByTid = async (
  fetch: ProviderFetch,
  keys: NicepayKeys,
  { tid, orderId, part, reason, now }: Refund,
): Promise<RefundOutcome> => {
  const ediDate = now.toISOString();
  const reply = await callNicepay(fetch, keys, `payments/${encodeURIComponent(tid)}/cancel`, {
    reason,
    orderId,
    ...(part === null ? {} : { cancelAmt: part.amountWon }),
    ediDate,
    signData: cancelSignData(tid, ediDate, keys.secretKey),
  });
  if ('doubt' in reply) return unknown(reply.doubt, 'not-offered');
  if (reply.fields.text('resultCode') === DONE) return { state: 'refunded' };
  const no = noOf(reply.fields);
  return 'state' in no ? no : unknown(no, 'not-offered');
};

/** Codes of an expired or unknown key. */
const GONE = ['A126', 'U115'];

/** Expires a billing key. */
export const expireKey = async (
  fetch: ProviderFetch,
  keys: NicepayKeys,
  { billingKey, orderId, now }: Parameters<CardProvider['removeCard']>[0],
): Promise<RemovalOutcome> => {
  const ediDate = now.toISOString();
  const reply = await callNicepay(fetch, keys, `subscribe/${encodeURIComponent(billingKey)}/expire`, {
    orderId,
    ediDate,
    signData: billingSignData({ orderId, bid: billingKey, ediDate }, keys.secretKey),
  });
  if ('doubt' in reply) return unknown(reply.doubt, 'not-offered');
  const code = reply.fields.text('resultCode');
  if (code === DONE || GONE.includes(code)) return { state: 'removed' };
  return refusedByProvider(code, reply.fields.text('resultMsg'));
};

/** Codes of an unknown payment. */
const NOT_FOUND = ['A118', 'A251', 'U107', 'U111', 'U126'];
const DAY_LETTERS = 8;

/** Looks up a payment: by its tid, else by its order and the day in Seoul on which it was sent. */
export const lookUpPayment = async (
  fetch: ProviderFetch,
  keys: NicepayKeys,
  { orderId, tid, amountWon, sentAt }: Question,
): Promise<LookUpOutcome> => {
  const day = seoulStamp(sentAt).slice(0, DAY_LETTERS);
  const path = tid === null ? `find/${encodeURIComponent(orderId)}?orderDate=${day}` : encodeURIComponent(tid);
  const reply = await callNicepay(fetch, keys, `payments/${path}`);
  if ('doubt' in reply) return unknown(reply.doubt, 'not-offered');
  const answer = reply.fields;
  const code = answer.text('resultCode');
  if (NOT_FOUND.includes(code)) return { state: 'not-found' };
  if (code !== DONE) return unknown({ why: 'provider-unsure', code }, 'not-offered');
  const field = wrongAnswer(answer, { orderId, amountWon, tid }, keys);
  if (field !== undefined) return unknown({ why: 'contradiction', field }, 'not-offered');
  const status = answer.text('status');
  // A partly refunded payment was taken all the same.
  if (status === 'paid' || status === 'partialCancelled')
    return { state: 'approved', payment: approvedOf(answer, amountWon, sentAt) };
  if (status === 'cancelled') return { state: 'cancelled' };
  if (status === 'failed' || status === 'expired') return { state: 'not-found' };
  return unknown({ why: 'unreadable' }, 'not-offered');
};
