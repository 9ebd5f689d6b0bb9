import type { InicisKeys, ProviderFetch } from '#base';
import { instantOf, lastFourOf, wonOf, type AnswerFields } from '../card-fields';
import type { ExpectedPayment, ExpectedRegistration, PaymentOutcome, RegistrationOutcome } from '../card-provider';
import { isSameHash, isSameText, registrationOrderOf } from '../hashes';
import { refusedByProvider, refusedByUs, unknown, wrongField, type Refused, type Unknown } from '../outcome';
import { isOfDataCentre, isUsedToken, netCancelOf, postForm, readJsonAnswer } from './inicis-answers';
import { REGISTRATION_PRICE_WON } from './inicis-forms';
import { answerSignature, authorisationSignature, authorisationVerification } from './inicis-hashes';
import { issuerNameOf } from './inicis-issuers';

const DONE = '0000';

interface Expected {
  readonly sid: string;
  readonly orderId: string;
  readonly amountWon: number;
  readonly now: Date;
  /** Whether the answer has to contain a billing key. */
  readonly wantsKey: boolean;
}

/** The first field of the return that differs from the request, or names a foreign address. */
const wrongReturn = (keys: InicisKeys, returned: AnswerFields, expected: Expected) => {
  const idcName = returned.text('idc_name');
  return wrongField({
    mid: isSameText(returned.text('mid'), keys.mid),
    session: ['', expected.sid].includes(returned.text('merchantData')),
    order: isSameText(returned.text('orderNumber'), expected.orderId),
    host:
      isOfDataCentre(returned.text('authUrl'), idcName, keys.pcBases) &&
      isOfDataCentre(returned.text('netCancelUrl'), idcName, keys.pcBases),
    authToken: returned.text('authToken') !== '',
  });
};

/** The first field of a successful answer that differs from the request. */
const wrongAnswer = (keys: InicisKeys, answer: AnswerFields, expected: Expected, tstamp: string) => {
  const [MOID, TotPrice] = [answer.text('MOID'), answer.text('TotPrice')];
  return wrongField({
    mid: ['', keys.mid].includes(answer.text('mid')),
    order: isSameText(MOID, expected.orderId),
    amount: wonOf(TotPrice) === expected.amountWon,
    signature: isSameHash(answer.text('authSignature'), answerSignature({ mid: keys.mid, tstamp, MOID, TotPrice })),
    tid: answer.text('tid') !== '',
    billingKey: !expected.wantsKey || answer.text('CARD_BillKey') !== '',
  });
};

/** Exchanges the return for the provider's answer; an unknown outcome is net-cancelled with the same body. */
const authorise = async (
  fetch: ProviderFetch,
  keys: InicisKeys,
  returned: AnswerFields,
  expected: Expected,
): Promise<{ readonly state: 'done'; readonly answer: AnswerFields } | Refused | Unknown> => {
  const code = returned.text('resultCode');
  if (code !== DONE) return refusedByProvider(code, returned.text('resultMsg'));
  const wrong = wrongReturn(keys, returned, expected);
  if (wrong !== undefined) return refusedByUs(wrong);

  const [authToken, timestamp] = [returned.text('authToken'), String(expected.now.getTime())];
  const body = {
    mid: keys.mid,
    authToken,
    timestamp,
    signature: authorisationSignature(authToken, timestamp),
    verification: authorisationVerification(authToken, timestamp, keys.signKey),
    charset: 'UTF-8',
    format: 'JSON',
  };
  const cancel = async () =>
    netCancelOf(readJsonAnswer(await postForm(fetch, returned.text('netCancelUrl'), body)), 'resultCode', DONE);

  const answer = readJsonAnswer(await postForm(fetch, returned.text('authUrl'), body));
  if ('doubt' in answer) return unknown(answer.doubt, await cancel());
  const said = answer.fields.text('resultCode');
  if (isUsedToken(said)) return unknown({ why: 'order-used', code: said }, 'not-offered');
  if (said !== DONE) return refusedByProvider(said, answer.fields.text('resultMsg'));
  const field = wrongAnswer(keys, answer.fields, expected, timestamp);
  if (field !== undefined) return unknown({ why: 'contradiction', field }, await cancel());
  return { state: 'done', answer: answer.fields };
};

/** Finishes the registration of a card in the window on a computer. */
export const finishPcRegistration = async (
  fetch: ProviderFetch,
  keys: InicisKeys,
  returned: AnswerFields,
  { sid, now }: ExpectedRegistration,
): Promise<RegistrationOutcome> => {
  const orderId = registrationOrderOf(sid);
  const expected = { sid, orderId, amountWon: REGISTRATION_PRICE_WON, now, wantsKey: true };
  const outcome = await authorise(fetch, keys, returned, expected);
  if (outcome.state !== 'done') return outcome;
  const issuerCode = outcome.answer.text('CARD_Code');
  return {
    state: 'registered',
    card: {
      billingKey: outcome.answer.text('CARD_BillKey'),
      issuerCode,
      issuerName: issuerNameOf(issuerCode),
      lastFour: lastFourOf(outcome.answer.text('CARD_Num')),
    },
  };
};

/** Finishes a payment in the window on a computer. */
export const finishPcPayment = async (
  fetch: ProviderFetch,
  keys: InicisKeys,
  returned: AnswerFields,
  expected: ExpectedPayment,
): Promise<PaymentOutcome> => {
  const outcome = await authorise(fetch, keys, returned, { ...expected, wantsKey: false });
  if (outcome.state !== 'done') return outcome;
  const { answer } = outcome;
  return {
    state: 'approved',
    payment: {
      tid: answer.text('tid'),
      approvedAt: instantOf(answer.text('applDate') + answer.text('applTime')) ?? expected.now,
      amountWon: expected.amountWon,
      issuerName: issuerNameOf(answer.text('CARD_Code')),
      lastFour: lastFourOf(answer.text('CARD_Num')),
    },
  };
};
