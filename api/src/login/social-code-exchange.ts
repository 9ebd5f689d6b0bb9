import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { type Clock, invalidField, Refusal } from '../common';
import type { OidcProvider } from '../config';

/** What the browser brought back, with the secrets of its attempt. */
export interface AuthorizationGrant {
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

/** Whom the provider vouches for. */
export interface VouchedAccount {
  readonly subject: string;
  readonly email: string | null;
}

const PROVIDER_LIMIT_MS = 5_000;
/** Google's keys are of this kind; what anybody could sign or leave unsigned is not on the list. */
const ALGORITHMS = ['RS256'];

const tryAgain = (): Refusal => invalidField('code', '로그인을 다시 시도해 주세요');

const askForToken = async (provider: OidcProvider, grant: AuthorizationGrant): Promise<unknown> => {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: grant.code,
    code_verifier: grant.codeVerifier,
    redirect_uri: grant.redirectUri,
    client_id: provider.clientId,
    ...(provider.clientSecret === null ? {} : { client_secret: provider.clientSecret }),
  });
  const answer = await fetch(provider.tokenEndpoint, {
    method: 'POST',
    body: form,
    redirect: 'error',
    signal: AbortSignal.timeout(PROVIDER_LIMIT_MS),
  });
  // 400 is about the grant; 401 is about our own keys, which trying again does not mend (RFC 6749 §5.2).
  if (answer.status === 400) throw tryAgain();
  if (!answer.ok) throw new Refusal('UNAVAILABLE');
  return answer.json();
};

const idTokenOf = (answer: unknown): string => {
  if (typeof answer === 'object' && answer !== null && 'id_token' in answer && typeof answer.id_token === 'string')
    return answer.id_token;
  throw new Refusal('UNAVAILABLE');
};

/** Whether a token is to blame, and not that its keys could not be fetched. */
const isBadToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  error.code !== 'ERR_JOSE_GENERIC';

/**
 * Exchanges codes of a provider for accounts: asks its token endpoint, then checks the id_token's signature, issuer,
 * audience and time. The provider's keys are fetched when first needed and kept.
 *
 * The exchange throws a {@link Refusal}: `VALIDATION` for a code, verifier or id_token that does not hold,
 * `UNAVAILABLE` when the provider cannot be reached within five seconds or does not speak the protocol.
 */
export const codeExchangeWith = (provider: OidcProvider, clock: Clock) => {
  const keys = createRemoteJWKSet(new URL(provider.jwksUri), { timeoutDuration: PROVIDER_LIMIT_MS });
  return async (grant: AuthorizationGrant): Promise<VouchedAccount> => {
    try {
      const { payload } = await jwtVerify(idTokenOf(await askForToken(provider, grant)), keys, {
        algorithms: ALGORITHMS,
        issuer: provider.issuer,
        audience: provider.clientId,
        currentDate: clock.now(),
        requiredClaims: ['exp', 'sub'],
      });
      const { sub = '', email } = payload;
      if (sub === '') throw tryAgain();
      return { subject: sub, email: typeof email === 'string' ? email : null };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw isBadToken(error) ? tryAgain() : new Refusal('UNAVAILABLE', { cause: error });
    }
  };
};
