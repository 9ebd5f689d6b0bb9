import Cookies from 'js-cookie';
import { deviceKind, nativeVersion, versionHeaders } from './client-headers';

afterEach(() => Cookies.remove('appVersion'));

describe('device kind of a visitor', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36', 'ANDROID'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'IOS'],
    ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)', 'IOS'],
    ['Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)', 'IOS'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'PC'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'PC'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'PC'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 'PC'],
    ['ANDROID', 'ANDROID'],
    ['IPHONE', 'IOS'],
    ['WINDOWS', 'PC'],
    ['curl/8.5.0', 'UNKNOWN'],
    ['', 'UNKNOWN'],
  ] as const)('of %j is %s', (userAgent, kind) => {
    expect(deviceKind(userAgent)).toBe(kind);
  });
});

describe('version of the native app', () => {
  it.each([
    ['android/1.4.2', { versioncode: '1.4.2', mobileplatform: 'android' }],
    ['ios/2.0', { versioncode: '2.0', mobileplatform: 'ios' }],
    ['windows/1.0', {}],
    ['android/', {}],
    ['android', {}],
    ['/1.4.2', {}],
    ['', {}],
  ])('in the cookie %j is sent as %j', (cookie, headers) => {
    Cookies.set('appVersion', cookie);
    expect(versionHeaders()).toEqual(headers);
  });

  it('is unknown in a browser', () => {
    expect(nativeVersion()).toBeUndefined();
    expect(versionHeaders()).toEqual({});
  });
});
