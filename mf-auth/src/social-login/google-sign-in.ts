import { keepSignIn, type KeptSignIn } from './kept-sign-in';
import { redirectUri, type SocialProvider } from './social-api';

/** 256 bits: no state and no verifier can be guessed. */
const SECRET_BYTES = 32;

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const secret = (): string => base64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

const challengeOf = async (verifier: string): Promise<string> =>
  base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));

/**
 * Begins a sign-in (authorization code with PKCE, OpenID Connect) and keeps what its answer will be checked against.
 *
 * @returns the provider's address to go to; `undefined` where the browser remembers nothing or has no Web Crypto.
 */
export const beginSignIn = async (
  { clientId, authorizationEndpoint }: SocialProvider,
  stay: Pick<KeptSignIn, 'path' | 'number'>,
): Promise<string | undefined> => {
  // Outside of https (a phone in the developer's network) there is none.
  if (globalThis.crypto?.subtle === undefined) return undefined;
  const [state, verifier] = [secret(), secret()];
  if (!keepSignIn({ ...stay, state, verifier })) return undefined;
  const address = new URL(authorizationEndpoint, window.location.origin);
  const question = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri(),
    scope: 'openid email',
    state,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(question)) address.searchParams.set(name, value);
  return address.href;
};
