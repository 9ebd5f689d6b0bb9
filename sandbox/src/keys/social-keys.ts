import { generateKeyPairSync } from 'node:crypto';
import { realProvider, type SocialKeys, type SocialProviderKeys, type SocialProviderName } from '@dongne/api/base';

let sandboxKey: string | undefined;
/** Key generated per process, so that no key is in the source. */
const sandboxAppleKey = (): string =>
  (sandboxKey ??= generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString());

/** Sandbox provider with the protocol of the real one, called at the API's loopback port. */
export const sandboxProvider = (name: SocialProviderName, port: number): SocialProviderKeys => {
  const path = `/sandbox/oidc/${name.toLowerCase()}`;
  const issuer = `http://127.0.0.1:${port}${path}`;
  const real = realProvider(name, {
    clientId: 'sandbox',
    proof:
      name === 'APPLE'
        ? { kind: 'signed', teamId: 'SANDBOXTEAM', keyId: 'SANDBOXKEY', privateKey: sandboxAppleKey() }
        : { kind: 'secret', text: `sandbox-secret-of-${name.toLowerCase()}` },
  });
  return {
    ...real,
    authorizationEndpoint: `${path}/authorize`,
    tokenEndpoint: `${issuer}/token`,
    profile:
      real.profile.kind === 'id-token'
        ? { kind: 'id-token', issuer, jwksUri: `${issuer}/jwks` }
        : { kind: 'naver-profile', endpoint: `${issuer}/me` },
  };
};

/** All four providers of the sandbox. */
export const sandboxSocialKeys = (port: number): SocialKeys => ({
  KAKAO: sandboxProvider('KAKAO', port),
  NAVER: sandboxProvider('NAVER', port),
  APPLE: sandboxProvider('APPLE', port),
  GOOGLE: sandboxProvider('GOOGLE', port),
});
