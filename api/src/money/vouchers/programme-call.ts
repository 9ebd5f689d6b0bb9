import { createHmac } from 'node:crypto';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { type VoucherKeys, callProvider, type ProviderFetch } from '#base';
import type { VoucherOutcome } from './voucher-programme';
import { ProgrammeRefusal } from './programme-answers';

/** One call of the programme; without a body it is a GET. */
export interface ProgrammeCall<Answer extends TSchema> {
  readonly path: string;
  readonly body?: Readonly<Record<string, string | number>>;
  readonly answer: Answer;
  readonly now: Date;
}

/** Signs time, method, path and body on separate lines, so that none can be exchanged for another. */
const signatureOf = (secret: string, parts: readonly string[]): string =>
  createHmac('sha256', secret).update(parts.join('\n'), 'utf8').digest('hex');

const headersOf = ({ keyId, secret }: VoucherKeys, path: string, body: string | undefined, now: Date) => {
  const timestamp = String(now.getTime());
  const method = body === undefined ? 'GET' : 'POST';
  return {
    'content-type': 'application/json',
    'voucher-key': keyId,
    'voucher-timestamp': timestamp,
    'voucher-signature': signatureOf(secret, [timestamp, method, path, body ?? '']),
  };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Outcome of a status and a body. Only a parsed refusal counts as one: anything else is an unknown outcome. */
const outcomeOf = <Answer extends TSchema>(
  answer: Answer,
  status: number,
  text: string,
): VoucherOutcome<{ readonly answer: Static<Answer> }> => {
  const value = parse(text);
  if (status === 200)
    return Value.Check(answer, value) ? { state: 'done', answer: value } : { state: 'unknown', why: 'unreadable' };
  if (status >= 400 && status < 500 && Value.Check(ProgrammeRefusal, value))
    return { state: 'refused', code: value.code, message: value.message };
  return { state: 'unknown', why: 'http' };
};

/** Signs and makes a call; never rejects. */
export const callProgramme = async <Answer extends TSchema>(
  keys: VoucherKeys,
  fetch: ProviderFetch,
  { path, body, answer, now }: ProgrammeCall<Answer>,
): Promise<VoucherOutcome<{ readonly answer: Static<Answer> }>> => {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const reply = await callProvider(fetch, {
    url: keys.apiUrl + path,
    headers: headersOf(keys, path, text, now),
    ...(text === undefined ? {} : { body: text }),
  });
  if (reply.state === 'answered') return outcomeOf(answer, reply.status, reply.text);
  const { why } = reply.doubt;
  return { state: 'unknown', why: why === 'timeout' ? why : 'network' };
};
