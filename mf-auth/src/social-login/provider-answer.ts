import type { LoginData } from '@dongne/contract';
import { popups, toApiError } from '@dongne/platform';
import type { KeptSignIn } from './kept-sign-in';
import { loginWithGoogle } from './social-api';

/** What a provider put into our address on the way back: a code, or why there is none. */
export interface ProviderAnswer {
  readonly state: string;
  readonly code: string | null;
  readonly error: string | null;
}

/** What becomes of an answer: a member, a person whose phone number is still missing, or a sentence why neither. */
export type Outcome =
  | { readonly kind: 'member'; readonly login: LoginData }
  | { readonly kind: 'stranger'; readonly socialToken: string }
  | { readonly kind: 'refused'; readonly sentence: string };

const CANCELLED = 'Google 로그인을 취소했어요';
export const FAILED = '로그인하지 못했어요. 다시 시도해 주세요';

const refused = (sentence: string): Outcome => ({ kind: 'refused', sentence });

/** The answer in a login page's query; `undefined` when nobody comes back from a provider. */
export const answerOf = (query: URLSearchParams): ProviderAnswer | undefined => {
  const [state, code, error] = [query.get('state'), query.get('code'), query.get('error')];
  if (state === null && code === null && error === null) return undefined;
  return { state: state ?? '', code, error };
};

/**
 * Exchanges an answer, under the overlay. An answer to what this tab has not asked reaches nobody: somebody else may have
 * put it into the address to log people in as them.
 */
export const outcomeOf = async (
  { state, code, error }: ProviderAnswer,
  kept: KeptSignIn | undefined,
): Promise<Outcome> => {
  if (kept?.state !== state) return refused(FAILED);
  if (code === null) return refused(error === 'access_denied' ? CANCELLED : FAILED);
  try {
    const login = await popups.loading(loginWithGoogle(code, kept));
    if (login.accessToken !== undefined) return { kind: 'member', login };
    return login.socialToken === undefined ? refused(FAILED) : { kind: 'stranger', socialToken: login.socialToken };
  } catch (thrown) {
    const problem = toApiError(thrown);
    return refused(problem.code === 'TOO_MANY_REQUESTS' ? problem.sentence : problem.sentenceOr(FAILED));
  }
};
