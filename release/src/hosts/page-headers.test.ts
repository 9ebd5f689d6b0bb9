import { pageHeaders } from './page-headers';
import { serviceSources } from './service-sources';

const policyOf = (environment: Record<string, string>): string[] => {
  const places = { scripts: ['http://localhost:3001/'], connections: ['http://localhost:3001'] };
  const headers = pageHeaders('abc', places, serviceSources(environment));
  return (headers['Content-Security-Policy'] ?? '').split('; ');
};

describe('the CSP of the page', () => {
  it('names no external service without its key', () => {
    const policy = policyOf({ CHANNEL_PLUGIN_KEY: '', FIREBASE_MEASUREMENT_ID: '' });
    expect(policy.join('; ')).not.toContain('https:');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'nonce-abc' 'self' http://localhost:3001/",
        "require-trusted-types-for 'script'",
        'trusted-types default',
        "connect-src 'self' http://localhost:3001",
        "frame-src 'self'",
      ]),
    );
  });

  it('lets a window that visits pages of others keep its opener', () => {
    const openerPolicy = (isWindow: boolean) =>
      pageHeaders('abc', { scripts: [], connections: [] }, serviceSources({}), isWindow)['Cross-Origin-Opener-Policy'];
    expect(openerPolicy(false)).toBe('same-origin-allow-popups');
    expect(openerPolicy(true)).toBe('unsafe-none');
  });

  it('allows framing by its own origin only with a sandbox', () => {
    const framedBy = (environment: Record<string, string>) =>
      policyOf(environment).find((directive) => directive.startsWith('frame-ancestors'));
    expect(framedBy({})).toBe("frame-ancestors 'self'");
    expect(framedBy({ SANDBOX: 'off' })).toBe("frame-ancestors 'none'");
    expect(framedBy({ NODE_ENV: 'production' })).toBe("frame-ancestors 'none'");
    expect(framedBy({ NODE_ENV: 'production', SANDBOX: 'on' })).toBe("frame-ancestors 'none'");
  });

  it('allows forms only to configured card providers', () => {
    const formsGoTo = (environment: Record<string, string>) =>
      policyOf(environment).find((directive) => directive.startsWith('form-action'));
    expect(formsGoTo({})).toBe("form-action 'self'");
    expect(formsGoTo({ INICIS_MID: 'a-mid' })).toBe(
      "form-action 'self' https://stdpay.inicis.com https://inilitepay.inicis.com https://mobile.inicis.com",
    );
    expect(
      formsGoTo({ NICEPAY_CLIENT_ID: 'a-client', NICEPAY_CARD_FORM_URL: 'https://cards.nicepay.example/form?a=1' }),
    ).toBe("form-action 'self' https://pay.nicepay.co.kr https://cards.nicepay.example");
    expect(formsGoTo({ NICEPAY_CARD_FORM_URL: 'no address' })).toBe("form-action 'self'");
  });

  it('allows only Google Analytics with a Firebase key', () => {
    const policy = policyOf({ FIREBASE_MEASUREMENT_ID: 'G-ABCD' });
    expect(policy.filter((directive) => directive.includes('https:'))).toEqual([
      "connect-src 'self' http://localhost:3001 https://www.google-analytics.com",
    ]);
  });

  it('allows Kakao Maps with its key', () => {
    expect(policyOf({ KAKAO_MAP_KEY: 'a-key' })).toEqual(
      expect.arrayContaining([
        "script-src 'nonce-abc' 'self' http://localhost:3001/ https://dapi.kakao.com https://*.daumcdn.net https://*.kakaocdn.net",
        "img-src 'self' data: blob: https://*.daumcdn.net https://*.kakaocdn.net",
        "frame-src 'self'",
      ]),
    );
  });

  it('allows the postcode dialog when it is enabled', () => {
    expect(policyOf({ KAKAO_POSTCODE: 'on' })).toEqual(
      expect.arrayContaining([
        "script-src 'nonce-abc' 'self' http://localhost:3001/ https://t1.kakaocdn.net",
        "frame-src 'self' https://postcode.map.kakao.com https://postcode.map.daum.net",
      ]),
    );
  });

  it('allows ChannelTalk with its key, including its policies', () => {
    const policy = policyOf({ CHANNEL_PLUGIN_KEY: 'a-key' });
    expect(policy).toEqual(
      expect.arrayContaining([
        "connect-src 'self' http://localhost:3001 https://*.channel.io wss://*.channel.io",
        "img-src 'self' data: blob: https://*.channel.io",
        "frame-src 'self' https://*.channel.io",
        "script-src 'nonce-abc' 'self' http://localhost:3001/ https://*.channel.io",
        'trusted-types *',
      ]),
    );
  });
});
