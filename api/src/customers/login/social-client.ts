import { sign } from 'node:crypto';
import * as oidc from 'openid-client';
import { type Clock, type ClientProof, type SocialProviderKeys } from '#base';
import { speakLikeOthers } from './naver';

/** Longest wait for a provider, in seconds. */
const PROVIDER_LIMIT_S = 5;
/** Apple allows six months; it is signed for one call. */
const SIGNED_PROOF_LIVES_S = 300;
const APPLE_AUDIENCE = 'https://appleid.apple.com';

type SignedProof = Extract<ClientProof, { readonly kind: 'signed' }>;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token that we sign with the key of our team (ES256); the client that sends it cannot wait, so it is signed at once. */
const signedSecret = (clientId: string, { teamId, keyId, privateKey }: SignedProof, clock: Clock): string => {
  const iat = Math.floor(clock.now().getTime() / 1_000);
  const claims = { iss: teamId, sub: clientId, aud: APPLE_AUDIENCE, iat, exp: iat + SIGNED_PROOF_LIVES_S };
  const text = `${encoded({ alg: 'ES256', kid: keyId })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
};

/** Our secret as the provider wants it: a text, or a token for this one call (Apple). */
const proofWith = ({ clientId, proof }: SocialProviderKeys, clock: Clock): oidc.ClientAuth => {
  if (proof.kind === 'secret') return oidc.ClientSecretPost(proof.text);
  return (_server, _client, body) => {
    body.set('client_id', clientId);
    body.set('client_secret', signedSecret(clientId, proof, clock));
  };
};

/** Seconds that our clock is ahead of the machine's, which a test may move; in production none. */
const skewOf = (clock: Clock): number => Math.round((clock.now().getTime() - Date.now()) / 1_000);

/** What openid-client must know of a provider. The signature of an id_token is checked, though it comes by TLS from where it is made. */
const clientOf = (keys: SocialProviderKeys, clock: Clock, skewS: number): oidc.Configuration => {
  const { clientId, profile, tokenEndpoint } = keys;
  const isOpenId = profile.kind === 'id-token';
  const client = new oidc.Configuration(
    {
      // Naver has no issuer; the name is compared with nothing then.
      issuer: isOpenId ? profile.issuer : new URL(tokenEndpoint).origin,
      // The sandbox's is a path of the app's origin, to which the address is cut back (social-code-exchange.ts).
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
  else client[oidc.customFetch] = speakLikeOthers;
  // Only the sandbox's provider is at a loopback address, without TLS.
  if (new URL(tokenEndpoint).protocol === 'http:') oidc.allowInsecureRequests(client);
  return client;
};

/** The client of a provider; it keeps the provider's keys once it has them, and is made anew when our clock is moved. */
export const socialClientOf = (keys: SocialProviderKeys, clock: Clock): (() => oidc.Configuration) => {
  let [skewS, client] = [0, clientOf(keys, clock, 0)];
  return () => {
    const now = skewOf(clock);
    if (now !== skewS) [skewS, client] = [now, clientOf(keys, clock, now)];
    return client;
  };
};
