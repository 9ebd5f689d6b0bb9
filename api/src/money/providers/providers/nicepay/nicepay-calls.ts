import { type NicepayKeys, callProvider, type ProviderFetch } from '#base';
import { instantOf, jsonFieldsOf, lastFourOf, wonOf, type AnswerFields } from '../card-fields';
import type { ApprovedPayment } from '../card-provider';
import { isSameHash, isSameText } from '../hashes';
import { refusedByProvider, wrongField, type CheckedField, type Doubt, type NetCancel, type Refused } from '../outcome';
import { readReply } from '../provider-reply';
import { orderSignData, paymentSignature } from './nicepay-hashes';

/** `resultCode` of a success. */
export const DONE = '0000';

const HTTP_SERVER_ERROR = 500;

/** Codes of a repeated order or transaction. */
const ORDER_USED = ['2156', '2201', 'A127', 'A225', 'P015', 'U112', 'U114'];
/** Codes with which NicePay or the issuer reports an uncertain state. */
const PROVIDER_UNSURE = ['A226', 'A254', 'A299', 'A401', 'A403', 'P026', 'P027', 'U303', 'X003', 'X004'];
const CANCELLED_BEFORE = '2013';

type Answer = { readonly fields: AnswerFields } | { readonly doubt: Doubt };

/** The header `authorization` of its API. */
export const credentialsOf = ({ clientId, secretKey }: NicepayKeys): string =>
  `Basic ${Buffer.from(`${clientId}:${secretKey}`).toString('base64')}`;

/** Calls its API; without a body by GET. Business errors come with HTTP 200 as well as with 4xx; both are answers. */
export const callNicepay = async (
  fetch: ProviderFetch,
  keys: NicepayKeys,
  path: string,
  body?: Readonly<Record<string, string | number | boolean>>,
): Promise<Answer> => {
  const reply = await callProvider(fetch, {
    url: `${keys.apiUrl}/v1/${path}`,
    headers: { authorization: credentialsOf(keys), 'content-type': 'application/json;charset=utf-8' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const parse = (text: string) => {
    const fields = jsonFieldsOf(text);
    return fields === null || fields.text('resultCode') === '' ? null : fields;
  };
  return readReply(reply, parse, (status) => status < HTTP_SERVER_ERROR);
};

/** A failure: the provider's refusal, or a doubt where the code means that money may have been taken. */
export const noOf = (answer: AnswerFields): Refused | Doubt => {
  const code = answer.text('resultCode');
  if (ORDER_USED.includes(code)) return { why: 'order-used', code };
  if (PROVIDER_UNSURE.includes(code)) return { why: 'provider-unsure', code };
  return refusedByProvider(code, answer.text('resultMsg'));
};

/** Net-cancels an order with an unknown outcome; NicePay accepts that within an hour. */
export const netCancelOrder = async (
  fetch: ProviderFetch,
  keys: NicepayKeys,
  orderId: string,
  now: Date,
): Promise<NetCancel> => {
  const ediDate = now.toISOString();
  const signData = orderSignData(orderId, ediDate, keys.secretKey);
  const answer = await callNicepay(fetch, keys, 'payments/netcancel', { orderId, ediDate, signData });
  if ('doubt' in answer) return 'unanswered';
  return [DONE, CANCELLED_BEFORE].includes(answer.fields.text('resultCode')) ? 'cancelled' : 'refused';
};

/** Whether an answer or webhook is signed with our key; it covers tid, amount and time. */
export const isSigned = (answer: AnswerFields, secretKey: string): boolean => {
  const signed = { tid: answer.text('tid'), amount: answer.text('amount'), ediDate: answer.text('ediDate') };
  return isSameHash(answer.text('signature'), paymentSignature(signed, secretKey));
};

interface Asked {
  readonly orderId: string;
  readonly amountWon: number;
  /** Null where the provider returns it with the answer. */
  readonly tid: string | null;
}

/**
 * The first field of an answer that differs from the request. The answer comes over our own connection to a known
 * address, so a signature may be missing, but must not be wrong.
 */
export const wrongAnswer = (answer: AnswerFields, asked: Asked, keys: NicepayKeys): CheckedField | undefined =>
  wrongField({
    order: isSameText(answer.text('orderId'), asked.orderId),
    amount: wonOf(answer.text('amount')) === asked.amountWon,
    tid: answer.text('tid') !== '' && [null, answer.text('tid')].includes(asked.tid),
    signature: answer.text('signature') === '' || isSigned(answer, keys.secretKey),
  });

/** Approved payment of an answer; `now` where it has no time. */
export const approvedOf = (answer: AnswerFields, amountWon: number, now: Date): ApprovedPayment => ({
  tid: answer.text('tid'),
  approvedAt: instantOf(answer.text('paidAt')) ?? now,
  amountWon,
  issuerName: answer.text('card.cardName') || answer.text('cardName') || null,
  lastFour: lastFourOf(answer.text('card.cardNum') || answer.text('cardNum')),
});
