import * as oidc from 'openid-client';
import { type Clock, Refusal, type SocialProviderKeys } from '#base';
import { askNaverProfile } from './naver';
import { attemptLost, type Attempt } from './social-attempts';
import { socialClientOf } from './social-client';
import type { VouchedAccount } from './social-schemas';

/** Callback parameters from the provider. */
interface ProviderAnswer {
  readonly code: string;
  /** Issuer of the response, if sent (RFC 9207). */
  readonly iss?: string;
}

/** Path below the app's origin; Apple's form post goes to the API, which redirects to the login page. */
const RETURN_PATH = '/login';
const FORM_RETURN_PATH = '/v1/app/auth/social/apple';

const redirectUriOf = ({ answersByForm }: SocialProviderKeys, origin: string): string =>
  origin + (answersByForm ? FORM_RETURN_PATH : RETURN_PATH);

/** Error codes for an invalid id_token: forged, of another attempt or app, expired, or wrongly signed. */
const BAD_TOKENS: readonly string[] = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
];
/** Error codes about our own credentials, which a retry does not fix; RFC 6749 §5.2. */
const ABOUT_US: readonly string[] = ['invalid_client', 'unauthorized_client'];

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof oidc.ResponseBodyError && error.status === 400 && !ABOUT_US.includes(error.error))
    return attemptLost();
  if (error instanceof oidc.AuthorizationResponseError) return attemptLost();
  if (error instanceof oidc.ClientError && BAD_TOKENS.includes(error.code ?? '')) return attemptLost();
  return new Refusal('UNAVAILABLE', { cause: error });
};

/** Authorization flow of a provider. */
export interface SocialFlow {
  /**
   * Authorization URL: absolute, or a path of the app's origin.
   *
   * @param asksAgain forces a new login at the provider.
   */
  readonly address: (attempt: Attempt, asksAgain?: boolean) => Promise<string>;
  /**
   * Exchanges the code for the account at the provider: calls its token endpoint, then checks the id_token's signature,
   * issuer, audience, time and nonce, or requests the profile.
   *
   * @throws {Refusal} `VALIDATION` for an invalid code or id_token, `UNAVAILABLE` when the provider does not respond
   * within five seconds or violates the protocol.
   */
  readonly exchange: (answer: ProviderAnswer, attempt: Attempt) => Promise<VouchedAccount>;
}

/** Creates the flow of a provider. */
export const socialFlowOf = (keys: SocialProviderKeys, clock: Clock): SocialFlow => {
  const clientNow = socialClientOf(keys, clock);
  const { profile, scope, answersByForm, authorizationEndpoint, askAgain } = keys;

  const address = async ({ origin, state, nonce, verifier }: Attempt, asksAgain = false): Promise<string> => {
    const url = oidc.buildAuthorizationUrl(clientNow(), {
      redirect_uri: redirectUriOf(keys, origin),
      state,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(scope !== '' && { scope }),
      ...(profile.kind === 'id-token' && { nonce }),
      ...(answersByForm && { response_mode: 'form_post' }),
      ...(asksAgain && askAgain),
    });
    return authorizationEndpoint.startsWith('/') ? url.pathname + url.search : url.href;
  };

  const exchange = async ({ code, iss }: ProviderAnswer, attempt: Attempt): Promise<VouchedAccount> => {
    const { origin, state, nonce, verifier } = attempt;
    const returned = new URL(redirectUriOf(keys, origin));
    returned.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
    try {
      const client = clientNow();
      const tokens = await oidc.authorizationCodeGrant(
        client,
        returned,
        {
          expectedState: state,
          pkceCodeVerifier: verifier,
          ...(profile.kind === 'id-token' && { expectedNonce: nonce, idTokenExpected: true }),
        },
        // Naver requires the state here; the others ignore it.
        { state },
      );
      if (profile.kind === 'naver-profile') return await askNaverProfile(client, profile.endpoint, tokens.access_token);
      const claims = tokens.claims();
      if (claims === undefined || claims.sub === '') throw attemptLost();
      const email = claims['email'];
      return { subject: claims.sub, email: typeof email === 'string' ? email : null };
    } catch (error) {
      throw refusalOf(error);
    }
  };
  return { address, exchange };
};
