import { endpoints, type ClientConfig, type LoginData } from '@dongne/contract';
import { send } from '@dongne/platform';
import type { ProviderAnswer } from './provider-answer';

/** A provider that the server's configuration names. */
export type SocialProvider = ClientConfig['socialProviders'][number];

/** A sign-in that has begun. */
interface StartedSignIn {
  /** Where the browser goes; a path is of our own origin (the sandbox). */
  readonly authorizationUrl: string;
  /** Comes back with the answer. */
  readonly state: string;
}

/**
 * Begins a sign-in. What its answer will be checked against stays with the server and in a cookie that no script reads.
 *
 * @throws {ApiError} `VALIDATION` when the provider is off by now, `TOO_MANY_REQUESTS`.
 */
export const startSignIn = (provider: SocialProvider): Promise<StartedSignIn> =>
  send(endpoints.startWithProvider, { body: { provider, origin: window.location.origin } });

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
