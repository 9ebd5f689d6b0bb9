import { generateKeyPairSync } from 'node:crypto';
import { offeredProviders, socialKeysOf } from './social-keys';
import { NO_SOCIAL_KEYS } from './social-providers';

const pemOf = (namedCurve: string): string =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

const APPLE = {
  APPLE_CLIENT_ID: 'com.ours.web',
  APPLE_TEAM_ID: 'TEAM123456',
  APPLE_KEY_ID: 'KEY1234567',
  APPLE_PRIVATE_KEY: pemOf('P-256').replaceAll('\n', '\\n'),
};
const SECRETS = {
  KAKAO_CLIENT_ID: '0123456789abcdef',
  KAKAO_CLIENT_SECRET: 'kakao-secret',
  NAVER_CLIENT_ID: 'naver-app-of-ours',
  NAVER_CLIENT_SECRET: 'naver-secret',
  GOOGLE_CLIENT_ID: '1-a.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'google-secret',
};

describe('keys of social logins', () => {
  it('are all off without keys', () => {
    expect(socialKeysOf({ KAKAO_CLIENT_ID: '' })).toEqual(NO_SOCIAL_KEYS);
    expect(offeredProviders(NO_SOCIAL_KEYS)).toEqual([]);
  });

  it('are the given others where a provider has none', () => {
    const others = socialKeysOf({ ...SECRETS, ...APPLE });
    const keys = socialKeysOf({ KAKAO_CLIENT_ID: 'our-own-app', KAKAO_CLIENT_SECRET: 'secret' }, others);
    expect(keys).toEqual({ ...others, KAKAO: expect.objectContaining({ clientId: 'our-own-app' }) });
  });

  it('are the real ones per provider if set', () => {
    const keys = socialKeysOf({ ...SECRETS, ...APPLE });
    expect(keys.KAKAO?.tokenEndpoint).toBe('https://kauth.kakao.com/oauth/token');
    expect(keys.NAVER?.tokenEndpoint).toBe('https://nid.naver.com/oauth2.0/token');
    expect(keys.GOOGLE?.tokenEndpoint).toBe('https://oauth2.googleapis.com/token');
    expect(keys.APPLE).toMatchObject({
      tokenEndpoint: 'https://appleid.apple.com/auth/token',
      answersByForm: true,
      proof: { kind: 'signed', teamId: 'TEAM123456', privateKey: expect.stringContaining('-----\n') },
    });
    expect(offeredProviders(socialKeysOf(APPLE))).toEqual(['APPLE']);
  });

  it('request more scopes if configured', () => {
    const keys = socialKeysOf({ ...SECRETS, KAKAO_SCOPE: 'openid account_email' });
    expect([keys.KAKAO?.scope, keys.GOOGLE?.scope]).toEqual(['openid account_email', 'openid email']);
  });

  it.each(Object.keys({ ...SECRETS, ...APPLE }))('stop the start when only %s is missing', (name) => {
    expect(() => socialKeysOf({ ...SECRETS, ...APPLE, [name]: '' })).toThrow(new RegExp(`missing: ${name}`));
  });

  it.each([
    ['a text', 'nonsense'],
    ['of another curve', pemOf('P-384')],
  ])('stop the start when Apple’s private key is %s, without printing it', (_case, pem) => {
    expect(() => socialKeysOf({ ...APPLE, APPLE_PRIVATE_KEY: pem })).toThrow(/^APPLE_PRIVATE_KEY must be the text of/);
  });
});
