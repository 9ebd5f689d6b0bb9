import { BRAND, seoul } from '@dongne/contract';
import { Type } from 'typebox';
import { type SmsKeys, callProvider, type ProviderFetch } from '#base';
import { jsonAnswer } from './json-answer';
import type { SendOutcome, SmsSender, SmsSending } from './sender';

/** Limit of a short SMS in EUC-KR bytes, two per Korean letter; longer texts are sent as LMS. */
const SMS_BYTES = 90;
/** Time range for looking up a message that may have been sent; older ones are not worth sending. */
const LOOK_BACK_HOURS = 48;
const HOUR_MS = 3_600_000;

const Header = Type.Object({ isSuccessful: Type.Boolean(), resultCode: Type.Integer() });
const SentAnswer = Type.Object({
  header: Header,
  body: Type.Optional(
    Type.Union([
      Type.Null(),
      Type.Object({
        data: Type.Object({ sendResultList: Type.Array(Type.Object({ resultCode: Type.Optional(Type.Integer()) })) }),
      }),
    ]),
  ),
});
const FoundAnswer = Type.Object({ header: Header, body: Type.Object({ totalCount: Type.Integer() }) });

const ASCII_ENDS = 128;

const bytesOf = (text: string): number =>
  [...text].reduce((bytes, letter) => bytes + ((letter.codePointAt(0) ?? ASCII_ENDS) < ASCII_ENDS ? 1 : 2), 0);

/** Path segment by message type. */
const wayOf = ({ text, isCode }: SmsSending): 'auth/sms' | 'sms' | 'mms' => {
  if (bytesOf(text) > SMS_BYTES) return 'mms';
  return isCode ? 'auth/sms' : 'sms';
};

const unknown = (reason: string): SendOutcome => ({ state: 'unknown', reason });

/** Whether a status is final: 400 and 404 mean an invalid message; limits, keys and server errors may recover. */
const isOurMistake = (status: number): boolean => status === 400 || status === 404;

const outcomeOf = (status: number, text: string): SendOutcome => {
  if (status !== 200)
    return isOurMistake(status) ? { state: 'refused', reason: `http ${status}` } : unknown(`http ${status}`);
  const answer = jsonAnswer(SentAnswer, text);
  if (answer === undefined) return unknown('unreadable');
  const code = answer.header.isSuccessful
    ? (answer.body?.data.sendResultList[0]?.resultCode ?? 0)
    : answer.header.resultCode;
  return answer.header.isSuccessful && code === 0 ? { state: 'sent' } : { state: 'refused', reason: `code ${code}` };
};

const momentOf = (at: number): string => seoul(at).format('YYYY-MM-DD HH:mm:ss');

/**
 * SMS sender for NHN Cloud, API v3.0 (docs.nhncloud.com, Notification > SMS). It has no idempotency key: each message
 * carries its own as `recipientGroupingKey`, by which a possibly sent one is looked up before a retry.
 *
 * @param fetch calls its server.
 */
export const nhnSms = ({ apiUrl, appKey, secretKey, sendNo }: SmsKeys, fetch: ProviderFetch): SmsSender => {
  const headers = { 'content-type': 'application/json;charset=UTF-8', 'x-secret-key': secretKey };
  const pathOf = (sms: SmsSending): string =>
    `${apiUrl}/sms/v3.0/appKeys/${encodeURIComponent(appKey)}/sender/${wayOf(sms)}`;

  /** Whether the message was sent already; undefined if that is unknown. */
  const hasIt = async (sms: SmsSending): Promise<boolean | undefined> => {
    const query = new URLSearchParams({
      startCreateDate: momentOf(sms.now.getTime() - LOOK_BACK_HOURS * HOUR_MS),
      endCreateDate: momentOf(sms.now.getTime() + HOUR_MS),
      recipientGroupingKey: sms.key,
    });
    const reply = await callProvider(fetch, { url: `${pathOf(sms)}?${query.toString()}`, headers });
    if (reply.state === 'unanswered' || reply.status !== 200) return undefined;
    const answer = jsonAnswer(FoundAnswer, reply.text);
    return answer?.header.isSuccessful === true ? answer.body.totalCount > 0 : undefined;
  };

  return {
    send: async (sms) => {
      if (sms.isRepeated) {
        const found = await hasIt(sms);
        if (found !== false) return found === true ? { state: 'sent' } : unknown('not looked up');
      }
      const way = wayOf(sms);
      const body = JSON.stringify({
        ...(way === 'mms' ? { title: sms.title === '' ? BRAND.name : sms.title } : {}),
        body: sms.text,
        sendNo,
        recipientList: [{ recipientNo: sms.to, recipientGroupingKey: sms.key }],
      });
      const reply = await callProvider(fetch, { url: pathOf(sms), headers, body });
      return reply.state === 'unanswered' ? unknown(reply.doubt.why) : outcomeOf(reply.status, reply.text);
    },
  };
};
