import { endpoints, type LoginData } from '@dongne/contract';
import { send } from '@dongne/platform';
import type { ProviderAnswer } from './provider-answer';

/**
 * Exchanges a provider's answer for a login. Tokens come only for an identity that is linked to a member; for any other
 * a `socialToken` that links it once a phone number is proved.
 *
 * @throws {ApiError} `VALIDATION` for an answer that is wrong, used, too old or another browser's, `UNAVAILABLE`, `TOO_MANY_REQUESTS`.
 */
export const finishSignIn = (
  answer: Pick<ProviderAnswer, 'state' | 'iss'> & { readonly code: string },
): Promise<LoginData> =>
  send(endpoints.loginWithProvider, {
    body: { code: answer.code, state: answer.state, ...(answer.iss !== null && { iss: answer.iss }) },
  });
