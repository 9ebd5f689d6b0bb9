import { type IdcBases, type IdcName, callProvider, type ProviderFetch, type ProviderReply } from '#base';
import { formFieldsOf, jsonFieldsOf, type AnswerFields } from '../card-fields';
import type { NetCancel } from '../outcome';
import { isOk, readReply } from '../provider-reply';

const FORM = 'application/x-www-form-urlencoded; charset=utf-8';

const IDC_NAMES: readonly IdcName[] = ['fc', 'ks', 'stg'];

/**
 * Code of a token that was exchanged before, perhaps for a payment whose answer got lost; chosen by ourselves, to be
 * tried before going live.
 */
const USED_TOKEN = 'V202';

/** Whether a refusal means that the return was used before: the payment then needs a look-up. */
export const isUsedToken = (code: string): boolean => code === USED_TOKEN;

/** Whether an address from the browser belongs to the named data centre. */
export const isOfDataCentre = (url: string, idcName: string, bases: IdcBases): boolean => {
  const name = IDC_NAMES.find((known) => known === idcName);
  const base = name === undefined ? undefined : bases[name];
  if (base === undefined || !URL.canParse(url)) return false;
  const given = new URL(url);
  const own = new URL(base);
  const folder = own.pathname.endsWith('/') ? own.pathname : `${own.pathname}/`;
  return (
    given.origin === own.origin && given.username === '' && given.password === '' && given.pathname.startsWith(folder)
  );
};

/** Posts a form to one of its servers. */
export const postForm = (
  fetch: ProviderFetch,
  url: string,
  fields: Readonly<Record<string, string>>,
): Promise<ProviderReply> =>
  callProvider(fetch, { url, headers: { 'content-type': FORM }, body: new URLSearchParams(fields).toString() });

const withField = (fields: AnswerFields | null, name: string): AnswerFields | null =>
  fields === null || fields.text(name) === '' ? null : fields;

/** JSON that has a `resultCode`. */
export const readJsonAnswer = (reply: ProviderReply) =>
  readReply(reply, (text) => withField(jsonFieldsOf(text), 'resultCode'), isOk);

/** `P_STATUS=00&…`, as its mobile servers answer. */
export const readMobileAnswer = (reply: ProviderReply) =>
  readReply(reply, (text) => withField(formFieldsOf(text), 'P_STATUS'), isOk);

/** Result of a net cancel; `code` is the success code. */
export const netCancelOf = (
  answer: ReturnType<typeof readReply>,
  codeName: 'resultCode' | 'P_STATUS',
  code: string,
): NetCancel => {
  if ('doubt' in answer) return 'unanswered';
  return answer.fields.text(codeName) === code ? 'cancelled' : 'refused';
};
