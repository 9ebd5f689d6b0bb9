import type { LoginData } from '@dongne/contract';
import { popups, toApiError } from '@dongne/platform';
import type { SavedSignIn } from '@dongne/pages';
import { nameOfProvider } from './providers';
import { finishSignIn } from './social-api';

/** What a provider put into our address on the way back: a code, or why there is none. */
export interface ProviderAnswer {
  readonly state: string;
  readonly code: string | null;
  readonly error: string | null;
  /** Who answers, where the provider says so (RFC 9207). */
  readonly iss: string | null;
}

/** What becomes of an answer: a member, a person whose phone number is still missing, or a sentence why neither. */
export type Outcome =
  | { readonly kind: 'member'; readonly login: LoginData }
  | { readonly kind: 'stranger'; readonly socialToken: string }
  | { readonly kind: 'refused'; readonly sentence: string };

export const FAILED = '로그인하지 못했어요. 다시 시도해 주세요';
/** RFC 6749 §4.1.2.1; Apple has a word of its own. */
const CANCELLED: readonly (string | null)[] = ['access_denied', 'user_cancelled_authorize'];

const refused = (sentence: string): Outcome => ({ kind: 'refused', sentence });

/** The answer in a login page's query; `undefined` when nobody comes back from a provider. */
export const answerOf = (query: URLSearchParams): ProviderAnswer | undefined => {
  const [state, code, error] = [query.get('state'), query.get('code'), query.get('error')];
  if (state === null && code === null && error === null) return undefined;
  return { state: state ?? '', code, error, iss: query.get('iss') };
};

/**
 * Exchanges an answer, under the overlay. An answer to what this tab has not asked reaches nobody: somebody else may have
 * put it into the address to log people in as them. The server asks the same of the browser, by its cookie.
 */
export const outcomeOf = async (
  { state, code, error, iss }: ProviderAnswer,
  kept: SavedSignIn | undefined,
): Promise<Outcome> => {
  if (kept?.state !== state) return refused(FAILED);
  if (code === null)
    return refused(CANCELLED.includes(error) ? `${nameOfProvider(kept.provider)} 로그인을 취소했어요` : FAILED);
  try {
    const login = await popups.loading(finishSignIn({ code, state, iss }));
    if (login.accessToken !== undefined) return { kind: 'member', login };
    return login.socialToken === undefined ? refused(FAILED) : { kind: 'stranger', socialToken: login.socialToken };
  } catch (thrown) {
    const problem = toApiError(thrown);
    return refused(problem.code === 'TOO_MANY_REQUESTS' ? problem.sentence : problem.sentenceOr(FAILED));
  }
};
