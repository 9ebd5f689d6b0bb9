import { inSpan } from '@dongne/observe';

/** Subset of `fetch` that is used here. */
export type ProviderFetch = (
  url: string,
  request: {
    readonly method: 'GET' | 'POST';
    readonly headers: Record<string, string>;
    readonly body?: string;
    readonly redirect: 'error';
    readonly signal: AbortSignal;
  },
) => Promise<{ readonly status: number; readonly text: () => Promise<string> }>;

/** Call to a provider's server; GET without a body, else POST. */
export interface ProviderRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Response with its HTTP status, or the reason why there is none. */
export type ProviderReply =
  | { readonly state: 'answered'; readonly status: number; readonly text: string }
  | { readonly state: 'unanswered'; readonly doubt: { readonly why: 'timeout' | 'network' } };

/** Time-out of a provider call, including its body. */
const PROVIDER_LIMIT_MS = 10_000;

const unanswered = (why: 'timeout' | 'network'): ProviderReply => ({ state: 'unanswered', doubt: { why } });

/**
 * Calls a provider's server; never rejects. A redirect counts as a network failure, because credentials must not be
 * sent elsewhere.
 */
export const callProvider = (fetch: ProviderFetch, { url, headers, body }: ProviderRequest): Promise<ProviderReply> =>
  new Promise((resolve) => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      resolve(unanswered('timeout'));
      abort.abort();
    }, PROVIDER_LIMIT_MS);
    const ask = async (): Promise<ProviderReply> => {
      const answer = await fetch(url, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers },
        ...(body === undefined ? {} : { body }),
        redirect: 'error',
        signal: abort.signal,
      });
      return { state: 'answered', status: answer.status, text: await answer.text() };
    };
    // Names the host alone: a path may hold an id.
    const host = URL.canParse(url) ? new URL(url).host : '(invalid)';
    void inSpan('call provider', { 'server.address': host }, ask)
      .then(resolve, () => resolve(unanswered('network')))
      .finally(() => clearTimeout(timer));
  });
