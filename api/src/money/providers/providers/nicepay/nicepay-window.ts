import type { NicepayKeys, ProviderFetch } from '#base';
import { lastFourOf, wonOf, type AnswerFields } from '../card-fields';
import type { ExpectedPayment, ExpectedRegistration, PaymentOutcome, RegistrationOutcome } from '../card-provider';
import { isSameHash, isSameText, registrationOrderOf } from '../hashes';
import { refusedByProvider, refusedByUs, unknown, wrongField, type Refused } from '../outcome';
import { approvedOf, callNicepay, DONE, netCancelOrder, noOf, wrongAnswer } from './nicepay-calls';
import { orderSignData, paymentSignature, registrationSignature, returnSignature } from './nicepay-hashes';

/** The signature does not cover the tid, and it becomes a part of an address. */
const IS_TID = /^[\w-]{1,64}$/;

/** Why the return differs from the request; undefined when it does not. */
const refusalOf = (
  keys: NicepayKeys,
  returned: AnswerFields,
  { sid, orderId, amountWon }: { readonly sid: string; readonly orderId: string; readonly amountWon: number },
): Refused | undefined => {
  const code = returned.text('authResultCode');
  if (code !== DONE) return refusedByProvider(code, returned.text('authResultMsg'));
  const [authToken, clientId, amount] = [
    returned.text('authToken'),
    returned.text('clientId'),
    returned.text('amount'),
  ];
  const wrong = wrongField({
    mid: isSameText(clientId, keys.clientId),
    session: isSameText(returned.text('mallReserved'), sid),
    order: isSameText(returned.text('orderId'), orderId),
    amount: wonOf(amount) === amountWon,
    signature: isSameHash(returned.text('signature'), returnSignature({ authToken, clientId, amount }, keys.secretKey)),
    authToken: authToken !== '',
  });
  return wrong === undefined ? undefined : refusedByUs(wrong);
};

/** The same for the provider's card form, whose signature binds the typed card to its order. */
const refusalOfCard = (
  keys: NicepayKeys,
  returned: AnswerFields,
  sid: string,
  orderId: string,
): Refused | undefined => {
  const code = returned.text('authResultCode');
  if (code !== DONE) return refusedByProvider(code, returned.text('authResultMsg'));
  const [encData, clientId] = [returned.text('encData'), returned.text('clientId')];
  const wrong = wrongField({
    mid: isSameText(clientId, keys.clientId),
    session: isSameText(returned.text('mallReserved'), sid),
    order: isSameText(returned.text('orderId'), orderId),
    signature: isSameHash(
      returned.text('signature'),
      registrationSignature({ encData, clientId, orderId }, keys.secretKey),
    ),
    authToken: encData !== '',
  });
  return wrong === undefined ? undefined : refusedByUs(wrong);
};

/** Exchanges the return of the provider's card form, a card encrypted for the provider, for its billing key. */
export const finishRegistration = async (
  fetch: ProviderFetch,
  keys: NicepayKeys,
  returned: AnswerFields,
  { sid, now }: ExpectedRegistration,
): Promise<RegistrationOutcome> => {
  const orderId = registrationOrderOf(sid);
  const refusal = refusalOfCard(keys, returned, sid, orderId);
  if (refusal !== undefined) return refusal;
  const ediDate = now.toISOString();
  const reply = await callNicepay(fetch, keys, 'subscribe/regist', {
    encData: returned.text('encData'),
    orderId,
    ediDate,
    signData: orderSignData(orderId, ediDate, keys.secretKey),
  });
  // A created key whose answer was lost cannot be cancelled by its order; it cannot be charged either.
  if ('doubt' in reply) return unknown(reply.doubt, 'not-offered');
  const answer = reply.fields;
  const code = answer.text('resultCode');
  if (code !== DONE) return refusedByProvider(code, answer.text('resultMsg'));
  const field = wrongField({
    order: isSameText(answer.text('orderId'), orderId),
    billingKey: answer.text('bid') !== '',
  });
  if (field !== undefined) return unknown({ why: 'contradiction', field }, 'not-offered');
  const number = answer.text('cardNum') || answer.text('cardNo') || returned.text('cardNum') || returned.text('cardNo');
  return {
    state: 'registered',
    card: {
      billingKey: answer.text('bid'),
      issuerCode: answer.text('cardCode'),
      issuerName: answer.text('cardName').replaceAll(/[[\]]/g, ''),
      lastFour: lastFourOf(number),
    },
  };
};

/** Approves the return of the payment's window; an unknown outcome is net-cancelled. */
export const finishPayment = async (
  fetch: ProviderFetch,
  keys: NicepayKeys,
  returned: AnswerFields,
  expected: ExpectedPayment,
): Promise<PaymentOutcome> => {
  const { orderId, amountWon, now } = expected;
  const tid = returned.text('tid');
  const refusal = refusalOf(keys, returned, expected);
  if (refusal !== undefined) return refusal;
  if (!IS_TID.test(tid)) return refusedByUs('tid');
  const ediDate = now.toISOString();
  const reply = await callNicepay(fetch, keys, `payments/${encodeURIComponent(tid)}`, {
    amount: amountWon,
    ediDate,
    signData: paymentSignature({ tid, amount: String(amountWon), ediDate }, keys.secretKey),
  });
  const cancel = () => netCancelOrder(fetch, keys, orderId, now);
  if ('doubt' in reply) return unknown(reply.doubt, await cancel());
  const answer = reply.fields;
  if (answer.text('resultCode') !== DONE) {
    const no = noOf(answer);
    if ('state' in no) return no;
    // A used order may be paid, by this very window: a net cancel would undo a good payment.
    return unknown(no, no.why === 'order-used' ? 'not-offered' : await cancel());
  }
  const field = wrongAnswer(answer, { orderId, amountWon, tid }, keys);
  if (field !== undefined) return unknown({ why: 'contradiction', field }, await cancel());
  if (answer.text('status') !== 'paid') return unknown({ why: 'unreadable' }, await cancel());
  return { state: 'approved', payment: approvedOf(answer, amountWon, now) };
};
