import type { LoginData } from '@dongne/contract';
import { popups, toApiError } from '@dongne/platform';
import type { SavedSignIn } from '@dongne/pages';
import { nameOfProvider } from './providers';
import { finishSignIn } from './social-api';

/** Parameters of a provider's redirect: a code or an error. */
export interface ProviderAnswer {
  readonly state: string;
  readonly code: string | null;
  readonly error: string | null;
  /** Issuer, when the provider sends it (RFC 9207). */
  readonly iss: string | null;
}

/** Result of a redirect: a member, a person whose number is missing, or an error. */
export type Outcome =
  | { readonly kind: 'member'; readonly login: LoginData }
  | { readonly kind: 'stranger'; readonly socialToken: string }
  | { readonly kind: 'refused'; readonly sentence: string };

export const FAILED = '로그인하지 못했어요. 다시 시도해 주세요';
/** Error of a cancelled login by RFC 6749 §4.1.2.1, and Apple's own. */
const CANCELLED: readonly (string | null)[] = ['access_denied', 'user_cancelled_authorize'];

const refused = (sentence: string): Outcome => ({ kind: 'refused', sentence });

/** Provider parameters in a login page's query; `undefined` without a redirect. */
export const answerOf = (query: URLSearchParams): ProviderAnswer | undefined => {
  const [state, code, error] = [query.get('state'), query.get('code'), query.get('error')];
  if (state === null && code === null && error === null) return undefined;
  return { state: state ?? '', code, error, iss: query.get('iss') };
};

/**
 * Exchanges a code behind the overlay. Ignores one that this tab did not request: an attacker may have put it into the
 * link to log people in as themselves (login CSRF). The server checks the browser's cookie, too.
 */
export const outcomeOf = async (
  { state, code, error, iss }: ProviderAnswer,
  saved: SavedSignIn | undefined,
): Promise<Outcome> => {
  if (saved?.state !== state) return refused(FAILED);
  if (code === null)
    return refused(CANCELLED.includes(error) ? `${nameOfProvider(saved.provider)} 로그인을 취소했어요` : FAILED);
  try {
    const login = await popups.loading(finishSignIn({ code, state, iss }));
    if (login.accessToken !== undefined) return { kind: 'member', login };
    return login.socialToken === undefined ? refused(FAILED) : { kind: 'stranger', socialToken: login.socialToken };
  } catch (thrown) {
    const problem = toApiError(thrown);
    return refused(problem.code === 'TOO_MANY_REQUESTS' ? problem.sentence : problem.sentenceOr(FAILED));
  }
};
