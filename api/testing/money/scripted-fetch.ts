import type { ProviderFetch } from '#base';

/** Reply of a provider's server: none, a broken connection, a text, or JSON. */
export type ScriptedReply =
  | 'never'
  | 'broken'
  | { readonly status?: number; readonly text: string }
  | { readonly status?: number; readonly json: Readonly<Record<string, unknown>> };

/** Request that was sent. */
export interface SentCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Network failures and answers without content, each with the expected doubt. */
export const SILENT_REPLIES: readonly (readonly [string, ScriptedReply, string])[] = [
  ['no answer within ten seconds', 'never', 'timeout'],
  ['a broken line', 'broken', 'network'],
  ['HTTP 500', { status: 500, json: { resultCode: '0000' } }, 'http'],
  ['a page instead of an answer', { text: '<!doctype html><h1>점검 중</h1>' }, 'unreadable'],
  ['broken JSON', { text: '{"resultCode":"0000"' }, 'unreadable'],
  ['JSON that is no object', { text: '["0000"]' }, 'unreadable'],
  ['an empty answer', { text: '' }, 'unreadable'],
  ['JSON without a result', { json: { message: 'Not Found' } }, 'unreadable'],
];

/** A network on which each call gets the next reply, and a broken connection when there is none left. */
export const scriptedFetch = (...replies: readonly ScriptedReply[]) => {
  const calls: SentCall[] = [];
  const fetch: ProviderFetch = (url, { method, headers, body = '' }) => {
    const reply = replies[calls.length] ?? 'broken';
    calls.push({ method, url, headers, body });
    if (reply === 'never') return new Promise(() => undefined);
    if (reply === 'broken') return Promise.reject(new TypeError('fetch failed'));
    const text = 'json' in reply ? JSON.stringify(reply.json) : reply.text;
    return Promise.resolve({ status: reply.status ?? 200, text: () => Promise.resolve(text) });
  };
  return { fetch, calls };
};

/** The outcome of an action that may time out twice after ten seconds, without waiting. */
export const withoutWaiting = async <Outcome>(act: () => Promise<Outcome>): Promise<Outcome> => {
  jest.useFakeTimers();
  try {
    const outcome = act();
    await jest.advanceTimersByTimeAsync(20_000);
    return await outcome;
  } finally {
    jest.useRealTimers();
  }
};

/** The fields of a form that was sent. */
export const formOf = (call: SentCall | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(call?.body ?? ''));

/** The fields of a JSON object that was sent. */
export const jsonOf = (call: SentCall | undefined): unknown => JSON.parse(call?.body ?? 'null');
