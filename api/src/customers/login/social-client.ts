import { sign } from 'node:crypto';
import * as oidc from 'openid-client';
import type { Clock, ClientProof, SocialProviderKeys } from '#base';
import { withOAuthErrors } from './naver';

/** Time-out of a provider, in seconds. */
const PROVIDER_LIMIT_S = 5;
/** Lifetime of the signed client secret, used for one call; Apple allows six months. */
const SIGNED_PROOF_TTL_S = 300;
const APPLE_AUDIENCE = 'https://appleid.apple.com';

type SignedProof = Extract<ClientProof, { readonly kind: 'signed' }>;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Client secret signed with our team's key (ES256); synchronous, because openid-client's hook is. */
const signedSecret = (clientId: string, { teamId, keyId, privateKey }: SignedProof, clock: Clock): string => {
  const iat = Math.floor(clock.now().getTime() / 1_000);
  const claims = { iss: teamId, sub: clientId, aud: APPLE_AUDIENCE, iat, exp: iat + SIGNED_PROOF_TTL_S };
  const text = `${encoded({ alg: 'ES256', kid: keyId })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
};

/** Client authentication for a provider: a secret, or a signed token (Apple). */
const proofWith = ({ clientId, proof }: SocialProviderKeys, clock: Clock): oidc.ClientAuth => {
  if (proof.kind === 'secret') return oidc.ClientSecretPost(proof.text);
  return (_server, _client, body) => {
    body.set('client_id', clientId);
    body.set('client_secret', signedSecret(clientId, proof, clock));
  };
};

/** Offset of our clock in seconds, for time-travelling tests; zero in production. */
const skewOf = (clock: Clock): number => Math.round((clock.now().getTime() - Date.now()) / 1_000);

/**
 * Configuration of openid-client. Verifies the signature of an id_token, although it arrives by TLS from its issuer.
 */
const clientOf = (keys: SocialProviderKeys, clock: Clock, skewS: number): oidc.Configuration => {
  const { clientId, profile, tokenEndpoint } = keys;
  const isOpenId = profile.kind === 'id-token';
  const client = new oidc.Configuration(
    {
      // Naver has no issuer; this placeholder is compared with nothing.
      issuer: isOpenId ? profile.issuer : new URL(tokenEndpoint).origin,
      // A stand-in's endpoint is a path of the app's origin; social-code-exchange.ts strips the URL to it.
      authorization_endpoint: new URL(keys.authorizationEndpoint, tokenEndpoint).href,
      token_endpoint: tokenEndpoint,
      ...(isOpenId && { jwks_uri: profile.jwksUri }),
    },
    clientId,
    { id_token_signed_response_alg: 'RS256', [oidc.clockSkew]: skewS },
    proofWith(keys, clock),
  );
  client.timeout = PROVIDER_LIMIT_S;
  if (isOpenId) oidc.enableNonRepudiationChecks(client);
  else client[oidc.customFetch] = withOAuthErrors;
  // Allows HTTP on loopback only, for a stand-in of the provider.
  if (new URL(tokenEndpoint).protocol === 'http:') oidc.allowInsecureRequests(client);
  return client;
};

/** Client of a provider, which caches the provider's keys; recreated when our clock is moved. */
export const socialClientOf = (keys: SocialProviderKeys, clock: Clock): (() => oidc.Configuration) => {
  let [skewS, client] = [0, clientOf(keys, clock, 0)];
  return () => {
    const now = skewOf(clock);
    if (now !== skewS) [skewS, client] = [now, clientOf(keys, clock, now)];
    return client;
  };
};
