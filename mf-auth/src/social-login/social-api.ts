import { endpoints, type LoginData } from '@dongne/contract';
import { send } from '@dongne/platform';
import type { ProviderAnswer } from './provider-answer';

/**
 * Exchanges a provider's code for a login. Returns tokens for a linked identity only; any other gets
 * a `socialToken` that links it once a phone number is verified.
 * @throws {ApiError} `VALIDATION` for a code that is wrong, used, expired or another browser's, `UNAVAILABLE`,
 * `TOO_MANY_REQUESTS`.
 */
export const finishSignIn = (
  answer: Pick<ProviderAnswer, 'state' | 'iss'> & { readonly code: string },
): Promise<LoginData> =>
  send(endpoints.loginWithProvider, {
    body: { code: answer.code, state: answer.state, ...(answer.iss !== null && { iss: answer.iss }) },
  });
