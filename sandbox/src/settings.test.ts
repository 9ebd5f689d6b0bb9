import { offeredProviders } from '@dongne/api/base';
import { readSettings } from './settings';

const SECRET = 'a secret of these tests, 32 bytes';
const settings = (environment: Readonly<Record<string, string>> = {}) =>
  readSettings({ TOKEN_SECRET: SECRET, PORT: '4321', ...environment });

describe('settings of an API with its sandbox', () => {
  it('have its card providers without keys, at its own loopback port', () => {
    const { inicis, nicepay } = settings().config.cardProviders;
    expect(inicis?.apiUrl).toBe('http://127.0.0.1:4321/sandbox/inicis');
    expect(inicis?.pcBases.fc).toBe('http://127.0.0.1:4321/sandbox/inicis');
    expect(nicepay?.apiUrl).toBe('http://127.0.0.1:4321/sandbox/nicepay');
  });

  it('have its messages and vouchers without keys, at its own loopback port', () => {
    const { messages, vouchers } = settings().config;
    expect(messages).toMatchObject({ sms: { apiUrl: 'http://127.0.0.1:4321/sandbox/nhn' } });
    expect(vouchers?.apiUrl).toBe('http://127.0.0.1:4321/sandbox/vouchers');
  });

  it('have its logins without keys, at loopback and below the app’s origin', () => {
    const { social } = settings().config;
    expect(offeredProviders(social)).toEqual(['KAKAO', 'NAVER', 'APPLE', 'GOOGLE']);
    expect(social.NAVER).toMatchObject({
      authorizationEndpoint: '/sandbox/oidc/naver/authorize',
      tokenEndpoint: 'http://127.0.0.1:4321/sandbox/oidc/naver/token',
      profile: { kind: 'naver-profile', endpoint: 'http://127.0.0.1:4321/sandbox/oidc/naver/me' },
    });
  });

  it('leave every provider off with SANDBOX=off and in production', () => {
    expect(settings().isOn).toBe(true);
    for (const environment of [{ SANDBOX: 'off' }, { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://a.example' }]) {
      const { config, isOn } = settings(environment);
      expect([isOn, config.vouchers, config.messages.sms]).toEqual([false, null, null]);
    }
  });

  it('refuse SANDBOX=on in production', () => {
    expect(() => settings({ NODE_ENV: 'production', SANDBOX: 'on' })).toThrow(/SANDBOX/);
  });
});
