import { endpoints, type ClientConfig, type LoginData } from '@dongne/contract';
import { paths, send } from '@dongne/platform';
import type { KeptSignIn } from './kept-sign-in';

/** A provider as the server's configuration names it. Its endpoint is absolute, or a path of our own origin (the sandbox). */
export type SocialProvider = ClientConfig['social'][number];

/** Where the provider sends people back to. The same text goes into the question and to the server. */
export const redirectUri = (): string => window.location.origin + paths.auth.login();

/**
 * Exchanges a provider's answer for a login. Tokens come only for an identity that is linked to a member; for any other
 * a `socialToken` that links it once a phone number is proved.
 *
 * @throws {ApiError} `VALIDATION` for an answer that is wrong, used or too old, `UNAVAILABLE`, `TOO_MANY_REQUESTS`.
 */
export const loginWithGoogle = (code: string, { verifier }: KeptSignIn): Promise<LoginData> =>
  send(endpoints.loginWithProvider, {
    body: { provider: 'GOOGLE', code, codeVerifier: verifier, redirectUri: redirectUri() },
  });
