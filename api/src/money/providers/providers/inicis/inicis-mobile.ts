import type { InicisKeys, ProviderFetch } from '#base';
import { instantOf, lastFourOf, wonOf, type AnswerFields } from '../card-fields';
import type { ExpectedPayment, ExpectedRegistration, PaymentOutcome, RegistrationOutcome } from '../card-provider';
import { isSameText, registrationOrderOf } from '../hashes';
import { refusedByProvider, refusedByUs, unknown, wrongField } from '../outcome';
import { isOfDataCentre, isUsedToken, netCancelOf, postForm, readMobileAnswer } from './inicis-answers';
import { issuerNameOf } from './inicis-issuers';

const DONE = '00';

/**
 * Parses the return of a registration on a phone. There is nothing to exchange and no signature: the key comes through
 * the browser, bound by the session alone, and its first charge proves it.
 */
export const finishMobileRegistration = (
  keys: InicisKeys,
  returned: AnswerFields,
  { sid }: ExpectedRegistration,
): RegistrationOutcome => {
  const code = returned.text('resultcode');
  if (code !== DONE) return refusedByProvider(code, returned.text('resultmsg'));
  const order = returned.text('orderid') || returned.text('orderId');
  const wrong = wrongField({
    mid: ['', keys.mid].includes(returned.text('mid')),
    session: isSameText(returned.text('merchantRedirectData'), sid),
    order: ['', registrationOrderOf(sid)].includes(order),
    tid: returned.text('tid') !== '',
    billingKey: returned.text('billkey') !== '',
  });
  if (wrong !== undefined) return refusedByUs(wrong);
  const issuerCode = returned.text('cardcd');
  return {
    state: 'registered',
    card: {
      billingKey: returned.text('billkey'),
      issuerCode,
      issuerName: issuerNameOf(issuerCode),
      lastFour: lastFourOf(returned.text('cardno')),
    },
  };
};

/** Finishes a payment on a phone: the return names the transaction, which is then approved by a call. */
export const finishMobilePayment = async (
  fetch: ProviderFetch,
  keys: InicisKeys,
  returned: AnswerFields,
  { sid, orderId, amountWon, now }: ExpectedPayment,
): Promise<PaymentOutcome> => {
  const code = returned.text('P_STATUS');
  if (code !== DONE) return refusedByProvider(code, returned.text('P_RMESG1'));
  const [url, tid] = [returned.text('P_REQ_URL'), returned.text('P_TID')];
  const wrong = wrongField({
    mid: ['', keys.mid].includes(returned.text('P_MID')),
    session: ['', sid].includes(returned.text('P_NOTI')),
    amount: wonOf(returned.text('P_AMT')) === amountWon,
    tid: tid !== '',
    host: isOfDataCentre(url, returned.text('idc_name'), keys.mobileBases),
  });
  if (wrong !== undefined) return refusedByUs(wrong);

  const body = { P_MID: keys.mid, P_TID: tid };
  // The net cancel lives next to the approval address, and needs amount and order of the approval.
  const cancel = async (P_OID: string, P_AMT: string) => {
    const cancelUrl = new URL('payNetCancel.ini', url).href;
    const cancelBody = { ...body, P_AMT, P_OID };
    return netCancelOf(readMobileAnswer(await postForm(fetch, cancelUrl, cancelBody)), 'P_STATUS', DONE);
  };

  const reply = readMobileAnswer(await postForm(fetch, url, body));
  if ('doubt' in reply) return unknown(reply.doubt, await cancel(orderId, String(amountWon)));
  const answer = reply.fields;
  const said = answer.text('P_STATUS');
  if (isUsedToken(said)) return unknown({ why: 'order-used', code: said }, 'not-offered');
  if (said !== DONE) return refusedByProvider(said, answer.text('P_RMESG1'));
  const field = wrongField({
    mid: ['', keys.mid].includes(answer.text('P_MID')),
    order: isSameText(answer.text('P_OID'), orderId),
    amount: wonOf(answer.text('P_AMT')) === amountWon,
    tid: answer.text('P_TID') !== '',
  });
  // The approval belongs to another order, whose return was posted here: cancel that one.
  if (field !== undefined) {
    const [taken, takenWon] = [answer.text('P_OID') || orderId, answer.text('P_AMT') || String(amountWon)];
    return unknown({ why: 'contradiction', field }, await cancel(taken, takenWon));
  }
  return {
    state: 'approved',
    payment: {
      tid: answer.text('P_TID'),
      approvedAt: instantOf(answer.text('P_AUTH_DT')) ?? now,
      amountWon,
      issuerName: answer.text('P_FN_NM') || issuerNameOf(answer.text('P_FN_CD1')),
      lastFour: lastFourOf(answer.text('P_CARD_NUM')),
    },
  };
};
