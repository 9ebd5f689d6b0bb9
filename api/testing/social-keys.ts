import { generateKeyPairSync } from 'node:crypto';
import { realProvider, type SocialKeys, type SocialProviderKeys, type SocialProviderName } from '#base';

const ORIGIN = 'http://127.0.0.1:4000/provider';

const { privateKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

const keysOf = (name: SocialProviderName): SocialProviderKeys => ({
  ...realProvider(name, {
    clientId: 'our-own-app',
    proof:
      name === 'APPLE'
        ? { kind: 'signed', teamId: 'TEAM123456', keyId: 'KEY1234567', privateKey }
        : { kind: 'secret', text: 'our-secret' },
  }),
  authorizationEndpoint: '/provider/authorize',
  tokenEndpoint: `${ORIGIN}/token`,
  profile:
    name === 'NAVER'
      ? { kind: 'naver-profile', endpoint: `${ORIGIN}/me` }
      : { kind: 'id-token', issuer: ORIGIN, jwksUri: `${ORIGIN}/jwks` },
});

/** Keys of login providers at an address that no one serves. */
export const TEST_SOCIAL_KEYS: SocialKeys = {
  KAKAO: keysOf('KAKAO'),
  NAVER: keysOf('NAVER'),
  APPLE: keysOf('APPLE'),
  GOOGLE: keysOf('GOOGLE'),
};
